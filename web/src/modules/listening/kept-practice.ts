import { givenAnswers, joinAnswers } from '../../core/begun/joined-answers.ts'
import { KeptWork, type Side } from '../../core/begun/kept-work.ts'
import { isMissing } from '../../lib/api/is-missing.ts'
import { newPractice } from './answer-practice.ts'
import { listeningApi } from './api.ts'
import { practiceStore } from './practice.ts'

/** What of a practice is kept with the server. */
export interface PracticeContent {
  /** Null where nothing is answered. */
  clientId: string | null
  answers: Readonly<Record<string, string>>
}

const NOTHING: PracticeContent = { clientId: null, answers: {} }

function contentOf({ clientId, answers }: PracticeContent): PracticeContent {
  const given = givenAnswers(answers)
  return Object.keys(given).length === 0 ? NOTHING : { clientId, answers: given }
}

/**
 * Each answer as it was changed last on either side, in the practice that is kept; null where both changed one and none is
 * preferred.
 */
export function joinPractices(
  base: PracticeContent | null,
  here: PracticeContent,
  there: PracticeContent,
  preferred?: Side,
): PracticeContent | null {
  const answers = joinAnswers(base?.answers, here.answers, there.answers, preferred)
  const isAnother = there.clientId !== (base?.clientId ?? null)
  const [first, second] = isAnother ? [there, here] : [here, there]
  return answers && contentOf({ clientId: first.clientId ?? second.clientId, answers })
}

/** The practice of this tab, as the server keeps it: one a set. */
export const keptPractice = new KeptWork<PracticeContent>({
  name: 'listening.practice',
  store: practiceStore,
  empty: NOTHING,
  read: () => {
    const practice = practiceStore.get()
    return practice && { id: String(practice.setId), content: contentOf(practice) }
  },
  write: ({ clientId, answers }) =>
    practiceStore.update((practice) => {
      if (!practice) return practice
      // One that was given up elsewhere begins anew with its next answer.
      return clientId === null ? newPractice(practice.setId) : { ...practice, clientId, answers }
    }),
  save: (id, { revision, content: { clientId: client_id, answers } }, options) => {
    const body = { client_id, answers: { ...answers }, revision }
    return unlessGone(id, { revision }, () => listeningApi.keepPractice({ params: { id: Number(id) }, body }, options))
  },
  load: (id, options) =>
    unlessGone(id, null, async () => {
      const setId = Number(id)
      const here = practiceStore.get()
      const client_id = here?.setId === setId ? here.clientId : undefined
      const call = { params: { id: setId }, query: { client_id } }
      const { practice, is_submitted } = await listeningApi.getPractice(call, options)
      if (is_submitted) return 'ended'
      if (!practice) return null
      rememberBeginning(setId, practice.started_at)
      return { revision: practice.revision, content: contentOf({ ...practice, clientId: practice.client_id }) }
    }),
  // It empties the practice, and that is kept as any change is.
  remove: async () => {},
  merge: joinPractices,
})

/** What a call resolves with, or `otherwise` where its set was deleted: what was answered to it goes then. */
async function unlessGone<Result, Otherwise>(
  id: string,
  otherwise: Otherwise,
  call: () => Promise<Result>,
): Promise<Result | Otherwise> {
  try {
    return await call()
  } catch (error) {
    if (!isMissing(error)) throw error
    practiceStore.update((practice) => (practice?.setId === Number(id) ? null : practice))
    return otherwise
  }
}

/** How long it took is reckoned from its first answer, on whatever device that was given. */
function rememberBeginning(setId: number, startedAt: string | null): void {
  if (startedAt === null) return
  const startedAtMs = Date.parse(startedAt)
  practiceStore.update((practice) =>
    practice?.setId === setId
      ? { ...practice, startedAtMs: Math.min(practice.startedAtMs ?? startedAtMs, startedAtMs) }
      : practice,
  )
}

/** All of the set is to be answered anew, on every device. */
export const startOver = (setId: number): void => practiceStore.set(newPractice(setId))
