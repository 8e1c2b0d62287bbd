import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { createStudentStore } from '../account/student-store.ts'
import type { ChosenPart } from './chosen-text.ts'

/** A material, or a part of it, as a module works on it by its name alone. */
export interface MaterialPart {
  id: number
  /** Null for all of it. */
  part: ChosenPart | null
  /** What the part is about; null for all of it. */
  topic: string | null
  /** How its text begins. */
  excerpt: string
}

/** A part on its way from the library into speaking, which takes it and leaves null. */
const handedOverPartStore = createStudentStore<MaterialPart | null>(null)

/** Hands a part to speaking. @returns the address at which it is taken */
export function handOverPart(handedOver: MaterialPart): string {
  handedOverPartStore.set(handedOver)
  return '/module/speaking'
}

/** Takes a part that the library hands over. */
export function useHandedOverPart(take: (handedOver: MaterialPart) => void): void {
  const handedOver = useStore(handedOverPartStore)
  const takeIt = useEffectEvent(take)
  useEffect(() => {
    if (!handedOver) return
    handedOverPartStore.set(null)
    takeIt(handedOver)
  }, [handedOver])
}
