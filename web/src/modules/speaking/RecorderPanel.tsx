import { Mic, RotateCcw, Square } from 'lucide-react'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/Button.tsx'
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
  return (
    <div className="flex flex-col gap-4">
      {state.phase === 'failed' && (
        <Notice tone="poor" role="alert">
          {MICROPHONE_TEXTS[state.problem]}
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
                {state.phase === 'asking' ? 'Please allow the microphone in your browser.' : `Press to record ${what}.`}
              </p>
            )}
            {state.phase === 'recording' && (
              <p className="text-ink-soft text-sm tabular-nums">
                {clockText(state.seconds)} of {clockText(limitSeconds)}
                <span className="sr-only" role="status">
                  Recording
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
  const isRecording = state.phase === 'recording'
  const isAsking = state.phase === 'asking'
  return (
    <button
      type="button"
      aria-label={isRecording ? 'Stop recording' : `Record ${what}`}
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
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <div className="min-w-0 grow">
          <Waveform levels={recording.levels} />
        </div>
        <span className="text-ink-soft text-sm tabular-nums" role="status">
          <span className="sr-only">Recorded </span>
          {clockText(recording.seconds)}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: the student's own words, which nobody has written down yet */}
        <audio
          controls
          src={recording.url}
          aria-label={`Recording of ${what}`}
          className="h-11 min-w-0 max-w-full grow"
        />
        <Button
          icon={<RotateCcw size={18} aria-hidden />}
          disabled={isDisabled}
          onClick={() => void recorder.start()}
          aria-label={`Record ${what} again`}
        >
          Record Again
        </Button>
      </div>
    </div>
  )
}
