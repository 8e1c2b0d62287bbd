/** Entry of the reading process: `reading-child.ts DOCUMENT MEMORY_BYTES`. It answers requests and ends with its parent. */
import { open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { ReadingReply, ReadingRequest, ReadingResults } from './messages.ts'
import { readText } from './read-text.ts'
import { UnreadableDocument } from './unreadable-document.ts'

const MAX_DETAIL_LENGTH = 300
const [documentPath = '', memoryBytes] = process.argv.slice(2)

function say(reply: ReadingReply): void {
  process.send?.(reply)
}

async function perform(request: ReadingRequest): Promise<ReadingResults[ReadingRequest['task']]> {
  await using file = await open(documentPath)
  switch (request.task) {
    case 'text':
      return await readText(file, request.type, request.limits)
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

process.on('message', (request: ReadingRequest) => {
  perform(request).then(
    (result) => say({ kind: 'done', result }),
    (error) => say(describeFailure(error)),
  )
})
process.on('disconnect', () => process.exit())

new Worker(new URL('./watch-self.ts', import.meta.url), { argv: [memoryBytes] }).unref()
say({ kind: 'ready' })
