import type { Answer } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { presentWork } from './present.ts'
import { selectUnfinished } from './set-store.ts'

/** Recordings that are worked on or failed, newest first. Asked for every few seconds, and so one statement. */
export async function listUnfinished(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  language: Language,
): Promise<Answer<typeof listeningEndpoints.listUnfinished>> {
  const unfinished = await selectUnfinished(queries, student.id)
  return { in_progress: unfinished.map((set) => presentWork(set, set.pieces, speaker.in(language))) }
}
