import { createSavedStudentStore } from '../../../core/account/student-store.ts'

type TypedTurns = Readonly<Record<number, string>>

const NONE: TypedTurns = {}
/** Talks that lapsed are never ended: what was typed in them last goes as others come. */
const MOST_TALKS = 5

/** The next turn of each talk as far as it is typed, by the number of the talk. Survives leaving the talk and a reload. */
export const typedTurnsStore = createSavedStudentStore<TypedTurns>('speaking.turns', NONE)

export const typeTurn = (sessionId: number, text: string): void =>
  typedTurnsStore.update((turns) => latestOf({ ...turns, [sessionId]: text }))

/** The turn was sent, or its talk has ended. */
export const forgetTurn = (sessionId: number): void =>
  typedTurnsStore.update(({ [sessionId]: _sent, ...others }) => latestOf(others))

/** Numbers rise: the latest talks have the highest, and come last. */
function latestOf(turns: TypedTurns): TypedTurns {
  const latest = Object.entries(turns).slice(-MOST_TALKS)
  return latest.length === 0 ? NONE : Object.fromEntries(latest)
}
