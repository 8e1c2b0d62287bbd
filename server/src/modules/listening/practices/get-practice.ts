import type { Answer, Query } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import type { Services } from '../../../services.ts'
import { findAttempt } from '../attempts/attempt-store.ts'
import { presentPractice } from '../present.ts'
import { requireCompletedSet } from '../set-store.ts'
import { findPractice } from './practice-store.ts'

type Endpoint = typeof listeningEndpoints.getPractice

/** What a set has been answered so far, and whether the practice that is named was handed in. @throws Problem `not_found` */
export async function getPractice(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
  { client_id: clientId }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  await requireCompletedSet(queries, student.id, setId)
  const practice = await findPractice(queries, setId)
  const attempt = clientId === undefined ? null : await findAttempt(queries, { studentId: student.id, clientId })
  return { practice: practice && presentPractice(practice), is_submitted: attempt !== null }
}
