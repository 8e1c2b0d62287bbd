/** Rules of the documents that modules read text from, and of the materials kept of them (requirements/files.md). */
import { type Message, message } from '@lectern/texts/message'
import { checkRecording, isRecordingName, LISTENING_TYPES } from './listening.ts'
import { MEGABYTE } from './prices.ts'

/** Modules whose documents are read by the one shared call. */
export const EXTRACTION_MODULES = ['writing', 'understanding', 'exam', 'notes'] as const
export type ExtractionModule = (typeof EXTRACTION_MODULES)[number]

/** Where material is brought: to those above, to those that read documents by calls of their own, and to the library. */
export const MATERIAL_SOURCES = [...EXTRACTION_MODULES, 'recite', 'ocr', 'lecture', 'listening', 'library'] as const
export type MaterialSource = (typeof MATERIAL_SOURCES)[number]

/** The most that any module takes; understanding takes less. */
export const EXTRACTION_LIMIT_BYTES = 10 * MEGABYTE
export const EXTRACTION_TOO_LARGE = message('documents.tooLarge')

/** How many materials a page of the library, and of the list to choose from, shows. */
export const MATERIALS_PER_PAGE = 10
/** How much of what a module made of a material is shown with it, the newest. */
export const MOST_MADE_SHOWN = 100

/** Why nothing more is kept: the student's files and texts reach their limit (requirements/files.md#storage). */
export const STORAGE_FULL = message('documents.storageFull')

/** What a module reads text from, and what it does with too much of it. */
export interface ExtractionRules {
  /** Endings, with their dot. */
  types: readonly (DocumentEnding | ImageEnding)[]
  /** The largest file that is allowed. */
  limitBytes: number
  /** What is said of a file beyond it. */
  tooLargeText: Message
  /** Text beyond the word limit is cut off; elsewhere it is refused. */
  isTruncated: boolean
}

type DocumentEnding = '.txt' | '.md' | '.pdf' | '.doc' | '.docx' | '.ppt' | '.pptx' | '.epub'

/** Images, whose text is recognised (requirements/files.md#file-types). */
const IMAGE_ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.gif'] as const
type ImageEnding = (typeof IMAGE_ENDINGS)[number]

/** Whether files of an ending are pictures, whose text has to be recognised. */
export const isImageEnding = (ending: DocumentEnding | ImageEnding): ending is ImageEnding =>
  (IMAGE_ENDINGS as readonly string[]).includes(ending)

const ALL_TYPES = ['.txt', '.pdf', '.doc', '.docx', '.ppt', '.pptx', ...IMAGE_ENDINGS] as const

/** What the shared call reads for each of its modules (requirements/files.md#file-types). */
export const EXTRACTION_RULES: Readonly<Record<ExtractionModule, ExtractionRules>> = {
  writing: {
    types: ALL_TYPES,
    limitBytes: EXTRACTION_LIMIT_BYTES,
    tooLargeText: EXTRACTION_TOO_LARGE,
    isTruncated: false,
  },
  understanding: {
    types: ['.txt', '.md', '.pdf', '.docx'],
    limitBytes: MEGABYTE,
    tooLargeText: message('documents.tooLargeForUnderstanding'),
    isTruncated: true,
  },
  exam: {
    types: ALL_TYPES,
    limitBytes: EXTRACTION_LIMIT_BYTES,
    tooLargeText: message('documents.tooLargeForExam'),
    isTruncated: false,
  },
  notes: {
    types: ALL_TYPES,
    limitBytes: EXTRACTION_LIMIT_BYTES,
    tooLargeText: EXTRACTION_TOO_LARGE,
    isTruncated: true,
  },
}

/** What documents the library takes: all that any module reads, and books. */
export const LIBRARY_RULES: ExtractionRules = {
  types: ['.txt', '.md', '.epub', ...ALL_TYPES.slice(1)],
  limitBytes: EXTRACTION_LIMIT_BYTES,
  tooLargeText: EXTRACTION_TOO_LARGE,
  isTruncated: true,
}

/** The endings of all that is brought to the library: documents, pictures and recordings. */
export const LIBRARY_TYPES = [...LIBRARY_RULES.types, ...LISTENING_TYPES] as const

/** What a file is, by its bytes. */
export type FileKind = 'text' | 'pdf' | 'word' | 'powerpoint' | 'book' | 'image'

