import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { type HandedOverText, handedOverTextStore } from './handed-over-text.ts'

/** Takes text that another part of the product hands over, as a screen takes that of an uploaded document. */
export function useHandedOverText(take: (handedOver: HandedOverText) => void): void {
  const handedOver = useStore(handedOverTextStore)
  const takeIt = useEffectEvent(take)
  useEffect(() => {
    if (!handedOver) return
    handedOverTextStore.set(null)
    takeIt(handedOver)
  }, [handedOver])
}
