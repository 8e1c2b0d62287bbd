import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { REPEAT_SECONDS } from '@lectern/domain/listening'
import { useEffect, useRef, useState } from 'react'

type Sentence = ListeningSet['sentences'][number]

export interface Player {
  audioRef: React.RefObject<HTMLAudioElement | null>
  isPlaying: boolean
  hasFailed: boolean
  /** In seconds. */
  time: number
  /** Index of the sentence that is being said, or was said last; -1 before the first. */
  sentence: number
  /** Index of the sentence that is said again and again; null where none is. */
  looped: number | null
  speed: number
  toggle: () => void
  seek: (seconds: number) => void
  /** Plays from here on. */
  playFrom: (seconds: number) => void
  repeat: () => void
  toggleLoop: () => void
  /** To the sentence so many on, or back. */
  skip: (by: number) => void
  setSpeed: (speed: number) => void
  retry: () => void
  /** What the element tells of itself. */
  events: {
    onPlay: () => void
    onPause: () => void
    onTimeUpdate: () => void
    onError: () => void
    onCanPlay: () => void
  }
}

/** A recording's player by its <audio> element, which it follows. */
export function usePlayer(sentences: readonly Sentence[]): Player {
  const audioRef = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [time, setTime] = useState(0)
  const [looped, setLooped] = useState<number | null>(null)
  const [speed, setSpeed] = useState(1)
  const sentence = sentenceAt(sentences, time)
  useLoop(audioRef, looped === null ? null : (sentences[looped] ?? null), isPlaying)

  const seek = (seconds: number) => {
    if (audioRef.current) audioRef.current.currentTime = Math.max(0, seconds)
    setTime(Math.max(0, seconds))
  }
  const play = () => void audioRef.current?.play().catch(() => setFailed(true))
  const moveTo = (index: number) => {
    const target = sentences[Math.min(sentences.length - 1, Math.max(0, index))]
    if (!target) return
    if (looped !== null) setLooped(sentences.indexOf(target))
    seek(target.start)
  }
  return {
    audioRef,
    isPlaying,
    hasFailed,
    time,
    sentence,
    looped,
    speed,
    seek,
    toggle: () => (isPlaying ? audioRef.current?.pause() : play()),
    playFrom: (seconds) => {
      setLooped(null)
      seek(seconds)
      play()
    },
    repeat: () => {
      seek((audioRef.current?.currentTime ?? 0) - REPEAT_SECONDS)
      play()
    },
    toggleLoop: () => setLooped(looped === null ? Math.max(0, sentence) : null),
    skip: (by) => moveTo(Math.max(0, sentence) + by),
    setSpeed: (next) => {
      setSpeed(next)
      if (audioRef.current) audioRef.current.playbackRate = next
    },
    retry: () => {
      setFailed(false)
      audioRef.current?.load()
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setTime(audioRef.current?.currentTime ?? 0),
      onError: () => setFailed(true),
      // A new source forgets its speed.
      onCanPlay: () => {
        if (audioRef.current) audioRef.current.playbackRate = speed
      },
    },
  }
}

/** The last sentence that has begun by `time`. */
export const sentenceAt = (sentences: readonly Pick<Sentence, 'start'>[], time: number): number =>
  sentences.findLastIndex(({ start }) => start <= time + 0.05)

/** Goes back to the beginning of `sentence` whenever it is over: looked at every frame, as the element tells too seldom. */
function useLoop(audioRef: Player['audioRef'], sentence: Sentence | null, isPlaying: boolean): void {
  useEffect(() => {
    if (!sentence || !isPlaying) return
    let frame = 0
    const look = () => {
      const audio = audioRef.current
      if (audio && (audio.currentTime >= sentence.end || audio.currentTime < sentence.start - 0.5))
        audio.currentTime = sentence.start
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [audioRef, sentence, isPlaying])
}