/** Endings, without their dot, that a file of a kind goes by. Word opens its old and its new kind under either's. */
const ENDINGS_OF_KIND: Readonly<Record<FileKind, readonly string[]>> = {
  text: ['txt', 'md'],
  pdf: ['pdf'],
  word: ['doc', 'docx', 'docm', 'dot', 'dotx'],
  powerpoint: ['ppt', 'pptx', 'pptm', 'pps', 'ppsx', 'pot', 'potx'],
  book: ['epub'],
  image: ['png', 'jpg', 'jpeg', 'jpe', 'jfif', 'webp', 'gif'],
}
/** Endings of what no reader here reads: a document under such a name is one that was renamed. */
const ENDINGS_OF_OTHERS = ['mp3', 'mp4', 'm4a', 'wav', 'webm', 'ogg', 'htm', 'html', 'xml', 'svg', 'rtf', 'zip', 'exe']

const MISNAMED = {
  text: 'documents.misnamedText',
  pdf: 'documents.misnamedPdf',
  word: 'documents.misnamedWord',
  powerpoint: 'documents.misnamedPowerpoint',
  book: 'documents.misnamedBook',
  image: 'documents.misnamedImage',
} as const satisfies Record<FileKind, string>

/** The ending of a name in small letters, without its dot; '' where it has none. 'Chapter 1.2' and '3.5 notes' have none. */
const endingOf = (name: string): string => /\.([a-z][a-z0-9]{0,9})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Whether a name names another kind of file than its bytes say. A name without an ending names none. Any bytes could
 * be text, so text goes by its own endings alone; what other files are, their bytes prove, whatever unknown ending they have.
 */
export function isMisnamed(name: string, kind: FileKind): boolean {
  const ending = endingOf(name)
  if (ending === '' || ENDINGS_OF_KIND[kind].includes(ending)) return false
  return kind === 'text' || [...Object.values(ENDINGS_OF_KIND).flat(), ...ENDINGS_OF_OTHERS].includes(ending)
}

/** Why a file whose name names another kind is refused. */
export const misnamedFile = (name: string, kind: FileKind): Message =>
  message(MISNAMED[kind], { ending: endingOf(name) })

/** Why a picture that breaks off or holds nonsense is refused. */
export const IMAGE_DAMAGED = message('documents.imageDamaged')

/** Why a document cannot be read, by what is wrong with it. */
export const WHY_UNREADABLE = {
  empty: message('documents.empty'),
  encrypted: message('documents.encrypted'),
  copy_protected: message('documents.copyProtected'),
  old_format: message('documents.oldFormat'),
  broken: message('documents.broken'),
  too_complex: message('documents.tooComplex'),
  timeout: message('documents.timeout'),
} as const

/** '.txt, .pdf, .ppt', with the marks that a language lists things with. */
export const listed = (things: readonly string[]): Message | string =>
  things.reduceRight<Message | string>(
    (rest, first) => (rest === '' ? first : message('ui.items', { first, rest })),
    '',
  )

/** Why a file is refused where only those `types`, endings with their dot, are read. */
export const unsupportedType = (types: readonly string[]): Message =>
  message('documents.unsupportedType', { types: listed(types) })

/** Whether a file may be of one of the types by its name; text goes by `.txt`, `.md` and no ending at all. */
export function hasEndingOf(name: string, types: readonly string[]): boolean {
  const ending = endingOf(name)
  return types.includes(`.${ending}`) || (types.includes('.txt') && !isMisnamed(name, 'text'))
}

/** Why a file cannot be uploaded, or null. The server looks at the bytes as well. */
export const checkDocument = (module: ExtractionModule, file: { name: string; size: number }): Message | null =>
  checkByRules(EXTRACTION_RULES[module], file)

/** Why a file cannot be brought into the library, or null. */
export const checkMaterial = (file: { name: string; size: number }): Message | null =>
  isRecordingName(file.name) ? checkRecording(file) : checkByRules(LIBRARY_RULES, file, LIBRARY_TYPES)

function checkByRules(
  { types, limitBytes, tooLargeText }: ExtractionRules,
  file: { name: string; size: number },
  named: readonly string[] = types,
): Message | null {
  if (!hasEndingOf(file.name, types)) return unsupportedType(named)
  return file.size > limitBytes ? tooLargeText : null
}
