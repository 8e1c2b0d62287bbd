import { DEFAULT_RETENTION, type Grade, STAGES, type Stage } from '@lectern/domain/review'
import { type Card, type CardInput, default_w, FSRSVersion, forgetting_curve, fsrs } from 'ts-fsrs'
import { DAY_MS } from './study-day.ts'

/** What computed a state, kept with each event: 'v5.4.2 using FSRS-6.0'. */
export const ALGORITHM: string = FSRSVersion

/** The 21 parameters of FSRS-6 that fit most people. */
export const DEFAULT_WEIGHTS: readonly number[] = default_w

/** What is known of one card: how well it sits, how hard it is, and when it was last asked for. */
export interface Memory {
  stage: Stage
  /** Days until it is remembered with a probability of 0.9. */
  stability: number
  /** 1 to 10; 0 while it is new. */
  difficulty: number
  /** Which of the learning steps it stands on. */
  step: number
  reps: number
  lapses: number
  /** The student's day of the last review; null while it is new. */
  lastDay: number | null
}

/** How long until a card comes back: minutes for the learning steps, else days; never for a missed question that is done. */
type Wait = { unit: 'minutes' | 'days' | 'never'; count: number }

export interface Outcome {
  memory: Memory
  wait: Wait
}

export interface SchedulerOptions {
  /** Probability with which a card is to be remembered when it comes back. */
  retention?: number
  /** The 21 parameters of FSRS-6; null for those that fit most people. */
  weights?: readonly number[] | null
}

export const NEW_MEMORY: Memory = {
  stage: 'new',
  stability: 0,
  difficulty: 0,
  step: 0,
  reps: 0,
  lapses: 0,
  lastDay: null,
}

export type Outcomes = Readonly<Record<Grade, Outcome>>

export interface Scheduler {
  /** What each grade makes of a memory that is asked for on `day`. A day before its last one counts as that one. */
  outcomes(memory: Memory, day: number): Outcomes
  /** What one grade makes of it. */
  answer(memory: Memory, day: number, grade: Grade): Outcome
  /** The probability that it is remembered on `day`; null while it is new, and where it is not reckoned. */
  retrievability(memory: Pick<Memory, 'stability' | 'lastDay'>, day: number): number | null
}

/** FSRS-6 over days of the student's: pure, without its own fuzz, which `spreadOutcomes` stands for. */
export function createScheduler({ retention = DEFAULT_RETENTION, weights = null }: SchedulerOptions = {}): Scheduler {
  const algorithm = fsrs({ request_retention: retention, enable_fuzz: false, ...(weights ? { w: weights } : {}) })
  const { w } = algorithm.parameters
  return {
    outcomes(memory, day) {
      const askedOn = askedOnOf(memory, day)
      const now = new Date(askedOn * DAY_MS)
      const record = algorithm.repeat(cardOf(memory, now), now)
      return {
        1: outcomeOf(record[1].card, askedOn),
        2: outcomeOf(record[2].card, askedOn),
        3: outcomeOf(record[3].card, askedOn),
        4: outcomeOf(record[4].card, askedOn),
      }
    },
    answer(memory, day, grade) {
      const askedOn = askedOnOf(memory, day)
      const now = new Date(askedOn * DAY_MS)
      return outcomeOf(algorithm.next(cardOf(memory, now), now, grade).card, askedOn)
    },
    retrievability({ stability, lastDay }, day) {
      return lastDay === null ? null : forgetting_curve(w, Math.max(0, day - lastDay), stability)
    },
  }
}

/** ts-fsrs refuses times that run backwards, which a change of time zone brings about. */
const askedOnOf = ({ lastDay }: Memory, day: number): number => Math.max(day, lastDay ?? day)

function outcomeOf(card: Card, askedOn: number): Outcome {
  const stage = STAGES[card.state] ?? 'new'
  const { stability, difficulty, learning_steps: step, reps, lapses } = card
  return {
    memory: { stage, stability, difficulty, step, reps, lapses, lastDay: askedOn },
    wait:
      stage === 'review'
        ? { unit: 'days', count: card.scheduled_days }
        : { unit: 'minutes', count: (card.due.getTime() - askedOn * DAY_MS) / 60_000 },
  }
}

const cardOf = ({ stage, stability, difficulty, step, reps, lapses, lastDay }: Memory, now: Date): CardInput => ({
  due: now,
  stability,
  difficulty,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: step,
  reps,
  lapses,
  state: STAGES.indexOf(stage),
  last_review: lastDay === null ? null : new Date(lastDay * DAY_MS),
})
