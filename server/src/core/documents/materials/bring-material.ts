import type { Answer } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import { checkWordLimit, suggestTitle } from '@lectern/domain/content'
import { LIBRARY_RULES, LIBRARY_TYPES, unsupportedType } from '@lectern/domain/documents'
import { isRecordingName } from '@lectern/domain/listening'
import { MATERIAL_TEXTS } from '@lectern/domain/materials/material'
import { countWords } from '@lectern/domain/words'
import type { Form } from '../../../http/routes.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { readUpload } from '../extract-text.ts'
import { keepMaterial } from '../keep-material.ts'
import { requireMaterial, updateTitle } from '../material-store.ts'
import { tidyText } from '../reading/tidy-text.ts'
import { type KeepDocumentServices, keepDocument } from './keep-document.ts'
import { keepRecording } from './keep-recording.ts'
import { presentItem } from './present-item.ts'

type Endpoint = typeof materialsEndpoints.create
type Parts = KeepDocumentServices & Pick<Services, 'documents' | 'recognition' | 'limits' | 'log'>

const RULES = { ...LIBRARY_RULES, unsupportedText: unsupportedType(LIBRARY_TYPES) }

/**
 * Brings a file, or a text that was pasted, into the library. What is there already is the same material, which takes the
 * title that came with it.
 * @throws Problem `invalid` without either, `content_rejected` for a text beyond the word limit and a file without text,
 *   and what reading and keeping refuse
 */
export async function bringMaterial(
  services: Parts,
  student: { id: number },
  { file, text, title }: Form<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  if (!file && text === undefined) throw new Problem('invalid', MATERIAL_TEXTS.nothingBrought)
  const brought = file
    ? await bringFile(services, student, file, signal)
    : await bringText(services, student, text ?? '', title)
  if (title) await services.database.transaction((tx) => updateTitle(tx, student.id, brought.id, title))
  const row = await requireMaterial(services.database.queries, student.id, brought.id)
  return { ...presentItem(row), is_truncated: brought.isTruncated, empty_page_count: brought.emptyPageCount }
}

/** A material, with what of its document is not part of its text. */
interface Brought {
  id: number
  isTruncated: boolean
  /** How many of its pages hold images alone. */
  emptyPageCount: number
}

async function bringFile(
  services: Parts,
  student: { id: number },
  file: NonNullable<Form<Endpoint>['file']>,
  signal: AbortSignal,
): Promise<Brought> {
  const recording = isRecordingName(file.filename) ? await keepRecording(services, student, file, signal) : null
  if (recording !== null) return { id: recording, isTruncated: false, emptyPageCount: 0 }
  const document = await readUpload(services, student, file, RULES, signal)
  const id = await keepDocument(services, student, document, 'library', file)
  const emptyPageCount = document.emptyPages.length
  // So that a program knows that OCR would find more.
  const details = { empty_page_count: emptyPageCount }
  if (id === null) throw new Problem('content_rejected', MATERIAL_TEXTS.noText, { details })
  return { id, isTruncated: document.isTruncated, emptyPageCount }
}

async function bringText(services: Parts, student: { id: number }, pasted: string, title = ''): Promise<Brought> {
  const text = tidyText(pasted)
  const wordCount = countWords(text)
  const refusal = wordCount === 0 ? MATERIAL_TEXTS.nothingBrought : checkWordLimit(text)
  if (refusal) throw new Problem('content_rejected', refusal)
  const name = title || suggestTitle('', text) || text.slice(0, 1)
  const id = await keepMaterial(services, student, { name, text, wordCount }, 'library')
  if (id === null) throw new Error('A text with words is kept')
  return { id, isTruncated: false, emptyPageCount: 0 }
}
