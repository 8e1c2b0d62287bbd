import { randomUUID } from 'node:crypto'
import type { Grade } from '@lectern/domain/review'
import { awayOf } from '@lectern/memory/ahead'
import { type AwayDeed, withDeeds } from '@lectern/memory/away'
import { planAway } from '@lectern/memory/plan-away'
import { getAhead } from '../src/core/review/queue/get-ahead.ts'
import { answer, type ReviewGround } from './review-ground.ts'

/** A device that took the cards with it, and what is done there. */
export async function takeAlong(ground: ReviewGround) {
  const handedOut = await getAhead(ground, ground.student)
  const deeds: AwayDeed[] = []
  const now = () => withDeeds(awayOf(handedOut), deeds)
  return {
    handedOut,
    now,
    plan: () => planAway(now(), ground.clock.now()),
    answer(itemId: number, grade: Grade) {
      deeds.push({ kind: 'answer', clientId: randomUUID(), itemId, at: ground.clock.now(), grade })
    },
    /** The network is back: everything is sent, in its order and with its time. Says what each card comes to. */
    async send() {
      const sent = new Map<number, { at: Date } & Awaited<ReturnType<typeof answer>>>()
      for (const { clientId: client_id, at, itemId, ...deed } of deeds)
        if (deed.kind === 'answer')
          sent.set(itemId, {
            at,
            ...(await answer(ground, itemId, deed.grade, {
              client_id,
              earlierSeconds: (ground.clock.now().getTime() - at.getTime()) / 1000,
              handed_out_at: handedOut.handed_out_at,
            })),
          })
      return sent
    },
  }
}
