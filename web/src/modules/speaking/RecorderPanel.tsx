import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Mic, RotateCcw, Square } from '../../ui/icons/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { clockText } from './clock-text.ts'
import { MICROPHONE_TEXTS } from './microphone.ts'
import type { Recorder, RecorderState } from './recorder.ts'
import { Waveform } from './Waveform.tsx'

interface RecorderPanelProps {
  recorder: Recorder
  state: RecorderState
  /** What is recorded: 'your turn', 'part 2'. */
  what: string
  limitSeconds: number
  /** Another recording runs, or this one is being sent. */
  isDisabled?: boolean
}

/** The big button, the waveform while it records, and what was recorded, to be heard and recorded again. */
export function RecorderPanel({ recorder, state, what, limitSeconds, isDisabled = false }: RecorderPanelProps) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-4">
      {state.phase === 'failed' && (
        <Notice tone="poor" role="alert">
          {say(MICROPHONE_TEXTS[state.problem])}
        </Notice>
      )}
      {state.phase === 'done' ? (
        <Recorded recorder={recorder} recording={state.recording} what={what} isDisabled={isDisabled} />
      ) : (
        <div className="flex items-center gap-4">
          <RecordButton recorder={recorder} state={state} what={what} isDisabled={isDisabled} />
          <div className="min-w-0 grow">
            {state.phase === 'recording' ? (
              <Waveform levels={state.levels} isLive />
            ) : (
              <p className="text-ink-soft text-sm" role="status">
                {state.phase === 'asking' ? say('speaking.allowMic') : say('speaking.pressToRecord', { what })}
              </p>
            )}
            {state.phase === 'recording' && (
              <p className="text-ink-soft text-sm tabular-nums">
                {say('speaking.clockOf', { time: clockText(state.seconds), limit: clockText(limitSeconds) })}
                <span className="sr-only" role="status">
                  {say('speaking.recording')}
                </span>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function RecordButton({ recorder, state, what, isDisabled }: Omit<RecorderPanelProps, 'limitSeconds'>) {
  const say = useSay()
  const isRecording = state.phase === 'recording'
  const isAsking = state.phase === 'asking'
  return (
    <button
      type="button"
      aria-label={isRecording ? say('speaking.stopRecording') : say('speaking.record', { what })}
      aria-disabled={isAsking || undefined}
      disabled={isDisabled && !isRecording}
      onClick={() => (isRecording ? recorder.stop() : !isAsking && void recorder.start())}
      className={classNames(
        'flex size-18 shrink-0 items-center justify-center rounded-full transition-colors duration-100 disabled:opacity-50',
        isRecording ? 'bg-poor-soft text-poor ring-4 ring-poor-fill' : 'bg-accent text-on-accent hover:bg-accent-hover',
      )}
    >
      {isAsking ? (
        <Spinner className="size-7" />
      ) : isRecording ? (
        <Square size={26} fill="currentColor" aria-hidden />
      ) : (
        <Mic size={30} aria-hidden />
      )}
    </button>
  )
}

interface RecordedProps {
  recorder: Recorder
  recording: Extract<RecorderState, { phase: 'done' }>['recording']
  what: string
  isDisabled: boolean
}

function Recorded({ recorder, recording, what, isDisabled }: RecordedProps) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <div className="min-w-0 grow">
          <Waveform levels={recording.levels} />
        </div>
        <span className="text-ink-soft text-sm tabular-nums" role="status">
          <span className="sr-only">{say('speaking.recorded')} </span>
          {clockText(recording.seconds)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: the student's own words, which nobody has written down yet */}
        <audio
          controls
          src={recording.url}
          aria-label={say('speaking.recordingOf', { what })}
          className="h-11 min-w-0 max-w-full grow"
        />
        <Button
          icon={<RotateCcw size={18} aria-hidden />}
          disabled={isDisabled}
          onClick={() => void recorder.start()}
          aria-label={say('speaking.recordWhatAgain', { what })}
        >
          {say('speaking.recordAgain')}
        </Button>
      </div>
    </div>
  )
}
