import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The texts and labels that the study engine is measured on. They lie beside the clone, as not all of them may be
 * passed on; `split.tsv` says which part each belongs to. Rules are tuned on the `seen` part alone. What is made of the
 * `unseen` part is looked at by readers when a figure is taken, and by nobody in between.
 */
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus')

export const PARTS = ['seen', 'unseen'] as const
export type Part = (typeof PARTS)[number]

export const LANGUAGES = ['en', 'zh-hans', 'zh-hant'] as const
export type Language = (typeof LANGUAGES)[number]

export interface CorpusText {
  /** Below the corpus' folder of texts, such as `en/statute/patents-act.txt`. */
  file: string
  language: Language
  /** What sort of text it is: `textbook`, `lecture`, `notes` … */
  kind: string
  text: string
}

export interface CorpusEssay {
  file: string
  language: Language
  /** The task that the essay answers, or its title: the first line. */
  task: string
  /** All of the file, the task included: labelled mistakes are counted from its start. */
  text: string
}

/** The texts of one part, in the order of their names. */
export const readTexts = (part: Part): CorpusText[] =>
  filesOf(part, (file) => !file.startsWith('labels/')).map((file) => {
    const [language = '', kind = ''] = file.split('/')
    return { file, language: language as Language, kind, text: read('texts', file) }
  })

/** Texts that lie elsewhere, in folders such as `zh-hant/lesson/`: what no rule has met is best fetched anew. */
export const readFolder = (folder: string): CorpusText[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => {
      const [language = '', kind = ''] = file.split('/')
      return { file, language: language as Language, kind, text: readFileSync(join(folder, file), 'utf8') }
    })

/** The essays of one part, in the order of their names. */
export const readEssays = (part: Part): CorpusEssay[] =>
  filesOf(part, (file) => file.startsWith('labels/essays/')).map((path) => {
    const text = read(path)
    const file = path.slice('labels/essays/'.length)
    return { file, language: languageOfEssay(file), task: text.split('\n')[0] ?? '', text }
  })

/** Rows of a table of labels, by the names of its columns; those whose `file` is of the part. */
export function readLabels(part: Part, table: string): Record<string, string>[] {
  const files = new Set(filesOf(part, () => true).map((file) => file.replace('labels/essays/', '')))
  return readTable(join(FOLDER, 'labels', table)).filter(({ file = '' }) => files.has(file))
}

/** Rows of tab-separated values with a line of names at the top. */
export function readTable(path: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}

function filesOf(part: Part, isWanted: (file: string) => boolean): string[] {
  return readTable(join(import.meta.dirname, 'split.tsv')).flatMap(({ part: found, file = '' }) =>
    found === part && isWanted(file) ? [file] : [],
  )
}

const read = (...path: string[]): string => readFileSync(join(FOLDER, ...path), 'utf8')

const languageOfEssay = (file: string): Language => LANGUAGES.find((language) => file.startsWith(language)) ?? 'en'
