import { secondAt } from '@lectern/domain/materials/moments'
import { useEffect, useRef } from 'react'
import { useSay } from '../../../lib/language.ts'
import type { OpenedMaterial } from '../materials-api.ts'
import { fileAddress } from './material-file.ts'
import type { Stretch } from './passage.ts'

interface RecordingPlayerProps {
  material: Pick<OpenedMaterial, 'id' | 'title' | 'moments'>
  /** The passage that is marked in what is said. */
  passage: Stretch | null
}

/** Plays a recording; where a passage is marked whose time is known, it stands there, and waits to be played. */
export function RecordingPlayer({ material, passage }: RecordingPlayerProps) {
  const say = useSay()
  const player = useRef<HTMLAudioElement>(null)
  const { title, moments = [] } = material
  const second = passage && secondAt(moments, passage.from)
  useEffect(() => {
    // Before the sound has come, this is where it will begin.
    if (second !== null && player.current) player.current.currentTime = second
  }, [second])
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said stands right below
    <audio
      ref={player}
      controls
      preload="metadata"
      src={fileAddress(material)}
      aria-label={say('library.recordingOf', { title })}
      className="mb-8 h-11 w-full"
    />
  )
}
