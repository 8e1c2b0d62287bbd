/** The program of the reading process: `reading-child.ts MEMORY_BYTES PARENT DOCUMENT [TYPE]`, which may be there before its document. */
import { open } from 'node:fs/promises'
import { answerRequests, programArguments } from '../../../platform/processes/answer-requests.ts'
import type { DocumentType } from './document-type.ts'
import type { ReadingReply, ReadingRequest, ReadingResults } from './messages.ts'
import { readPages } from './pdf/read-pages.ts'
import { drawForScreen, layPage } from './pdf/shown-pages.ts'
import { drawPage, recogniseImage, recognisePage } from './pictures/recognise.ts'
import { prepareReading, readText } from './read-text.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const MAX_DETAIL_LENGTH = 300
const [documentPath = '', preparedType] = programArguments

async function perform(request: ReadingRequest): Promise<ReadingResults[ReadingRequest['task']]> {
  if (request.task === 'drawing') return drawForScreen(documentPath, request.index)
  if (request.task === 'layer') return layPage(documentPath, request)
  await using file = await open(documentPath)
  switch (request.task) {
    case 'text':
      return await readText(file, request.type, request.limits)
    case 'pages':
      return await readPages(file, request.limits)
    case 'image':
      return await recogniseImage(file, request.languages)
    case 'page':
      return await recognisePage(file, request.index, request.languages)
    case 'picture':
      return { png: await drawPage(file, request.index) }
  }
}

/**
 * Parsers throw all sorts of things at broken files; running out of something is the one cause told apart. PDFium says
 * 'Aborted' when it can have no more memory.
 */
function describeFailure(error: unknown): ReadingReply {
  if (error instanceof UnreadableDocument) return { kind: 'failed', reason: error.reason, detail: error.detail }
  const detail = String(error).slice(0, MAX_DETAIL_LENGTH)
  const isExhausted = /Aborted|out of memory|Array buffer allocation|Invalid (?:string|array) length|call stack/i.test(
    detail,
  )
  return { kind: 'failed', reason: isExhausted ? 'too_complex' : 'broken', detail }
}

answerRequests<ReadingRequest, ReadingReply>(
  async (request) => ({ kind: 'done', result: await perform(request) }),
  describeFailure,
)

// What fails of it fails again, and is told, where a document is to be read.
if (preparedType) prepareReading(preparedType as DocumentType).catch(() => {})
