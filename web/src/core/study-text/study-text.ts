/** A piece of text in one hand. */
export interface Run {
  text: string
  isStrong?: true
  isEmphasis?: true
  isCode?: true
  /** Code on lines of its own, its lines and spaces as they are. */
  isBlock?: true
  /** Above or below the line, as in x² or H₂O. */
  place?: 'sub' | 'sup'
}

export type Runs = readonly Run[]

export interface ListItem {
  runs: Runs
  /** Lists under the item. */
  lists: readonly List[]
}

export interface List {
  kind: 'list'
  isOrdered: boolean
  items: readonly ListItem[]
}

export interface Heading {
  kind: 'heading'
  level: 2 | 3 | 4
  runs: Runs
}

export type Block =
  | Heading
  | List
  /** `isFailure`: stands in place of a part that could not be made. */
  | { kind: 'paragraph'; runs: Runs; isFailure?: true }
  | { kind: 'quote'; runs: Runs }
  /** Sets what follows apart from what stands under the heading before. */
  | { kind: 'break' }
  /** A program, its lines and spaces as they are. */
  | { kind: 'code'; text: string }
  | { kind: 'terms'; terms: readonly { term: Runs; meaning: Runs }[] }
  | { kind: 'table'; header: readonly Runs[]; rows: readonly (readonly Runs[])[] }

/**
 * Study material as structure: what notes are shown, kept and exported from. Markup exists only at its edges
 * (`read-html.ts`, `write-html.ts`), so nothing that a model wrote can become more than text here
 * (requirements/files.md#untrusted-text).
 */
export type StudyText = readonly Block[]

export const textOf = (runs: Runs): string => runs.map(({ text, isBlock }) => (isBlock ? `\n${text}` : text)).join('')
