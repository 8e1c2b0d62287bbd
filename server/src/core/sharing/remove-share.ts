import type { Done } from '@lectern/contract/shapes'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { removeShare } from './share-store.ts'
import { keyOfToken } from './share-token.ts'

/** Takes a link back. What others have copied stays theirs, and follows nothing any more. @throws Problem `not_found` */
export async function takeShareBack(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  student: { id: number },
  token: string,
): Promise<Done> {
  const key = keyOfToken(secrets, token)
  if (key === null) throw Problem.notFound()
  await database.transaction((tx) => removeShare(tx, student.id, key))
  return { success: true }
}
