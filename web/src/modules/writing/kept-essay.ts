import { ApiError } from '@lectern/contract/api-error'
import { normalizeLineEnds } from '@lectern/domain/content'
import { accountSession } from '../../core/account/use-account.ts'
import { KeptWork, type Side } from '../../core/begun/kept-work.ts'
import { writingApi } from './api.ts'
import { changeDraft, originOf } from './change-draft.ts'
import { attemptStore, type Draft, draftStore, EMPTY, isSent, topicImageStore } from './draft.ts'

/** Tells of changes of the draft, and of whether it was sent. */
const store = {
  subscribe(watcher: () => void) {
    const stops = [draftStore.subscribe(watcher), attemptStore.subscribe(watcher)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

/** Its parts in one order and its lines ended in one way, so that one essay has one JSON. */
const contentOf = ({ content, examType, purpose, topic, previousId, materialId, isMaterialGone }: Draft): Draft => ({
  content: normalizeLineEnds(content),
  ...{ examType, purpose, topic, previousId },
  // A tab may hold a draft of before this was known.
  ...{ materialId: materialId ?? null, isMaterialGone: isMaterialGone ?? false },
})

const isBlank = ({ content, purpose, topic }: Draft): boolean => (content + purpose + topic).trim() === ''

/**
 * Each part as it was changed last on either side. Where both wrote something else in the same field, the side that has anything
 * at all; null where both have, and none is preferred.
 */
export function joinEssays(base: Draft | null, here: Draft, there: Draft, preferred?: Side): Draft | null {
  if (preferred) return { here, there }[preferred]
  const before = base ?? EMPTY
  const isUnclear = (['content', 'topic', 'purpose'] as const).some(
    (part) => here[part] !== there[part] && here[part] !== before[part] && there[part] !== before[part],
  )
  if (isUnclear && isBlank(there)) return here
  if (isUnclear) return isBlank(here) ? there : null
  const latest = <Part extends keyof Draft>(part: Part): Draft[Part] =>
    here[part] === before[part] ? there[part] : here[part]
  const { content, materialId, isMaterialGone } = here.content === before.content ? there : here
  return {
    content,
    examType: latest('examType'),
    purpose: latest('purpose'),
    topic: latest('topic'),
    previousId: latest('previousId'),
    // The text goes with what it was read from.
    ...{ materialId, isMaterialGone },
  }
}

/** The essay in the form, as the server keeps it: one a student. */
export const keptEssay = new KeptWork<Draft>({
  name: 'writing.essay',
  store,
  empty: EMPTY,
  read: () => {
    const { user } = accountSession.getState()
    return user && { id: user.email, content: contentOf(draftStore.get()) }
  },
  write: (draft) => {
    // An image takes the place of the topic that it was chosen for.
    if (draft.topic !== draftStore.get().topic) topicImageStore.set(null)
    draftStore.set(draft)
  },
  isSent,
  save: async (_id, { revision, content: { content, examType, purpose, topic, previousId, ...origin } }, options) => {
    const { materialId: material_id, isMaterialGone: is_material_gone } = origin
    const about = { previous_id: previousId, material_id, is_material_gone }
    const body = { content, exam_type: examType, purpose, topic, ...about, revision }
    try {
      return await writingApi.keepUnsent({ body }, options)
    } catch (error) {
      // What it revised was deleted: it stands on its own from now on.
      const isGone = previousId !== null && error instanceof ApiError && error.code === 'not_found'
      if (isGone && draftStore.get().previousId === previousId) changeDraft({ previousId: null })
      throw error
    }
  },
  load: async (_id, options) => {
    const { essay } = await writingApi.getUnsent(undefined, options)
    if (!essay) return null
    const { content, exam_type: examType, purpose, topic, previous_id: previousId, revision } = essay
    return { revision, content: contentOf({ content, examType, purpose, topic, previousId, ...originOf(essay) }) }
  },
  // It empties the form, and that is kept as any change is.
  remove: async () => {},
  merge: joinEssays,
})
