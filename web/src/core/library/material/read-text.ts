import type { MaterialItem } from '@lectern/contract/materials'
import { suggestTitle } from '@lectern/domain/content'
import { say } from '../../../lib/language.ts'
import { documentsApi } from '../../documents/documents-api.ts'
import type { HandedOverText } from '../../documents/handed-over-text.ts'
import { materialsApi } from '../materials-api.ts'

/** Pages from one to another, both from 1 and both meant. */
export interface PageSpan {
  from: number
  to: number
}

/** Nothing stands on the chosen pages. */
export class EmptyPagesError extends Error {
  override readonly name = 'EmptyPagesError'
}

/** The text of a material, or of some of its pages, as a module takes it. @throws EmptyPagesError, ApiError */
export async function readText(material: MaterialItem, range: PageSpan | null): Promise<HandedOverText> {
  const { id, title, page_count } = material
  const [{ text }, first, after] = await Promise.all([
    documentsApi.getMaterial({ params: { id } }),
    range && pageAt(id, range.from),
    range && range.to < (page_count ?? 1) ? pageAt(id, range.to + 1) : null,
  ])
  const chosen = text.slice(first?.start, after?.start).trim()
  if (chosen === '') throw new EmptyPagesError()
  return { text: chosen, documentName: range ? nameOfPages(title, range) : title, materialId: id }
}

const pageAt = (id: number, n: number) => materialsApi.getPage({ params: { id, n } })

function nameOfPages(title: string, { from, to }: PageSpan): string {
  const name = suggestTitle(title, '') || title
  return from === to
    ? say('library.pageOfTitle', { title: name, from })
    : say('library.pagesOfTitle', { title: name, from, to })
}
