import type { Lecture } from '@lectern/contract/lecture'
import type { Services } from '../../services.ts'
import { updateTitle } from './lecture-store.ts'
import { presentLecture } from './present.ts'

/** Changes the title of a lecture. @throws Problem `not_found` */
export async function renameLecture(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  lectureId: number,
  title: string,
): Promise<Lecture> {
  return presentLecture(await database.transaction((tx) => updateTitle(tx, student.id, lectureId, title)))
}
