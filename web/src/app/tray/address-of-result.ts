import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { isMissing } from '../../lib/api/is-missing.ts'
import { findMade } from '../../modules/exam/api.ts'
import { lectureApi } from '../../modules/lecture/api.ts'
import { listeningApi } from '../../modules/listening/api.ts'
import { findGraded } from '../../modules/writing/api.ts'

/** What was read once more to no end: the lecture itself stays. */
const FAILED = Symbol('failed')

/** Where the result of work is that is listed no longer; null where there is none, as its student has given it up; or that it failed. */
export async function addressOfResult({
  module,
  id,
  is_again: isAgain,
}: Pick<UnfinishedWork, 'module' | 'id' | 'is_again'>): Promise<string | typeof FAILED | null> {
  switch (module) {
    case 'exam': {
      const exam = await findMade(id)
      return exam && `/module/exam?view=attempts&id=${exam.id}`
    }
    case 'writing': {
      const essay = await findGraded(id)
      return essay && `/module/writing?view=report&essay_id=${essay.id}`
    }
    case 'lecture': {
      const lecture = await orNull(lectureApi.get({ params: { id: Number(id) } }))
      if (isAgain && lecture?.read_again_error) return FAILED
      return lecture?.status === 'completed' ? `/module/lecture?view=content&lecture_id=${id}` : null
    }
    case 'listening': {
      const set = await orNull(listeningApi.getSet({ params: { id: Number(id) } }))
      return set && `/module/listening?view=practice&set=${id}`
    }
    default:
      return null
  }
}

const orNull = <Answer>(call: Promise<Answer>): Promise<Answer | null> =>
  call.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
