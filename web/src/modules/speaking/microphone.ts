import type { MessageId } from '@lectern/texts/message'

/** Why no sound comes from the microphone. */
export type MicrophoneProblem = 'refused' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'silent'

/** What a student can do about it. */
export const MICROPHONE_TEXTS = {
  refused: 'speaking.micRefused',
  missing: 'speaking.micMissing',
  busy: 'speaking.micBusy',
  insecure: 'speaking.micInsecure',
  unsupported: 'speaking.micUnsupported',
  silent: 'speaking.micSilent',
} as const satisfies Record<MicrophoneProblem, MessageId>

const BY_NAME: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const problemOf = (error: unknown): MicrophoneProblem =>
  (error instanceof DOMException && BY_NAME[error.name]) || 'unsupported'

/** Why this browser cannot record at all, before anything is asked for; null where it can. */
export function recordingObstacle(): MicrophoneProblem | null {
  if (!window.isSecureContext) return 'insecure'
  const canRecord = 'MediaRecorder' in window && typeof navigator.mediaDevices?.getUserMedia === 'function'
  return canRecord ? null : 'unsupported'
}

/** Opens the microphone. @throws what the browser refuses with */
export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } })

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const LEVEL_EVERY_MS = 80
/** Speech is far quieter than the loudest that could be: shown on a scale on which it fills half. */
const LOUDEST = 0.5

/** Tells how loud it is, 0 to 1, twelve times a second. Returns the way to stop. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    onLevel(Math.min(1, Math.sqrt(power) / LOUDEST))
  }, LEVEL_EVERY_MS)
  return () => {
    clearInterval(timer)
    if (context.state !== 'closed') void context.close()
  }
}
