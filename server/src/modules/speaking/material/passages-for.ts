import { readText } from '../../../core/documents/material-store.ts'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Services } from '../../../services.ts'
import type { SessionRow } from '../sessions/session-store.ts'
import { textOfPart } from './read-material.ts'

/** How much of a material a model is shown, by `estimateTokens`: as a talk is made ready, and beside each of its turns. */
const WEIGHTS = { start: 3000, turn: 1500 } as const

/** The passages of a text that are nearest to what is spoken of, with some from all over it where there is room. */
export async function passagesOf(
  { engine }: Pick<Services, 'engine'>,
  text: string,
  spokenOf: string,
  when: keyof typeof WEIGHTS,
  asker: Asker,
): Promise<string[]> {
  const { passages } = await engine.findPassages(text, spokenOf, [], WEIGHTS[when], asker)
  return passages.map((passage) => passage.text)
}

/** Those of a session's material; its main points, as they were at the start, where it has been deleted. */
export async function passagesForTurn(
  services: Pick<Services, 'database' | 'engine'>,
  session: Pick<SessionRow, 'studentId' | 'materialId' | 'materialPart' | 'materialTold'>,
  spokenOf: string,
  asker: Asker,
): Promise<string[]> {
  const { studentId, materialId, materialPart, materialTold } = session
  const kept = materialId === null ? null : await readText(services.database.queries, studentId, materialId)
  if (!kept) return materialTold?.points ?? []
  return passagesOf(services, textOfPart(kept.text, materialPart), spokenOf, 'turn', asker)
}
