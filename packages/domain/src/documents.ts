/** Rules of the documents that modules read text from, and of the materials kept of them (2§5, readings 21 and 24). */
import { WORD_LIMIT } from './content.ts'
import { MEGABYTE } from './prices.ts'
import { formatCount } from './words.ts'

/** Modules whose documents are read by the one shared call. */
export const EXTRACTION_MODULES = ['writing', 'understanding', 'exam', 'notes'] as const
export type ExtractionModule = (typeof EXTRACTION_MODULES)[number]

/** Modules that bring material: those above, and those that read documents by calls of their own. */
export const MATERIAL_SOURCES = [...EXTRACTION_MODULES, 'recite', 'ocr'] as const
export type MaterialSource = (typeof MATERIAL_SOURCES)[number]

/** The most that any module takes; understanding takes less. */
export const EXTRACTION_LIMIT_BYTES = 10 * MEGABYTE
export const EXTRACTION_TOO_LARGE = 'File exceeds 10 MB limit.'

export const MATERIALS_PER_PAGE = 10
/** Of a material's text, in a list: enough to know it by. */
export const MATERIAL_EXCERPT_CHARACTERS = 160

export const STORAGE_FULL = 'Storage limit reached. Delete files to free space.'

interface ExtractionRules {
  /** Endings, with their dot. */
  types: readonly (DocumentEnding | ImageEnding)[]
  limitBytes: number
  tooLargeText: string
  /** Text beyond the word limit is cut off; elsewhere it is refused. */
  isTruncated: boolean
}

type DocumentEnding = '.txt' | '.md' | '.pdf' | '.doc' | '.docx' | '.ppt' | '.pptx'

/** Images, whose text is recognised (reading 21). */
const IMAGE_ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.gif'] as const
type ImageEnding = (typeof IMAGE_ENDINGS)[number]

export const isImageEnding = (ending: DocumentEnding | ImageEnding): ending is ImageEnding =>
  (IMAGE_ENDINGS as readonly string[]).includes(ending)

const ALL_TYPES = ['.txt', '.pdf', '.doc', '.docx', '.ppt', '.pptx', ...IMAGE_ENDINGS] as const

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
    tooLargeText: 'File too large. Please select a file smaller than 1MB.',
    isTruncated: true,
  },
  exam: {
    types: ALL_TYPES,
    limitBytes: EXTRACTION_LIMIT_BYTES,
    tooLargeText: 'File too large. Maximum file size is 10MB.',
    isTruncated: false,
  },
  notes: {
    types: ALL_TYPES,
    limitBytes: EXTRACTION_LIMIT_BYTES,
    tooLargeText: EXTRACTION_TOO_LARGE,
    isTruncated: true,
  },
}

export const unsupportedType = (types: readonly string[]): string =>
  `Unsupported file type. Please upload: ${types.join(', ')}`

/** Why a file cannot be uploaded, or null. The server looks at the bytes as well. */
export function checkDocument(module: ExtractionModule, file: { name: string; size: number }): string | null {
  const { types, limitBytes, tooLargeText } = EXTRACTION_RULES[module]
  const name = file.name.toLowerCase()
  if (!types.some((type) => name.endsWith(type))) return unsupportedType(types)
  return file.size > limitBytes ? tooLargeText : null
}

export const textTruncated = `Only the first ${formatCount(WORD_LIMIT)} words of the document are used.`
