import type { Block, MappedBlock } from './parse/blocks.ts'
import { readBlocks } from './parse/blocks.ts'
import { EXERCISE, OBJECTIVE, OBJECTIVES_SECTION, UNREAD_SECTION } from './parse/data/headings.ts'
import { splitLines } from './parse/lines.ts'
import { MappedText } from './parse/mapped-text.ts'
import { dropMarkup } from './parse/markup.ts'
import { type Language, languageOf } from './parse/script.ts'
import { type Sentence, splitSentences } from './parse/sentences.ts'

export type { Block } from './parse/blocks.ts'
export type { Place } from './parse/mapped-text.ts'
export type { Language } from './parse/script.ts'
export type { Sentence } from './parse/sentences.ts'

/** A heading and the sentences under it. Text before the first heading stands in a section without a title. */
export type Section = {
  readonly id: number
  readonly title: string
  readonly level: number
  readonly sentences: readonly Sentence[]
  /** Exercises, references, objectives and the like, which no item is made from. */
  readonly isUnread: boolean
}

/** A student's text, read: what every answer of the engine starts from. Places are ranges of UTF-16 units in it. */
export type StudyDocument = {
  readonly source: string
  readonly language: Language
  /** Whether it is talk written down: much of it says 'you' and 'we'. */
  readonly isSpoken: boolean
  readonly blocks: readonly Block[]
  readonly sections: readonly Section[]
  readonly sentences: readonly Sentence[]
}

/** So many statements after the last exercise are no longer a part of it. */
const FEWEST_STATEMENTS = 3
const STATEMENT_END = /\p{L}{2}\.(?=\s|$)|。/gu
const SPOKEN_SHARE = 0.22
const SPOKEN_WORDS = /\b(?:you|your|I|we|let[’']s)\b/

/**
 * Reads `text`: blocks, sections and sentences, each with its place. Never fails; takes about 7 ms of CPU for 1,000 words,
 * beside half a second for loading the language libraries at their first use.
 */
export function parseDocument(text: string): StudyDocument {
  const blocks = readBlocks(splitLines(dropMarkup(MappedText.of(text))))
  const sections = readSections(blocks)
  const sentences = sections.flatMap((section) => section.sentences)
  return {
    source: text,
    language: languageOf(text),
    isSpoken: isSpoken(sentences),
    blocks: blocks.map(({ content: _, ...block }) => block),
    sections,
    sentences,
  }
}

/** An answer to choose: 'A.', '(b)'. */
const CHOICE = /[A-Ha-h][.)、．）]\s*$/

/** Whether a line of a list is an answer to choose, by its mark. */
export const isChoice = ({ source }: Pick<StudyDocument, 'source'>, { start }: Block): boolean =>
  CHOICE.test(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))

/** Whether `below` stands in the line after `above`, or at least without an empty line between them. */
export const isRightBelow = ({ source }: Pick<StudyDocument, 'source'>, above: Block, below: Block): boolean =>
  !/\n\s*\n/.test(source.slice(above.end, below.start))

/** The sentences in `language` that items may be made from, each once however often it is repeated. */
export function readableSentences({ sentences, sections }: StudyDocument, language: Language): Sentence[] {
  const seen = new Set<string>()
  return sentences.filter((sentence) => {
    if (sentence.language !== language || sections[sentence.section]?.isUnread || seen.has(sentence.text)) return false
    seen.add(sentence.text)
    return true
  })
}

type OpenSection = Section & { readonly sentences: Sentence[] }

function readSections(blocks: readonly MappedBlock[]): Section[] {
  const sections: OpenSection[] = []
  let heading = { text: '', level: 1 }
  /** The heading that what follows a list of objectives or exercises stands under. */
  let above = heading
  let exercisesEnd = 0
  let current: OpenSection | null = null
  let count = 0
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      if (!isUnreadTitle(heading.text)) above = heading
      heading = block
      exercisesEnd = endOfExercises(blocks, index)
      current = null
      continue
    }
    if (block.kind === 'row') continue
    for (const sentence of splitSentences(block)) {
      const isOver = OBJECTIVES_SECTION.test(heading.text)
        ? !OBJECTIVE.test(sentence.text)
        : index >= exercisesEnd && UNREAD_SECTION.test(heading.text)
      if (isOver) {
        heading = above
        current = null
      }
      if (!current) {
        const isUnread = isUnreadTitle(heading.text)
        current = { id: sections.length, title: heading.text, level: heading.level, sentences: [], isUnread }
        sections.push(current)
      }
      current.sentences.push({ ...sentence, id: count++, block: index, section: current.id })
    }
  }
  return sections
}

const isUnreadTitle = (title: string): boolean => UNREAD_SECTION.test(title) || OBJECTIVES_SECTION.test(title)

/**
 * The block after the last exercise under the heading at `index`: text without headings goes on after them. Sections
 * without exercises, such as references, reach to the next heading.
 */
function endOfExercises(blocks: readonly MappedBlock[], index: number): number {
  if (!UNREAD_SECTION.test(blocks[index]?.text ?? '')) return index + 1
  let end = index + 1
  while (end < blocks.length && blocks[end]?.kind !== 'heading') end++
  const under = blocks.slice(index + 1, end)
  const last = under.findLastIndex(({ text, kind }) => kind !== 'row' && EXERCISE.test(text))
  if (last < 0) return end
  const after = under.slice(last + 1).flatMap(({ text }) => text.match(STATEMENT_END) ?? [])
  return after.length >= FEWEST_STATEMENTS ? index + 1 + last + 1 : end
}

function isSpoken(sentences: readonly Sentence[]): boolean {
  const spoken = sentences.filter(({ language, text }) => language === 'en' && SPOKEN_WORDS.test(text))
  return spoken.length > SPOKEN_SHARE * Math.max(1, sentences.length)
}
