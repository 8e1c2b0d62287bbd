import type { Block, MappedBlock } from './parse/blocks.ts'
import { readBlocks } from './parse/blocks.ts'
import { UNREAD_SECTION } from './parse/data.ts'
import { splitLines } from './parse/lines.ts'
import { MappedText } from './parse/mapped-text.ts'
import { dropMarkup } from './parse/markup.ts'
import { type Language, languageOf } from './parse/script.ts'
import { type Sentence, splitSentences } from './parse/sentences.ts'

export type { Block, BlockKind } from './parse/blocks.ts'
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

/** The sentences in `language` that items may be made from, each once however often it is repeated. */
export function readableSentences({ sentences, sections }: StudyDocument, language: Language): Sentence[] {
  const seen = new Set<string>()
  return sentences.filter((sentence) => {
    if (sentence.language !== language || sections[sentence.section]?.isUnread || seen.has(sentence.text)) return false
    seen.add(sentence.text)
    return true
  })
}

function readSections(blocks: readonly MappedBlock[]): Section[] {
  const sections: (Section & { sentences: Sentence[] })[] = []
  let heading = { text: '', level: 1 }
  let current: (Section & { sentences: Sentence[] }) | null = null
  let count = 0
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      heading = block
      current = null
      continue
    }
    if (block.kind === 'row') continue
    for (const sentence of splitSentences(block)) {
      if (!current) {
        const isUnread = UNREAD_SECTION.test(heading.text)
        current = { id: sections.length, title: heading.text, level: heading.level, sentences: [], isUnread }
        sections.push(current)
      }
      current.sentences.push({ ...sentence, id: count++, block: index, section: current.id })
    }
  }
  return sections
}

function isSpoken(sentences: readonly Sentence[]): boolean {
  const spoken = sentences.filter(({ language, text }) => language === 'en' && SPOKEN_WORDS.test(text))
  return spoken.length > SPOKEN_SHARE * Math.max(1, sentences.length)
}
