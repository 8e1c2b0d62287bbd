import type { Queries, Transaction } from '../../platform/database/database.ts'
import { digestOf, type Followed, planChanges, type Taken, takenOf } from './plan-changes.ts'
import type { OwnedThing, SharingSource } from './sharing-source.ts'

interface Titled {
  /** @throws Problem `not_found` where there is no such thing of the student's */
  readTitle(queries: Queries, studentId: number, id: number): Promise<{ title: string }>
  rename(tx: Transaction, studentId: number, id: number, title: string): Promise<void>
}

/** How a thing is followed whose content only loses, once it is made, what was said to be wrong: by its title alone, since what is gone from the original stays. */
export function followTitle({ readTitle, rename }: Titled): Pick<SharingSource, 'compare' | 'rename' | 'takeOver'> {
  const titleOf = async (queries: Queries, { studentId, id }: OwnedThing) =>
    (await readTitle(queries, studentId, id)).title
  return {
    rename: (tx, { studentId, id }, title) => rename(tx, studentId, id, title),
    async compare(queries, { original, copy, taken }) {
      const [theirs, own] = [await titleOf(queries, original), await titleOf(queries, copy)]
      return planChanges(taken, followed(theirs), followed(own))
    },
    async takeOver(tx, { original, copy, taken }) {
      const [theirs, own] = [await titleOf(tx, original), await titleOf(tx, copy)]
      const plan = planChanges(taken, followed(theirs), followed(own))
      if (plan.isRenamed) await rename(tx, copy.studentId, copy.id, theirs)
      return plan
    },
  }
}

/** How such a thing stands that was copied just now. */
export const takenOfTitle = (title: string): Taken => takenOf(followed(title))

const followed = (title: string): Followed => ({ titleDigest: digestOf(title), pieces: [] })
