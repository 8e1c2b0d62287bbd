import type { Answer } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { MOST_SCORES_SHOWN, SCORED_MODULES } from '@lectern/domain/review'
import type { Services } from '../../../services.ts'

/** What exams and essays were marked with, in the order of their time. */
export async function listScores(
  { database: { queries }, modules }: Pick<Services, 'database' | 'modules'>,
  student: { id: number },
): Promise<Answer<typeof planningEndpoints.scores>> {
  const scored = []
  for (const { id, scores } of modules) {
    const module = SCORED_MODULES.find((name) => name === id)
    if (!module || !scores) continue
    const newest = await scores(queries, student.id, MOST_SCORES_SHOWN)
    scored.push({
      module,
      scores: newest.toReversed().map(({ at, ...score }) => ({ at: at.toISOString(), ...score })),
    })
  }
  return { modules: scored }
}
