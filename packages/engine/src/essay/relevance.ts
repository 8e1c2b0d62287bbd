import { alternativesOf } from '../answer/alternatives.ts'
import { questionTerms, textTerms } from '../answer/search-terms.ts'
import { stem } from '../answer/stem.ts'
import { rankOf } from '../lexicon.ts'

/** What tasks say whatever they are about, in stems and pairs of characters. */
const GENERAL = new Set(
  [
    ...`people think agree disagree discuss view opinion believe extent problem solution advantage disadvantage outweigh
    some many city country better more other should would whether positive negative development world modern society
    essay write topic today often important life everyday way things own both reason cause improve need want buy`
      .split(/\s+/)
      .map(stem),
    ...'作文 题目 一次 一件 经验 经历 难忘 我的 最好 如何 看法 同意 讨论 以为 为题'.split(' '),
  ].flat(),
)
/** A term of the topic counts in full where it comes so often. */
const OFTEN = 2
/** The share of a topic without words of its own that cannot be compared with. */
const FEWEST_TERMS = 1

/** How far an essay keeps to its topic, 0 to 1, the rare words of the topic first; null where the topic names nothing. */
export function relevanceOf(essay: string, topic: string): number | null {
  const asked = questionTerms(topic)
  const own = asked.filter(({ text }) => !GENERAL.has(text))
  const terms = own.length > 0 ? own : asked
  if (terms.length < FEWEST_TERMS) return null
  const counts = new Map<string, number>()
  for (const term of textTerms(essay)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const shares = terms.map(({ text, weight }) => {
    const count = [text, ...alternativesOf(text).map((other) => other.text)].reduce(
      (sum, form) => sum + (counts.get(form) ?? 0),
      0,
    )
    return { weight: weight * rarityOf(text), share: Math.min(1, count / OFTEN) }
  })
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0)
  return shares.reduce((sum, { weight, share }) => sum + weight * share, 0) / whole
}

const UNKNOWN_RANK = 20_000
const rarityOf = (term: string): number =>
  /^[a-z]+$/.test(term) ? Math.log(Math.min(UNKNOWN_RANK, rankOf(term))) : Math.log(UNKNOWN_RANK)
