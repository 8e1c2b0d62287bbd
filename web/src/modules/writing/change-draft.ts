import type { GradedText } from '@lectern/contract/writing/shapes'
import { isStillFrom } from '../../core/documents/still-from.ts'
import { type Draft, draftStore, EMPTY, OWN, topicImageStore } from './draft.ts'

export const changeDraft = (change: Partial<Draft>): void => draftStore.update((draft) => ({ ...draft, ...change }))

/** Typed or pasted text; it may no longer come from the file. */
export function changeContent(content: string): void {
  const isStill = isStillFrom(draftStore.get().content, content)
  changeDraft({ content, ...(!isStill && OWN) })
}

/** Resets all fields. */
export function clearDraft(): void {
  draftStore.set(EMPTY)
  topicImageStore.set(null)
}

/** Takes an essay whose grading came to nothing back into the form. */
export function takeBack({ content, exam_type: examType, purpose, topic, ...about }: GradedText): void {
  topicImageStore.set(null)
  draftStore.set({ content, examType, purpose, topic, previousId: about.previous_id, ...originOf(about) })
}

/** What the server tells of where an essay was read from. */
export const originOf = ({ material_id, is_material_gone }: Pick<GradedText, 'material_id' | 'is_material_gone'>) => ({
  materialId: material_id,
  isMaterialGone: is_material_gone === true,
})
