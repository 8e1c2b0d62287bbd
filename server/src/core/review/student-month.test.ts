import type { Grade, Stage } from '@lectern/domain/review'
import { outcomesAway } from '@lectern/memory/away'
import { expect, test } from 'vitest'
import { takeAlong } from '../../../test/away-device.ts'
import { answer, layReviewGround, type ReviewGround } from '../../../test/review-ground.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { keepSet, questionAt } from '../../modules/exam/exam-test-ground.ts'
import { examReviewSource } from '../../modules/exam/review-source.ts'
import { endSession } from '../../modules/exam/sessions/end-session.ts'
import { startSession } from '../../modules/exam/sessions/start-session.ts'
import { makeSet } from '../../modules/recite/recite-test-ground.ts'
import { getStats } from './get-stats.ts'
import { listItemsAfter } from './memory/item-store.ts'
import { lockLearner } from './memory/learner.ts'
import { rebuildMemory } from './memory/rebuild-memory.ts'
import { getQueue } from './queue/get-queue.ts'
import { updateSettings } from './update-settings.ts'

const CARDS = 60
const NEW_PER_DAY = 2
const DAYS = 30
const DAY_MS = 86_400_000
const BEGINS = Date.parse('2026-10-18T07:30:00Z')
/** London sets its clocks back on the 25th; from there the student flies east, and then west over the date line. */
const STAYS = [
  { from: 0, zone: 'Europe/London' },
  { from: 11, zone: 'Asia/Hong_Kong' },
  { from: 22, zone: 'America/Los_Angeles' },
] as const
const MISSES_QUESTIONS_ON = 3
/** The laptop is at home, and the phone has no network; once the laptop is used all the same. */
const AWAY = { from: 14, laptopOn: 16, until: 17 }

type Shown = { id: number; stage: Stage }
type Wait = Awaited<ReturnType<typeof answer>>['wait']

