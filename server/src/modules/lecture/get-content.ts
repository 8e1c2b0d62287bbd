import type { Answer } from '@lectern/contract/endpoint'
import type { lectureEndpoints } from '@lectern/contract/lecture'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../services.ts'
import { getSections } from './get-sections.ts'
import { joinSections } from './present.ts'

/** The explanation as one text. @throws Problem as `getSections` does */
export async function getContent(
  services: Pick<Services, 'database'>,
  student: { id: number },
  lectureId: number,
  language: Language,
): Promise<Answer<typeof lectureEndpoints.content>> {
  const { lecture, sections } = await getSections(services, student, lectureId, language)
  return { lecture, content: joinSections(sections) }
}
