import type { Clock } from '../src/platform/clock/clock.ts'

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now: Date

  constructor(now = new Date('2026-12-20T10:00:00.000Z')) {
    this.#now = now
  }

  now(): Date {
    return new Date(this.#now)
  }

  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}
