import type { Answer, Body } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import type { Services } from '../../../services.ts'
import { checkAnswers } from './check-answers.ts'

type Endpoint = typeof examEndpoints.compareAnswer

/** Checks one answer; one that nobody could decide is `ai_fallback`, 'not checked'. @throws as `checkAnswers` */
export async function compareAnswer(
  services: Pick<Services, 'database' | 'clock' | 'model' | 'limits' | 'log'>,
  student: { id: number },
  { session_id: sessionId, questionId, user_answer: answer }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  const given = [{ questionId, answer }]
  const { marks } = await checkAnswers(services, student, sessionId, given, 'deepseek_individual')
  const [mark] = marks
  return {
    is_correct: mark?.isCorrect ?? false,
    method: mark?.method ?? 'ai_fallback',
    judgement: mark?.judgement ?? null,
  }
}
