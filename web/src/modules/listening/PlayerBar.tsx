import { formatClock, PLAYING_SPEEDS, REPEAT_SECONDS } from '@lectern/domain/listening'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Pause, Play, Repeat, RotateCcw, SkipBack, SkipForward } from '../../ui/icons/icons.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { audioAddress } from './api.ts'
import type { Player } from './use-player.ts'
import { PLAYER_KEYS, usePlayerKeys } from './use-player-keys.ts'

interface PlayerBarProps {
  setId: number
  durationSeconds: number
  player: Player
}

/** The recording: play, seek, repeat the last seconds, say a sentence again and again, faster and slower. Stays in view. */
export function PlayerBar({ setId, durationSeconds, player }: PlayerBarProps) {
  const say = useSay()
  usePlayerKeys(player)
  const { audioRef, isPlaying, looped, events } = player
  return (
    <section
      aria-label={say('listening.player')}
      className="sticky top-2 z-10 mb-8 flex max-w-3xl flex-col gap-2 rounded-ui border border-line bg-surface px-4 py-3 shadow-[0_2px_8px_var(--shadow-color)]"
    >
      <audio ref={audioRef} src={audioAddress(setId)} preload="metadata" {...events} />
      {player.hasFailed && (
        <Notice tone="poor" role="alert">
          {say('listening.notPlayed')}
          {say('ui.sentenceGap')}
          <button type="button" className="text-link" onClick={player.retry}>
            {say('listening.tryAgain')}
          </button>
        </Notice>
      )}
      <Timeline durationSeconds={durationSeconds} player={player} />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <Control
          label={say(isPlaying ? 'listening.pause' : 'listening.play')}
          hint={PLAYER_KEYS.toggle}
          onPress={player.toggle}
        >
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </Control>
        <Control
          label={say('listening.repeatLast')}
          text={say('listening.seconds', { seconds: REPEAT_SECONDS })}
          hint={PLAYER_KEYS.repeat}
          onPress={player.repeat}
        >
          <RotateCcw size={18} aria-hidden />
        </Control>
        <Control label={say('listening.previousSentence')} hint={PLAYER_KEYS.back} onPress={() => player.skip(-1)}>
          <SkipBack size={18} aria-hidden />
        </Control>
        <Control
          label={say('listening.loopSentence')}
          hint={PLAYER_KEYS.loop}
          isOn={looped !== null}
          onPress={player.toggleLoop}
        >
          <Repeat size={18} aria-hidden />
        </Control>
        <Control label={say('listening.nextSentence')} hint={PLAYER_KEYS.on} onPress={() => player.skip(1)}>
          <SkipForward size={18} aria-hidden />
        </Control>
        <Speed player={player} />
      </div>
    </section>
  )
}

function Timeline({ durationSeconds, player }: { durationSeconds: number; player: Player }) {
  const say = useSay()
  return (
    <div className="flex items-center gap-3 text-ink-soft text-sm tabular-nums">
      <span>{formatClock(player.time)}</span>
      <input
        type="range"
        aria-label={say('listening.position')}
        aria-valuetext={say('listening.positionOf', {
          position: formatClock(player.time),
          duration: formatClock(durationSeconds),
        })}
        min={0}
        max={durationSeconds}
        step={0.1}
        value={Math.min(player.time, durationSeconds)}
        onChange={(event) => player.seek(Number(event.target.value))}
        className="control min-w-0 grow accent-accent"
      />
      <span>{formatClock(durationSeconds)}</span>
    </div>
  )
}

function Speed({ player }: { player: Player }) {
  const say = useSay()
  return (
    <label className="ms-auto flex items-center gap-2 text-sm">
      <span className="text-ink-soft">{say('listening.speed')}</span>
      <select
        className="control text-box w-auto px-2 py-1"
        value={player.speed}
        onChange={(event) => player.setSpeed(Number(event.target.value))}
      >
        {PLAYING_SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  )
}

interface ControlProps {
  /** What it does; seen as its icon alone. */
  label: string
  /** The end of the label, where it is shown in writing. */
  text?: string
  hint: string
  /** Whether a switch is on; left out of what is no switch. */
  isOn?: boolean
  onPress: () => void
  children: ReactNode
}

function Control({ label, text, hint, isOn, onPress, children }: ControlProps) {
  return (
    <Button
      variant="quiet"
      title={text ? `${label} ${text}` : label}
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames('px-2.5', isOn && 'bg-accent-soft')}
    >
      {children}
      <span className="sr-only">{label}</span> {text}
      <span aria-hidden>
        <KeyHint>{hint.toUpperCase()}</KeyHint>
      </span>
    </Button>
  )
}
