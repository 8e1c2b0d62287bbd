import { useEffect, useEffectEvent } from 'react'
import type { Player } from './use-player.ts'

/** Keys of the player, wherever nothing is being typed. */
export const PLAYER_KEYS = { toggle: 'k', repeat: 'j', loop: 'l', back: ',', on: '.' } as const

export function usePlayerKeys(player: Player): void {
  const press = useEffectEvent((key: string) => {
    if (key === PLAYER_KEYS.toggle) player.toggle()
    else if (key === PLAYER_KEYS.repeat) player.repeat()
    else if (key === PLAYER_KEYS.loop) player.toggleLoop()
    else if (key === PLAYER_KEYS.back) player.skip(-1)
    else if (key === PLAYER_KEYS.on) player.skip(1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      press(event.key.toLowerCase())
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio], [type=range]), textarea, select, [role=alertdialog] *')
