import type { Answer, Body } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import { presentMaker } from '../../../core/generation/present-maker.ts'
import type { Services } from '../../../services.ts'
import { checkAnswers } from './check-answers.ts'

type Endpoint = typeof examEndpoints.compareAnswers

/** Checks several answers in one call, and keys what was found by the numbers that came along. @throws as `checkAnswers` */
export async function compareAnswers(
  services: Pick<Services, 'database' | 'clock' | 'model' | 'limits' | 'log'>,
  student: { id: number },
  { session_id: sessionId, questions }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  const given = questions.map(({ questionId, user_answer: answer }) => ({ questionId, answer }))
  const { marks, ...maker } = await checkAnswers(services, student, sessionId, given, 'deepseek_batch')
  const markOf = new Map(marks.map((mark) => [mark.questionId, mark]))
  const results: Answer<Endpoint>['results'] = {}
  const judgements: Answer<Endpoint>['judgements'] = {}
  for (const { questionId, questionNumber } of questions) {
    const mark = markOf.get(questionId)
    if (mark) results[`Q${questionNumber}`] = mark.isCorrect ? 'CORRECT' : 'INCORRECT'
    if (mark?.judgement) judgements[`Q${questionNumber}`] = mark.judgement
  }
  return { results, judgements, ...presentMaker(maker) }
}
