import { findVerb } from '../en/clause.ts'
import type { EnglishContext } from '../en/context.ts'
import { statementStandsAlone as standsAloneInEnglish } from '../en/judge.ts'
import { mainClause } from '../en/main-clause.ts'
import { tagWords } from '../en/tagger.ts'
import { treeOf } from '../en/tree.ts'
import type { Statement } from '../statements.ts'
import { statementStandsAlone as standsAloneInChinese } from '../zh/judge.ts'
import { simplifiedShadow } from '../zh/simplified.ts'

/** Sentences of an exam's text that are parsed: enough for any exam. */
const MOST_PARSED = 260

/** Tells statements that can be judged true or false by whoever knows the matter, and no other. */
export class AssertionJudge {
  readonly #context: Pick<EnglishContext, 'phrases'>
  #left = MOST_PARSED

  constructor(context: Pick<EnglishContext, 'phrases'>) {
    this.#context = context
  }

  isFit({ sentence, text }: Statement): boolean {
    if (sentence.language === 'zh') return standsAloneInChinese(simplifiedShadow(text))
    const tokens = tagWords(text)
    if (!standsAloneInEnglish(text, tokens, this.#context) || this.#left <= 0) return false
    this.#left--
    const words = tokens.at(-1)?.word === '.' ? tokens.slice(0, -1) : tokens
    const verbAt = findVerb(words)
    const clause = mainClause(treeOf(words), verbAt) ?? (verbAt > 0 ? mainClause(treeOf(words, verbAt), verbAt) : null)
    return clause !== null
  }
}
