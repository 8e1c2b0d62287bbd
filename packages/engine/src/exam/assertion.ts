import type { Statement } from '../statements.ts'
import { simplifiedShadow } from '../zh/simplified.ts'

/** 'Describe how …': an exercise or a request, which is neither true nor false. */
const TASK_ENGLISH =
  /^(?:please |now |then )?(?:(?:explain|describe|discuss|calculate|compute|define|summari[sz]e|identify|recall|remember|consider|suppose|imagine|prove|derive|sketch)\b|(?:compare|contrast|list|state|name|write|draw|show|find|give|outline|note|notice|observe|see|read|complete|choose|decide|answer|try|use|let|look|make|check)(?:,| (?:the|an?|how|what|why|which|when|where|whether|that|this|these|your|all|any|each|one|two|three|four|five)\b))/i
const TASK_CHINESE = /^(?:请|试(?:述|说明|比较|分析|解释)|说明|描述|解释|列出|列举|简述|指出|举例)/
/** 'slows the program down …': the rest of a sentence that a column or a page has cut. */
const CUT_OFF = /^[\s("“[]*\p{Ll}/u

/** Whether a statement says something that can be true or false, from its beginning. */
export function isAssertion({ sentence, text }: Statement, isSpoken: boolean): boolean {
  if (sentence.language === 'zh') return !TASK_CHINESE.test(simplifiedShadow(text))
  // Speech that was written down may have no capitals at all.
  return !TASK_ENGLISH.test(text) && (isSpoken || !CUT_OFF.test(sentence.text))
}
