import type { ExamSession } from '@lectern/contract/exam/shapes'
import { givenAnswers, joinAnswers } from '../../core/begun/joined-answers.ts'
import { KeptWork, type Side } from '../../core/begun/kept-work.ts'
import { examApi } from './api.ts'
import { type Practice, practiceStore, withoutQuestion } from './practice.ts'

/** What of a practice is kept with the server. How its questions are shown is each device's own. */
export interface PracticeContent {
  answers: Readonly<Record<string, string>>
  flagged: readonly number[]
  index: number
}

const inOrder = (ids: Iterable<number>): number[] => [...ids].sort((one, other) => one - other)

const contentOf = ({ answers, flagged, index }: PracticeContent): PracticeContent => ({
  answers: givenAnswers(answers),
  flagged: inOrder(flagged),
  index,
})

const keptOf = (practice: NonNullable<ExamSession['practice']>) => ({
  revision: practice.revision,
  content: contentOf({ ...practice, flagged: practice.flagged_ids }),
})

/** Each answer and flag as it was changed last on either side; null where both changed an answer and none is preferred. */
export function joinPractices(
  base: PracticeContent | null,
  here: PracticeContent,
  there: PracticeContent,
  preferred?: Side,
): PracticeContent | null {
  const answers = joinAnswers(base?.answers, here.answers, there.answers, preferred)
  if (!answers) return null
  const flagged = inOrder(
    new Set(
      [...here.flagged, ...there.flagged].filter((id) => {
        const [isHere, isThere] = [here.flagged.includes(id), there.flagged.includes(id)]
        return isHere === isThere || isHere !== (base?.flagged.includes(id) ?? false) ? isHere : isThere
      }),
    ),
  )
  return contentOf({ answers, flagged, index: here.index })
}

/** The practice of this tab, as the server keeps it. */
export const keptPractice = new KeptWork<PracticeContent>({
  name: 'exam.practice',
  store: practiceStore,
  read: () => {
    const practice = practiceStore.get()
    return practice && { id: String(practice.sessionId), content: contentOf(practice) }
  },
  write: (content) => practiceStore.update((practice) => practice && { ...practice, ...content }),
  save: (id, { revision, content: { answers, flagged, index } }, options) =>
    examApi.keepPractice(
      { params: { id: Number(id) }, body: { answers, flagged_ids: [...flagged], index, revision } },
      options,
    ),
  load: async (id, options) => {
    const session = await examApi.getSession({ params: { id: Number(id) } }, options)
    if (session.ended_at !== null) return 'ended'
    dropGone(session)
    return session.practice && keptOf(session.practice)
  },
  remove: (id) => examApi.forgetPractice({ params: { id: Number(id) } }),
  merge: joinPractices,
})

/** Questions that were said to be wrong elsewhere are asked here no longer. */
function dropGone({ session_id, questions }: ExamSession): void {
  const asked = new Set(questions.map(({ id }) => id))
  practiceStore.update((practice) => {
    if (practice?.sessionId !== session_id) return practice
    const gone = practice.questions.filter(({ id }) => !asked.has(id))
    return gone.reduce<Practice | null>((left, { id }) => left && withoutQuestion(left, id), practice)
  })
}

/** Goes on here with a session that runs: with what it has been answered so far, wherever that was. */
export function takeUpPractice({ exam_set, questions, session_id: sessionId, practice }: ExamSession): void {
  const kept = practice && keptOf(practice)
  const content = kept?.content ?? { answers: {}, flagged: [], index: 0 }
  if (kept) keptPractice.takeUp(String(sessionId), kept)
  practiceStore.set({ sessionId, set: exam_set, questions, ...content, layout: 'one' })
}

/** The practice of this tab makes way for another one: no device finds it any more. */
export function giveUpPractice(): void {
  const practice = practiceStore.get()
  if (!practice) return
  practiceStore.set(null)
  void keptPractice.remove(String(practice.sessionId))
}
