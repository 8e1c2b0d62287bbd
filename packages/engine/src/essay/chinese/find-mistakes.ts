import { type Finding, withoutOverlaps } from '../mistake.ts'
import { type ChineseRule, readChineseEssay } from './essay.ts'
import { mixedScript } from './mixed-script.ts'
import { particles } from './particles.ts'
import { phrasing } from './phrasing.ts'
import { marks, straightQuotes, unfinishedParagraph } from './punctuation.ts'
import { wrongInContext, wrongWords } from './wrong-words.ts'

const RULES: readonly ChineseRule[] = [
  wrongWords,
  wrongInContext,
  particles,
  phrasing,
  marks,
  straightQuotes,
  unfinishedParagraph,
  mixedScript,
]

/** The mistakes of a Chinese essay in either script, in order and without overlaps. */
export async function findChineseMistakes(text: string): Promise<Finding[]> {
  const essay = readChineseEssay(text)
  return withoutOverlaps(RULES.flatMap((rule) => rule(essay)))
}
