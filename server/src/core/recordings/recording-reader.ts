import { realpath } from 'node:fs/promises'
import { SharedPlaces } from '../../platform/concurrency/shared-places.ts'
import { ConfinedProcess, ProcessEnded } from '../../platform/processes/confined-process.ts'
import type { Recording, RecordingReply, RecordingRequest, RecordingResults } from './reading/messages.ts'
import type { PieceLimits, Stretch } from './reading/plan-pieces.ts'
import { UnreadableRecording } from './reading/unreadable-recording.ts'

const PROGRAM = new URL('./reading/recording-child.ts', import.meta.url)
/** The greatest recording that any module takes, several times over. */
const MEMORY_BYTES = 800 * 1024 * 1024
/** Limit of one request. Fifty megabytes take a few seconds, more where others are busy. */
const LIMIT_SECONDS = 120

/**
 * Each takes a core for up to seconds. What a request brings waits behind no job and behind no other student who brings
 * much; of jobs a student has few at once, and one that is turned away is tried again.
 */
const LANES = {
  requests: new SharedPlaces({ count: 2, ofStudent: 1, waitingOfStudent: 12 }),
  jobs: new SharedPlaces({ count: 2, ofStudent: 1, waitingOfStudent: 12 }),
}

/** Whose recording it is, and where it waits for its turn. */
interface Bringer {
  student: { id: number }
  /** 'requests' unless set. */
  lane?: keyof typeof LANES
  signal: AbortSignal
}

/**
 * An untrusted recording, read by a process of its own that may read that one file (see `ConfinedProcess`). Nothing is
 * decoded: its sound is taken out, and cut, packet by packet.
 */
export class RecordingReader {
  readonly #process: ConfinedProcess<RecordingRequest, RecordingReply>

  private constructor(process: ConfinedProcess<RecordingRequest, RecordingReply>) {
    this.#process = process
  }

  /**
   * Does `work` with the recording at `path` once its student has a place, and ends the process. An aborted `signal` ends
   * both. @throws Problem `rate_limited` where too much of the student's waits
   */
  static use<Result>(
    path: string,
    { student, lane = 'requests', signal }: Bringer,
    work: (recording: RecordingReader) => Promise<Result>,
  ): Promise<Result> {
    return LANES[lane].use(student, () => RecordingReader.#inProcess(path, signal, work), signal)
  }

  static async #inProcess<Result>(
    path: string,
    signal: AbortSignal,
    work: (recording: RecordingReader) => Promise<Result>,
  ): Promise<Result> {
    const file = await realpath(path)
    const process = new ConfinedProcess<RecordingRequest, RecordingReply>({
      entry: PROGRAM,
      args: [file],
      readable: [file],
      memoryBytes: MEMORY_BYTES,
      signal,
    })
    try {
      return await work(new RecordingReader(process))
    } finally {
      await process.stop()
    }
  }

  /** What it is, and how it is best cut. @throws UnreadableRecording, or the signal's reason */
  inspect(limits: PieceLimits): Promise<Recording> {
    return this.#ask({ task: 'inspect', limits })
  }

  /** The sound of a stretch, or all of it, as a file of its own, without pictures. @throws as above */
  cut(stretch: Stretch | null): Promise<Uint8Array> {
    return this.#ask({ task: 'cut', stretch })
  }

  async #ask<Task extends RecordingRequest['task']>(
    request: Extract<RecordingRequest, { task: Task }>,
  ): Promise<RecordingResults[Task]> {
    const reply = await this.#process.ask(request, LIMIT_SECONDS).catch((error: unknown) => {
      throw error instanceof ProcessEnded ? explain(error) : error
    })
    if (reply.kind === 'failed') throw new UnreadableRecording(reply.reason, reply.detail)
    // The process answers a request with the result of its own task.
    return reply.result as RecordingResults[Task]
  }
}

function explain(error: ProcessEnded): Error {
  if (error.reason === 'memory') return new UnreadableRecording('too_complex', error.message)
  if (error.reason === 'time') return new UnreadableRecording('timeout', error.message)
  if (error.reason !== 'crash') return error
  return new UnreadableRecording(error.isBySignal ? 'too_complex' : 'broken', error.message)
}
