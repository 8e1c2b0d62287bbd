import type { Section, StudyDocument } from '../document.ts'

/** More sentences than this give no better exam, only a slower one: about 30,000 words. */
const MOST_SENTENCES = 1600
const SENTENCES_A_STRETCH = 40

/**
 * `document` as far as an exam reads it: all of it, or of a long one every so many stretches from beginning to end, the
 * rest marked as unread.
 */
export function sampleDocument(document: StudyDocument): StudyDocument {
  const share = MOST_SENTENCES / Math.max(1, document.sentences.length)
  if (share >= 1) return document
  const sections = document.sections.flatMap(cutIntoStretches).map((stretch, id) => {
    const isTaken = Math.floor((id + 1) * share) > Math.floor(id * share)
    const sentences = stretch.sentences.map((sentence) => ({ ...sentence, section: id }))
    return { ...stretch, id, sentences, isUnread: stretch.isUnread || !isTaken }
  })
  return { ...document, sections, sentences: sections.flatMap(({ sentences }) => sentences) }
}

const cutIntoStretches = (section: Section): Section[] =>
  Array.from({ length: Math.ceil(section.sentences.length / SENTENCES_A_STRETCH) }, (_, index) => ({
    ...section,
    sentences: section.sentences.slice(index * SENTENCES_A_STRETCH, (index + 1) * SENTENCES_A_STRETCH),
  }))
