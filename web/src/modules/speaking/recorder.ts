import { createStore, type Store } from '../../lib/store.ts'
import {
  closeMicrophone,
  type MicrophoneProblem,
  openMicrophone,
  problemOf,
  recordingObstacle,
  watchLevel,
} from './microphone.ts'

/** A recording that stands ready to be heard and sent. */
interface Recording {
  file: File
  /** For a player; to be revoked with `discard`. */
  url: string
  seconds: number
  /** How loud it was, 0 to 1, in the order of time. */
  levels: readonly number[]
}

export type RecorderState =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'recording'; seconds: number; levels: readonly number[] }
  | { phase: 'done'; recording: Recording }
  | { phase: 'failed'; problem: MicrophoneProblem }

export interface Recorder {
  state: Store<RecorderState>
  /** Asks for the microphone and records until `stop`, or the limit. */
  start(): Promise<void>
  stop(): void
  /** Back to the beginning; what was recorded is gone. */
  discard(): void
}

const IDLE: RecorderState = { phase: 'idle' }
/** What browsers record: all but Safari WebM, and Safari since 18.4. */
const TYPES = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/webm', 'webm'],
  ['audio/mp4', 'mp4'],
] as const
/** 16 kB a second would be music; this is clear speech. */
const BITS_A_SECOND = 48_000

export function createRecorder(limitSeconds: number): Recorder {
  const state = createStore<RecorderState>(IDLE)
  let stopRecording: ((isKept: boolean) => void) | null = null
  /** Counts starts: whoever was discarded while the browser asked for permission is not begun. */
  let turn = 0

  const fail = (problem: MicrophoneProblem) => state.set({ phase: 'failed', problem })

  const record = (stream: MediaStream, mine: number) => {
    const [type, ending] = TYPES.find(([name]) => MediaRecorder.isTypeSupported(name)) ?? ['', 'webm']
    const media = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: BITS_A_SECOND })
    const parts: Blob[] = []
    const levels: number[] = []
    const startedAt = performance.now()
    const seconds = () => (performance.now() - startedAt) / 1000
    let isKept = true
    const stopLevel = watchLevel(stream, (level) => {
      levels.push(level)
      if (seconds() >= limitSeconds) stopRecording?.(true)
      else state.set({ phase: 'recording', seconds: seconds(), levels: [...levels] })
    })
    stopRecording = (keep) => {
      stopRecording = null
      isKept = keep
      if (media.state !== 'inactive') media.stop()
    }
    media.ondataavailable = ({ data }) => data.size > 0 && parts.push(data)
    media.onstop = () => {
      const length = seconds()
      stopLevel()
      closeMicrophone(stream)
      if (!isKept || mine !== turn) return
      const file = new File(parts, `recording.${ending}`, { type: media.mimeType || 'audio/webm' })
      if (file.size === 0) return fail('silent')
      state.set({ phase: 'done', recording: { file, url: URL.createObjectURL(file), seconds: length, levels } })
    }
    // A microphone that is pulled out ends its track: what was said until then is kept.
    for (const track of stream.getTracks()) track.onended = () => stopRecording?.(true)
    state.set({ phase: 'recording', seconds: 0, levels: [] })
    media.start(1000)
  }

  const discard = () => {
    turn++
    stopRecording?.(false)
    const current = state.get()
    if (current.phase === 'done') URL.revokeObjectURL(current.recording.url)
    state.set(IDLE)
  }

  return {
    state,
    discard,
    stop: () => stopRecording?.(true),
    async start() {
      discard()
      const obstacle = recordingObstacle()
      if (obstacle) return fail(obstacle)
      const mine = turn
      state.set({ phase: 'asking' })
      try {
        const stream = await openMicrophone()
        if (mine === turn) record(stream, mine)
        else closeMicrophone(stream)
      } catch (error) {
        if (mine === turn) fail(problemOf(error))
      }
    },
  }
}
