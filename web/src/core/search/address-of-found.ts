import type { FoundThing } from '@lectern/contract/search'
import { addressOfPlace } from '../places/find-place.ts'

/** Where something that was found is shown: a card in its set, a question with its exam, a material where it says so. */
export function addressOfFound({ kind, id, within_id, place }: FoundThing): string {
  switch (kind) {
    case 'material':
      return place ? addressOfPlace(place.material_id, place) : `/library/${id}`
    case 'flashcard_set':
      return `/module/recite?view=edit&set_id=${id}`
    case 'flashcard':
      return `/module/recite?view=edit&set_id=${within_id}`
    case 'note':
      return `/module/notes?view=note&note_id=${id}`
    case 'exam':
      return `/module/exam?view=attempts&id=${id}`
    case 'exam_question':
      return `/module/exam?view=attempts&id=${within_id}`
    case 'chat':
      return `/module/understanding?chat_id=${id}`
    case 'lecture':
      return `/module/lecture?view=content&lecture_id=${id}`
    case 'listening_set':
      return `/module/listening?view=practice&set=${id}`
    case 'essay':
      return `/module/writing?view=report&essay_id=${id}`
    case 'speaking_session':
      return `/module/speaking?view=session&session_id=${id}`
  }
}
