import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { type HandedOverText, handedOverTextStore, type TextTaker } from './handed-over-text.ts'

/** Takes text that another part of the product hands over to `module`, as its screen takes that of an uploaded document. */
export function useHandedOverText(module: TextTaker, take: (handedOver: HandedOverText) => void): void {
  const handedOver = useStore(handedOverTextStore)
  const takeIt = useEffectEvent(take)
  useEffect(() => {
    if (handedOver?.to !== module) return
    handedOverTextStore.set(null)
    const { to: _, ...text } = handedOver
    takeIt(text)
  }, [handedOver, module])
}
