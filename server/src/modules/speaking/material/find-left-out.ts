import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Engine } from '../../../platform/model/engine/engine.ts'

/** A long talk is looked through in so many parts. */
const MOST_PARTS = 12

/** The numbers, from 1, of the points that no turn says, nor all of them together, as far as the engine can tell. */
export async function findLeftOut(
  points: readonly string[],
  turns: readonly { text: string }[],
  engine: Pick<Engine, 'markAnswer'>,
  asker: Asker,
): Promise<number[]> {
  const parts = partsOf(turns.map(({ text }) => text))
  const leftOut: number[] = []
  for (const [index, point] of points.entries())
    if (!(await isSaid('', [point], parts, engine, asker))) leftOut.push(index + 1)
  return leftOut
}

/** Whether one of these texts says what one of these answers does to a question. */
export async function isSaid(
  question: string,
  answers: readonly string[],
  texts: readonly string[],
  engine: Pick<Engine, 'markAnswer'>,
  asker: Asker,
): Promise<boolean> {
  for (const correctAnswer of answers)
    for (const userAnswer of texts) {
      const { verdict } = await engine.markAnswer({ question, correctAnswer, userAnswer, type: 'short' }, asker)
      if (verdict === 'correct') return true
    }
  return false
}

/** Each turn by itself, or with its neighbours where there are many; and all of them. */
function partsOf(texts: readonly string[]): string[] {
  const size = Math.ceil(texts.length / MOST_PARTS)
  const parts = Array.from({ length: Math.ceil(texts.length / (size || 1)) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size).join('\n'),
  )
  return parts.length > 1 ? [...parts, texts.join('\n')] : parts
}
