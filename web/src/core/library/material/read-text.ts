import type { MaterialItem } from '@lectern/contract/materials'
import { suggestTitle } from '@lectern/domain/content'
import type { QueryClient } from '@tanstack/react-query'
import { say } from '../../../lib/language.ts'
import type { HandedOverText } from '../../documents/handed-over-text.ts'
import { type ChosenPart, isChapter, readChosenText } from '../chosen-text.ts'

/** Nothing stands on the chosen pages, or in the chosen chapter. */
export class EmptyPartError extends Error {
  override readonly name = 'EmptyPartError'
}

/** The text of a material, or of a part of it, as it is handed to a module. @throws EmptyPartError, ApiError */
export async function readText(
  queries: QueryClient,
  material: MaterialItem,
  part: ChosenPart | null,
): Promise<HandedOverText> {
  const { id, title } = material
  const text = await readChosenText(queries, material, part)
  if (text === '') throw new EmptyPartError()
  return { text, documentName: part ? nameOfPart(title, part) : title, materialId: id }
}

/** What a part of a material is about: a chapter what it is called, pages what `readText` calls them; null for all of it. */
export function topicOfPart(title: string, part: ChosenPart | null): string | null {
  if (part === null) return null
  return isChapter(part) ? part.title : nameOfPart(title, part)
}

function nameOfPart(title: string, part: ChosenPart): string {
  const name = suggestTitle(title, '') || title
  if (isChapter(part)) return say('library.chapterOfTitle', { title: name, chapter: part.title })
  const { from, to } = part
  return from === to
    ? say('library.pageOfTitle', { title: name, from })
    : say('library.pagesOfTitle', { title: name, from, to })
}
