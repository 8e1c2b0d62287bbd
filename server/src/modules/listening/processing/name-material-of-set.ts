import { setMaterialOfGroup } from '../../../core/review/remember-items.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { nameMaterial } from '../set-store.ts'

/**
 * A set that names no material turned out to be made of one: what was missed in it is that one's from now on. The caller holds the
 * student, then the material, which is theirs.
 * @returns whether the set is still there and names no other
 */
export async function nameMaterialOfSet(
  tx: Transaction,
  student: { id: number },
  setId: number,
  named: Parameters<typeof nameMaterial>[2],
  now: Date,
): Promise<boolean> {
  if (!(await nameMaterial(tx, setId, named))) return false
  const material = { from: null, to: named.materialId }
  await setMaterialOfGroup(tx, student, { kind: 'listening', groupId: setId }, material, now)
  return true
}
