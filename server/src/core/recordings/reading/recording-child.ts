/** The program of a recording's process: `recording-child.ts MEMORY_BYTES PARENT RECORDING`. */
import { answerRequests, programArguments } from '../../../platform/processes/answer-requests.ts'
import type { RecordingReply, RecordingRequest, RecordingResults } from './messages.ts'
import { RecordingFile } from './read-recording.ts'
import { UnreadableRecording } from './unreadable-recording.ts'

const MAX_DETAIL_LENGTH = 300
const recording = new RecordingFile(programArguments[0] ?? '')

function perform(request: RecordingRequest): Promise<RecordingResults[RecordingRequest['task']]> {
  return request.task === 'inspect' ? recording.inspect(request.limits) : recording.cut(request.stretch)
}

/** The library throws all sorts of things at broken files; running out of something is the one cause told apart. */
function describeFailure(error: unknown): RecordingReply {
  if (error instanceof UnreadableRecording) return { kind: 'failed', reason: error.reason, detail: error.detail }
  const detail = String(error).slice(0, MAX_DETAIL_LENGTH)
  const isExhausted = /out of memory|Array buffer allocation|Invalid (?:string|array) length|call stack/i.test(detail)
  return { kind: 'failed', reason: isExhausted ? 'too_complex' : 'broken', detail }
}

answerRequests<RecordingRequest, RecordingReply>(
  async (request) => ({ kind: 'done', result: await perform(request) }),
  describeFailure,
)
