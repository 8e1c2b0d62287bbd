import { useEffect, useEffectEvent, useState } from 'react'
import { newPractice } from '../answer-practice.ts'
import { keptPractice } from '../kept-practice.ts'
import { practiceStore } from '../practice.ts'

/** A set is shown no later than this, whatever was answered elsewhere: that is joined with it once it is known. */
const LONGEST_LOOK_MS = 5000

interface OpenPractice {
  /** Whether the practice of the set stands in this tab, as it was left on whatever device. */
  isOpen: boolean
  /** Whether the student has to give up that of another set first, since the server does not keep it. */
  isAsking: boolean
  giveUpOther: () => void
}

/** Has this tab go on with a set. What was practised in it makes way: the server keeps it. */
export function useOpenPractice(setId: number): OpenPractice {
  const [isOpen, setOpen] = useState(() => practiceStore.get()?.setId === setId)
  const [isAsking, setAsking] = useState(false)
  const take = async () => {
    setAsking(false)
    practiceStore.set(newPractice(setId))
    await keptPractice.settle(LONGEST_LOOK_MS)
    setOpen(true)
  }
  const open = useEffectEvent(async ({ signal }: AbortController) => {
    if (isOpen) return
    await keptPractice.save()
    if (signal.aborted) return
    // One that was handed in elsewhere is over.
    const isLost = keptPractice.isUnsaved() && keptPractice.elsewhere.get()?.kind !== 'ended'
    if (isLost) setAsking(true)
    else await take()
  })
  useEffect(() => {
    const left = new AbortController()
    void open(left)
    return () => left.abort()
  }, [])
  return { isOpen, isAsking, giveUpOther: () => void take() }
}
