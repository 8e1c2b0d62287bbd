import { createHash } from 'node:crypto'
import { FileMissingError } from '../../../platform/files/file-store.ts'
import { Problem } from '../../../problem.ts'
import type { MaterialRow } from '../material-store.ts'
import { UnreadableDocument } from '../reading/unreadable-document.ts'
import { unreadableProblem } from '../unreadable-problem.ts'

/** A page of a stored PDF, by its index from 0. */
export interface PageOfFile {
  fileKey: string
  index: number
}

/** Another way of drawing is another number: what browsers keep of the earlier one is asked for anew. */
const DRAWN_AS = 1

/** Whether a material has a file that is shown as its pages: a PDF that was kept with where its pages begin. */
export const hasShownPages = (material: Pick<MaterialRow, 'contentType' | 'fileKey' | 'pageStarts'>): boolean =>
  material.contentType === 'application/pdf' && material.fileKey !== null && material.pageStarts.length > 0

/** @throws Problem `not_found` where the material is not shown as pages, or has no such page, counted from 1 */
export function pageOfFile(
  material: Pick<MaterialRow, 'contentType' | 'fileKey' | 'pageStarts'>,
  page: number,
): PageOfFile {
  const { fileKey, pageStarts } = material
  if (!hasShownPages(material) || fileKey === null || page > pageStarts.length) throw Problem.notFound()
  return { fileKey, index: page - 1 }
}

/** What a browser names the picture by that it has: another file of the same material is another picture. */
export const tagOfPage = ({ fileKey, index }: PageOfFile): string =>
  `"${createHash('sha256').update(`${DRAWN_AS} ${index} ${fileKey}`).digest('base64url').slice(0, 22)}"`

/** A page that cannot be shown, or whose file was deleted meanwhile, for whoever asked for it. */
export function asPageProblem(error: unknown): unknown {
  if (error instanceof UnreadableDocument) return unreadableProblem(error, '')
  return error instanceof FileMissingError ? Problem.notFound() : error
}
