import type { Answer } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import { textOfPage } from '@lectern/domain/materials/material'
import { chaptersOf, type Heading, outlineOfMarkdown } from '@lectern/domain/materials/outline'
import { paidWords } from '@lectern/domain/words'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { type MaterialRow, requireMaterial, updateTitle } from '../material-store.ts'
import { hasShownPages } from '../pages/page-of-file.ts'
import { pageStartsOf, presentItem } from './present-item.ts'

type Parts = Pick<Services, 'database'>

/** A material, how many pages it has to be read, and what each module made of it. @throws Problem `not_found` */
export async function getItem(
  { database: { queries }, modules }: Parts & Pick<Services, 'modules'>,
  student: { id: number },
  materialId: number,
): Promise<Answer<typeof materialsEndpoints.get>> {
  const material = await requireMaterial(queries, student.id, materialId)
  const pageStarts = pageStartsOf(material)
  const made = await Promise.all(
    modules.map(async (module) => (await module.madeOf?.(queries, student, materialId)) ?? []),
  )
  return {
    ...presentItem(material),
    page_count: pageStarts.length,
    paid_words: paidWords(material.text.trim()),
    has_pictures: hasShownPages(material),
    outline: chaptersOf(outlineOf(material), material.text, pageStarts),
    ...(material.moments && { moments: [...material.moments] }),
    made: made.flat().toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)),
  }
}

/** The outline that was kept; that of plain text, which may be Markdown, is in the text. */
const outlineOf = ({ outline, contentType, text }: MaterialRow): readonly Heading[] =>
  outline ?? (contentType === 'text/plain' ? outlineOfMarkdown(text) : [])

/** The text of a page, and where in the text of the whole it begins. @throws Problem `not_found` */
export async function getPage(
  { database: { queries } }: Parts,
  student: { id: number },
  { id, n }: { id: number; n: number },
): Promise<Answer<typeof materialsEndpoints.getPage>> {
  const material = await requireMaterial(queries, student.id, id)
  const pageStarts = pageStartsOf(material)
  const page = textOfPage(material.text, pageStarts, n)
  if (!page) throw Problem.notFound()
  return { page: n, page_count: pageStarts.length, ...page }
}

/** Changes what the student calls a material. @throws Problem `not_found` */
export async function renameItem(
  { database }: Parts,
  student: { id: number },
  materialId: number,
  title: string,
): Promise<Answer<typeof materialsEndpoints.rename>> {
  return database.transaction(async (tx) => {
    await updateTitle(tx, student.id, materialId, title)
    return presentItem(await requireMaterial(tx, student.id, materialId))
  })
}
