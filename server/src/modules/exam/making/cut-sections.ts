import { estimateTokens } from '@lectern/domain/text/token-estimate'
import { splitPassages } from '@lectern/engine/split-passages'

/**
 * `text` in at most `count` stretches of about the same length, in order and without gaps; each begins with a sentence or
 * a line.
 */
export function cutSections(text: string, count: number): string[] {
  const cuts: number[] = []
  for (const { start } of splitPassages(text)) {
    const due = ((cuts.length + 1) * text.length) / count
    if (start >= due && cuts.length < count - 1) cuts.push(start)
  }
  return [0, ...cuts].map((start, index) => text.slice(start, cuts[index]).trim()).filter(Boolean)
}

/** The beginning of `text` that a model reads as about `weightLimit` tokens, ended with a sentence; all of a short one. */
export function cutToWeight(text: string, weightLimit: number): string {
  if (estimateTokens(text) <= weightLimit) return text
  let end = 0
  let weight = 0
  for (const passage of splitPassages(text)) {
    weight += estimateTokens(text.slice(end, passage.end))
    if (weight > weightLimit) break
    end = passage.end
  }
  return text.slice(0, end)
}

/** Like `cutToWeight`, but from all over the text: passages set apart by '[…]'. Another `turn` takes other passages. */
export function sampleToWeight(text: string, weightLimit: number, turn: number): string {
  const stride = Math.ceil(estimateTokens(text) / weightLimit)
  if (stride <= 1) return text
  const chosen = splitPassages(text).filter((_, index) => Math.floor(index / RUN_PASSAGES) % stride === turn % stride)
  return cutToWeight(chosen.map((passage) => passage.text).join(GAP), weightLimit)
}

/** Passages that are taken together: a few sentences alone say little. */
const RUN_PASSAGES = 3
const GAP = '\n[…]\n'
