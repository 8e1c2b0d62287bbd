import { secondAt } from '@lectern/domain/materials/moments'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { OpenedMaterial } from '../materials-api.ts'
import { fileAddress } from './material-file.ts'
import type { Stretch } from './passage.ts'

interface RecordingPlayerProps {
  material: Pick<OpenedMaterial, 'id' | 'title' | 'moments'>
  /** The passage that is marked in what is said. */
  passage: Stretch | null
  /** Whether it stands in a window, whose ground is another. */
  isInWindow?: boolean
}

/**
 * Plays a recording; where a passage is marked whose time is known, it stands there, and waits to be played. It stays in view while
 * what is said is read.
 */
export function RecordingPlayer({ material, passage, isInWindow = false }: RecordingPlayerProps) {
  const say = useSay()
  const player = useRef<HTMLAudioElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const { title, moments = [] } = material
  const second = passage && secondAt(moments, passage.from)
  const standThere = () => {
    // Before the sound has come, this is where it will begin.
    if (second !== null && player.current) player.current.currentTime = second
  }
  // Where it stands is the student's until another passage is marked.
  useEffect(standThere, [second])
  const loadAgain = () => {
    setFailed(false)
    player.current?.load()
    standThere()
  }
  return (
    <div className={classNames('sticky top-0 z-10 mb-4 py-2', isInWindow ? '-mt-2 bg-surface' : 'bg-paper')}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands right below */}
      <audio
        ref={player}
        controls
        preload="metadata"
        src={fileAddress(material)}
        aria-label={say('library.recordingOf', { title })}
        onError={() => setFailed(true)}
        className={classNames('h-11 w-full', hasFailed && 'hidden')}
      />
      {hasFailed && (
        <Notice tone="poor" role="alert">
          {say('library.recordingFailed')}
          {say('ui.sentenceGap')}
          <button type="button" className="text-link" onClick={loadAgain}>
            {say('ui.tryAgain')}
          </button>
        </Notice>
      )}
    </div>
  )
}
