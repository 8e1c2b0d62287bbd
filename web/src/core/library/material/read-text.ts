import type { MaterialItem } from '@lectern/contract/materials'
import { suggestTitle } from '@lectern/domain/content'
import type { QueryClient } from '@tanstack/react-query'
import { say } from '../../../lib/language.ts'
import type { HandedOverText } from '../../documents/handed-over-text.ts'
import { type PageSpan, readChosenText } from '../chosen-text.ts'

/** Nothing stands on the chosen pages. */
export class EmptyPagesError extends Error {
  override readonly name = 'EmptyPagesError'
}

/** The text of a material, or of some of its pages, as it is handed to a module. @throws EmptyPagesError, ApiError */
export async function readText(
  queries: QueryClient,
  material: MaterialItem,
  range: PageSpan | null,
): Promise<HandedOverText> {
  const { id, title } = material
  const text = await readChosenText(queries, material, range)
  if (text === '') throw new EmptyPagesError()
  return { text, documentName: range ? nameOfPages(title, range) : title, materialId: id }
}

function nameOfPages(title: string, { from, to }: PageSpan): string {
  const name = suggestTitle(title, '') || title
  return from === to
    ? say('library.pageOfTitle', { title: name, from })
    : say('library.pagesOfTitle', { title: name, from, to })
}
