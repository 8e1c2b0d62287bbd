import { MISTAKE_RIGHT_DAYS, MISTAKE_WAIT_DAYS } from '@lectern/domain/review'
import type { Memory, Outcome, Scheduler } from './scheduler.ts'

/**
 * When a missed question is asked again: the day after, some days after it was right, and no more once it was right on two
 * days since it was missed last. `step` counts those days. Choosing from options says too little for FSRS.
 */
export const mistakeScheduler: Scheduler = {
  outcomes: (memory, day) => ({
    1: missed(memory, day),
    2: known(memory, day),
    3: known(memory, day),
    4: known(memory, day),
  }),
  answer: (memory, day, grade) => (grade === 1 ? missed(memory, day) : known(memory, day)),
  retrievability: () => null,
}

const missed = (memory: Memory, day: number): Outcome => ({
  memory: {
    ...memory,
    stage: 'relearning',
    step: 0,
    reps: memory.reps + 1,
    lapses: memory.lapses + 1,
    lastDay: Math.max(day, memory.lastDay ?? day),
  },
  wait: { unit: 'days', count: 1 },
})

function known(memory: Memory, day: number): Outcome {
  // Right twice on one day is right on one day; what was just missed that day is known from that day on.
  const isSameDay = memory.step > 0 && memory.lastDay !== null && day <= memory.lastDay
  const step = isSameDay ? memory.step : memory.step + 1
  const isDone = step >= MISTAKE_RIGHT_DAYS
  return {
    memory: {
      ...memory,
      stage: isDone ? 'review' : 'relearning',
      step,
      reps: memory.reps + 1,
      lastDay: Math.max(day, memory.lastDay ?? day),
    },
    wait: isDone ? { unit: 'never', count: 0 } : { unit: 'days', count: MISTAKE_WAIT_DAYS },
  }
}