const WALL_CLOCKS = new Map<string, Intl.DateTimeFormat>(
  STAYS.map(({ zone: timeZone }) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
)

/** What a clock on the wall says, reckoned by other means than the server's: as a calendar is read. */
function wallOf(moment: Date, zone: string): { date: string; time: string } {
  const [date = '', time = ''] = WALL_CLOCKS.get(zone)?.format(moment).split(' ') ?? []
  return { date, time }
}

/** Until four o'clock it is still the day before. */
function dayOn(moment: Date, zone: string): number {
  const { date, time } = wallOf(moment, zone)
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS - (time < '04:00' ? 1 : 0)
}

/** What the student has been told of when each card comes back. */
class Promises {
  readonly #dueOn = new Map<number, number>()
  readonly #learning = new Set<number>()
  readonly times = new Map<number, number>()

  keep(id: number, day: number, { unit, count }: Wait): void {
    this.#dueOn.delete(id)
    this.#learning.delete(id)
    if (unit === 'minutes') this.#learning.add(id)
    if (unit === 'days') this.#dueOn.set(id, day + count)
  }

  countAnswer(id: number): number {
    const times = (this.times.get(id) ?? 0) + 1
    this.times.set(id, times)
    return times
  }

  dueOn = (day: number): number[] =>
    sorted([...this.#learning, ...[...this.#dueOn].filter(([, on]) => on <= day).map(([id]) => id)])
}

const sorted = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other)
const idsOf = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id)

/** Some cards are easy at once, and some are forgotten now and then. */
function gradeOf(id: number, times: number): Grade {
  if (times === 1) return id % 2 === 0 ? 4 : 3
  return (id * 5 + times * 3) % 11 === 0 ? 1 : 3
}

/** Studies at what they have with them: the laptop, or a phone without a network. */
class Studying {
  readonly promises = new Promises()
  readonly #ground: ReviewGround
  readonly #cardIds: readonly number[]
  #phone: Awaited<ReturnType<typeof takeAlong>> | null = null
  #mistakes: readonly number[] = []
  seenCount = 0

  constructor(ground: ReviewGround, cardIds: readonly number[]) {
    this.#ground = ground
    this.#cardIds = cardIds
  }

  async show(): Promise<readonly Shown[]> {
    if (!this.#phone) return (await getQueue(this.#ground, this.#ground.student, { limit: 100 })).items
    return this.#phone.plan().ordered.map(({ id, memory }) => ({ id, stage: memory.stage }))
  }

  async leave(): Promise<void> {
    this.#phone = await takeAlong(this.#ground)
  }

  async comeBack(zone: string): Promise<void> {
    for (const [id, { at, wait }] of (await this.#phone?.send()) ?? []) this.promises.keep(id, dayOn(at, zone), wait)
    this.#phone = null
  }

  /** Answers two that the phone asks for today too, which hears nothing of it. */
  async useLaptop(today: number): Promise<void> {
    for (const id of this.promises.dueOn(today).slice(0, 2)) {
      this.promises.countAnswer(id)
      await answer(this.#ground, id, 1)
      this.#ground.clock.advance(10)
    }
  }

  async study(today: number): Promise<void> {
    const first = await this.show()
    const known = first.filter(({ stage }) => stage !== 'new')
    expect(sorted(idsOf(known)), `day ${today}`).toEqual(this.promises.dueOn(today))
    const fresh = idsOf(first.filter(({ stage }) => stage === 'new'))
    expect(fresh, `day ${today}`).toEqual(this.#cardIds.slice(this.seenCount, this.seenCount + NEW_PER_DAY))
    this.seenCount += fresh.length
    for (let items = first; items.length > 0; items = await this.show())
      for (const { id } of items) {
        this.#ground.clock.advance(10)
        const times = this.promises.countAnswer(id)
        this.promises.keep(id, today, await this.#give(id, this.#gradeOf(id, times)))
      }
  }

  /** One of the missed questions is missed once more on the second day on which it comes back. */
  #gradeOf(id: number, times: number): Grade {
    if (!this.#mistakes.includes(id)) return gradeOf(id, times)
    return id === this.#mistakes[0] && times === 2 ? 1 : 3
  }

  async #give(id: number, grade: Grade): Promise<Wait> {
    const phone = this.#phone
    if (!phone) return (await answer(this.#ground, id, grade)).wait
    const card = phone.now().cards.get(id)
    if (!card) throw new Error(`The phone does not know the card ${id}`)
    const { wait } = outcomesAway(phone.now(), card, this.#ground.clock.now())[grade]
    phone.answer(id, grade)
    return wait
  }

  /** An exam with a wrong answer and one that was left out: both come back tomorrow. */
  async missTwo(today: number): Promise<void> {
    const { student, database } = this.#ground
    const set = await keepSet(this.#ground)
    const { session_id } = await startSession(this.#ground, student, set.id)
    const [choice, short] = [questionAt(set, 0).id, questionAt(set, 1).id]
    await endSession(this.#ground, student, session_id, { [choice]: 'one', [short]: 'The mitochondrion' })
    const items = await listItemsAfter(database.queries, student.id, 0, CARDS + 3)
    this.#mistakes = idsOf(items.filter(({ kind }) => kind === 'exam'))
    for (const id of this.#mistakes) this.promises.keep(id, today, { unit: 'days', count: 1 })
  }

  timesMissed = (): (number | undefined)[] => this.#mistakes.map((id) => this.promises.times.get(id))
}

/** Lets time pass until a clock on the wall says so, a minute from now at the soonest. */
function passUntil({ clock }: ReviewGround, time: string, zone: string): void {
  do clock.advance(60)
  while (wallOf(clock.now(), zone).time !== time)
}

/** What happens on the days of the month beside studying, each before it. */
async function beforeStudying(day: number, studying: Studying, today: number, zone: string): Promise<void> {
  if (day === AWAY.from) await studying.leave()
  if (day === AWAY.laptopOn) await studying.useLaptop(today)
  if (day === AWAY.until) await studying.comeBack(zone)
}

describeOnDatabase('server', 'A student who studies for a month', (database) => {
  async function begin() {
    const laid = await layReviewGround(database())
    laid.clock.advance((BEGINS - laid.clock.now().getTime()) / 1000)
    const ground = { ...laid, modules: [...laid.modules, { id: 'exam', reviewSource: examReviewSource }] }
    await updateSettings(ground, ground.student, { new_per_day: NEW_PER_DAY })
    await makeSet(ground, { cardCount: CARDS })
    const cards = await listItemsAfter(ground.database.queries, ground.student.id, 0, CARDS)
    return { ground, studying: new Studying(ground, idsOf(cards)) }
  }

  test('is asked for each card on its day and no other, wherever they are and whatever they have with them', async () => {
    const { ground, studying } = await begin()
    let [zone, last] = ['', 0]
    for (let studied = 0; studied < DAYS; ) {
      const stay = STAYS.findLast(({ from }) => from <= studied)?.zone ?? ''
      if (stay !== zone) await updateSettings(ground, ground.student, { time_zone: stay })
      zone = stay
      const today = dayOn(ground.clock.now(), zone)
      if (today <= last) {
        // The day goes on until four, and is not given twice by a flight over the date line.
        expect(await studying.show(), `day ${today}, once more`).toEqual([])
        passUntil(ground, '04:00', zone)
        continue
      }
      await beforeStudying(studied, studying, today, zone)
      await studying.study(today)
      if (studied === MISSES_QUESTIONS_ON) await studying.missTwo(today)
      last = today
      studied += 1
      passUntil(ground, '03:59', zone)
    }

    expect([studying.seenCount, ...studying.timesMissed()]).toEqual([CARDS, 4, 2])
    // No answer was lost, and none counted twice.
    const items = await listItemsAfter(ground.database.queries, ground.student.id, 0, CARDS)
    for (const { id, reps } of items) expect([id, reps]).toEqual([id, studying.promises.times.get(id)])
    expect((await getStats(ground, ground.student)).days).toHaveLength(DAYS)
    const differing = await ground.database.transaction(async (tx) =>
      rebuildMemory(tx, await lockLearner(tx, ground.student.id, ground.clock.now())),
    )
    expect(differing).toEqual({ items: 0, days: 0 })
  })
})
