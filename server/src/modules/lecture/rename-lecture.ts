import type { Lecture } from '@lectern/contract/lecture'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { updateTitle } from './lecture-store.ts'
import { presentLecture } from './present.ts'

/** Changes the title of a lecture. @throws Problem `not_found` */
export async function renameLecture(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  lectureId: number,
  title: string,
  language: Language,
): Promise<Lecture> {
  const lecture = await database.transaction((tx) => updateTitle(tx, student.id, lectureId, title))
  return presentLecture(lecture, speaker.in(language))
}
