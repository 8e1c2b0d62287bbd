import { normalizeLineEnds } from '@lectern/domain/content'
import type { ExamType } from '@lectern/domain/writing'
import { type Draft, draftStore, isSent, OWN, topicImageStore } from './draft.ts'

/** What of a draft fits into a line. */
const EXCERPT_CHARACTERS = 120

/** How an essay begins, or its topic where nothing else was written. */
export function excerptOf({ content, topic }: Pick<Draft, 'content' | 'topic'>): string {
  const text = content.trim() || topic.trim()
  return text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS).trimEnd()}…` : text
}

/** What is in the form and not sent that a new revision of this essay would take the place of; null where nobody wrote anything. */
export function unsentInPlaceOf(essay: { id: number; content: string }): Draft | null {
  const draft = draftStore.get()
  const { content, purpose, topic, previousId } = draft
  if (isSent()) return null
  if (previousId === essay.id) return normalizeLineEnds(content) === normalizeLineEnds(essay.content) ? null : draft
  return (content + purpose + topic).trim() === '' ? null : draft
}

/** Begins a revision of a graded essay: its exam, topic and purpose with new text. What was changed of these stays. */
export function beginRevision(
  essay: { id: number; exam_type: ExamType; purpose: string; topic: string },
  content: string,
): void {
  const draft = draftStore.get()
  const isBegun = draft.previousId === essay.id && !isSent()
  if (!isBegun) topicImageStore.set(null)
  const { examType, purpose, topic } = isBegun
    ? draft
    : { examType: essay.exam_type, purpose: essay.purpose, topic: essay.topic }
  // The server knows what the essay is that this one revises.
  draftStore.set({ content, examType, purpose, topic, previousId: essay.id, ...OWN })
}
