import type { Answer } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import type { Services } from '../../services.ts'
import { updateTitle } from './set-store.ts'

/** Changes the title of a set. @throws Problem `not_found` */
export async function renameSet(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
  title: string,
): Promise<Answer<typeof listeningEndpoints.renameSet>> {
  await database.transaction((tx) => updateTitle(tx, student.id, setId, title))
  return { id: setId, title }
}
