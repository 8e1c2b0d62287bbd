import { readId, withParams } from '../../lib/address-view.ts'

/** Where the student is in the module (requirements/lecture.md#views-of-lectures). */
export type View = { name: 'main' | 'upload' | 'history' } | { name: 'content'; lectureId: number }

/** The view that an address asks for; the menu where the address is unknown. */
export function readView(params: URLSearchParams): View {
  switch (params.get('view')) {
    case 'upload':
      return { name: 'upload' }
    case 'history':
      return { name: 'history' }
    case 'content': {
      const lectureId = readId(params.get('lecture_id'))
      return lectureId === null ? { name: 'main' } : { name: 'content', lectureId }
    }
    default:
      return { name: 'main' }
  }
}

/** The query of a view's address; the menu has none. */
export const writeView = (params: URLSearchParams, view: View): URLSearchParams =>
  withParams(params, {
    view: view.name === 'main' ? null : view.name,
    lecture_id: view.name === 'content' ? view.lectureId : null,
  })
