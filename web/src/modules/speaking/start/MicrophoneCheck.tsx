import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Mic } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import {
  closeMicrophone,
  MICROPHONE_TEXTS,
  type MicrophoneProblem,
  openMicrophone,
  problemOf,
  recordingObstacle,
  watchLevel,
} from '../microphone.ts'

type Check =
  | { phase: 'idle' }
  | { phase: 'asking' }
  | { phase: 'listening'; level: number; device: string; wasHeard: boolean }
  | { phase: 'failed'; problem: MicrophoneProblem }

/** From here on it is a voice, not the room. */
const HEARD_FROM = 0.12

/** Opens the microphone and shows how loud it is, before anything is paid. */
export function MicrophoneCheck() {
  const say = useSay()
  const { check, start, stop } = useCheck()
  return (
    <section className="flex flex-col gap-3" aria-label={say('speaking.micCheck')}>
      {check.phase === 'failed' && (
        <Notice tone="poor" role="alert">
          {say(MICROPHONE_TEXTS[check.problem])}
        </Notice>
      )}
      {check.phase === 'listening' ? (
        <>
          <meter
            aria-label={say('speaking.micLevel')}
            min={0}
            max={1}
            value={check.level}
            className="h-4 w-full max-w-md"
          />
          <p className="wrap-anywhere text-sm" role="status">
            {say(check.wasHeard ? 'speaking.heardYou' : 'speaking.sayWords')}
            {check.device && (
              <span className="text-ink-soft"> {say('speaking.micNamed', { device: check.device })}</span>
            )}
          </p>
          <Button className="self-start" onClick={stop}>
            {say('speaking.stopCheck')}
          </Button>
        </>
      ) : (
        <Button
          className="self-start"
          icon={<Mic size={18} aria-hidden />}
          isLoading={check.phase === 'asking'}
          onClick={() => void start()}
        >
          {say('speaking.checkMic')}
        </Button>
      )}
    </section>
  )
}

function useCheck() {
  const [check, setCheck] = useState<Check>({ phase: 'idle' })
  const end = useRef<() => void>(() => {})
  useEffect(() => () => end.current(), [])

  const start = async () => {
    const obstacle = recordingObstacle()
    if (obstacle) return setCheck({ phase: 'failed', problem: obstacle })
    setCheck({ phase: 'asking' })
    let isLeft = false
    end.current = () => {
      isLeft = true
    }
    try {
      const stream = await openMicrophone()
      if (isLeft) return closeMicrophone(stream)
      const device = stream.getAudioTracks()[0]?.label ?? ''
      let wasHeard = false
      const stopLevel = watchLevel(stream, (level) => {
        wasHeard ||= level >= HEARD_FROM
        setCheck({ phase: 'listening', level, device, wasHeard })
      })
      end.current = () => {
        stopLevel()
        closeMicrophone(stream)
      }
      setCheck({ phase: 'listening', level: 0, device, wasHeard })
    } catch (error) {
      if (!isLeft) setCheck({ phase: 'failed', problem: problemOf(error) })
    }
  }

  const stop = () => {
    end.current()
    setCheck({ phase: 'idle' })
  }
  return { check, start, stop }
}
