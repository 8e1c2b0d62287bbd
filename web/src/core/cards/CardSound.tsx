import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Square, Volume2 } from '../../ui/icons/icons.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { useMediaAddress } from './media-address.ts'

/** A sound in the text of a card, loaded when it is played. */
export function CardSound({ name }: { name: string }) {
  const say = useSay()
  const addressOf = useMediaAddress()
  const audio = useRef<HTMLAudioElement | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => () => audio.current?.pause(), [])

  const play = async () => {
    audio.current ??= new Audio(addressOf(name))
    const sound = audio.current
    sound.onended = () => setPlaying(false)
    sound.currentTime = 0
    setPlaying(true)
    try {
      await sound.play()
    } catch (error) {
      setPlaying(false)
      // Stopped before it began.
      if (error instanceof DOMException && error.name === 'AbortError') return
      audio.current = null
      toastError(say('cards.soundFailed'))
    }
  }
  const stop = () => {
    audio.current?.pause()
    setPlaying(false)
  }
  return (
    <IconButton
      label={say(isPlaying ? 'cards.stopSound' : 'cards.playSound')}
      icon={isPlaying ? <Square size={18} /> : <Volume2 size={20} />}
      className="mx-1 border border-line bg-surface align-middle text-accent"
      onClick={(event) => {
        // Within a label or a card that is pressed as a whole.
        event.preventDefault()
        if (isPlaying) stop()
        else void play()
      }}
    />
  )
}
