import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { createStudentStore } from '../../core/account/student-store.ts'
import { nameOfCharged } from '../../core/credits/describe-transactions.ts'
import { isSameWork, isUnderWay } from '../../core/unfinished/unfinished-query.ts'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'

/** Work that was seen under way and is done since, and has its place among the rest of its module. */
export interface DoneWork extends Pick<UnfinishedWork, 'module' | 'id' | 'title'> {
  /** Where its result is shown. */
  address: string
}

/** Until it is looked at or put away. */
export const doneWorkStore = createStudentStore<readonly DoneWork[]>([])

/** A line that is said of work that came to its end. */
interface Ending {
  key: number
  text: string
}

/** Long enough for all of it to be read aloud. */
const SAID_FOR_MS = 10_000

/** What was said just now, oldest first. */
export const endingsStore = createStudentStore<readonly Ending[]>([])

/** What its student has called off and no list has left out yet: that it ended is no news to them. */
export const calledOffStore = createStudentStore<readonly UnfinishedWork[]>([])

export const putAway = ({ module, id }: Pick<DoneWork, 'module' | 'id'>): void =>
  doneWorkStore.update((done) => done.filter((one) => one.module !== module || one.id !== id))

/** Says of all work that it saw under way what became of it; a module that is open tells that itself. */
export function useEndings(work: readonly UnfinishedWork[]): void {
  const { pathname } = useLocation()
  const seen = useRef<readonly UnfinishedWork[]>([])
  const follow = useEffectEvent((now: readonly UnfinishedWork[]) => {
    const isOver = (one: UnfinishedWork) => !now.some((other) => isSameWork(one, other) && isUnderWay(other))
    const ended = seen.current.filter(isOver)
    const over = ended.filter(({ module }) => pathname !== `/module/${module}`)
    const isCalledOff = (one: UnfinishedWork) => calledOff.some((other) => isSameWork(one, other))
    const calledOff = calledOffStore.get()
    calledOffStore.set(calledOff.filter((one) => !ended.some((other) => isSameWork(one, other))))
    seen.current = now.filter(isUnderWay)
    for (const one of over) {
      const listed = now.find((other) => isSameWork(one, other))
      if (listed) tell(listed)
      else if (!isCalledOff(one))
        void tellOfGone(one).catch((error: unknown) => logFailure('It is not known what became of work', error))
    }
  })
  useEffect(() => follow(work), [work])
}

/** It is done and found elsewhere, or its student has given it up. */
async function tellOfGone(work: UnfinishedWork): Promise<void> {
  const { addressOfResult } = await import('./address-of-result.ts')
  const address = await addressOfResult(work)
  if (address === null) return
  const { module, id, title } = work
  if (typeof address === 'symbol') return tell({ module, title, status: 'failed' })
  putAway(work)
  doneWorkStore.update((done) => [{ module, id, title, address }, ...done])
  tell({ module, title, status: 'waiting' })
}

function tell({ module, title, status }: Pick<UnfinishedWork, 'module' | 'title' | 'status'>): void {
  const name = nameOfCharged(module)
  if (status === 'left') return
  const about = { name, title: title || say('tray.pastedText') }
  const ending = { key: nextKey++, text: say(status === 'failed' ? 'tray.hasFailed' : 'tray.isReady', about) }
  endingsStore.update((endings) => [...endings, ending])
  setTimeout(() => endingsStore.update((endings) => endings.filter((one) => one !== ending)), SAID_FOR_MS)
}

let nextKey = 0
