import { Problem } from '../../problem.ts'

/** Without a model nobody here can mark an essay: said so, and nothing is paid. */
export function gradeByEngine(): Promise<never> {
  return Promise.reject(new Problem('generation_failed', 'Essays cannot be graded here: no AI model is set up.'))
}
