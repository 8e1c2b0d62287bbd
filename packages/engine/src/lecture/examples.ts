import type { Part } from '../parts.ts'
import type { Statement } from '../statements.ts'
import { simplifiedShadow } from '../zh/simplified.ts'

const EXAMPLE = /\b(?:for (?:example|instance)|such as|e\.g\.|an example of)|例如|譬如|比如|以.{1,12}为例/i
/** What the label in front of an example says already. */
const LEAD_IN = /^(?:for (?:example|instance)|e\.g\.)[,:]?\s+|^(?:例如|譬如|比如)[，,：:]?/i
const MOST = 2

/** Sentences of `part` that give an example and are not `chosen` already, in order, without 'For example, …'. */
export const examplesIn = (
  { sentences }: Part,
  statements: readonly Statement[],
  chosen: ReadonlySet<number>,
): string[] => {
  const own = new Set(sentences.map(({ id }) => id))
  return statements
    .filter(({ sentence }) => own.has(sentence.id) && !chosen.has(sentence.id))
    .filter(({ sentence }) => EXAMPLE.test(simplifiedShadow(sentence.text)))
    .slice(0, MOST)
    .map(({ text }) => withoutLeadIn(text))
}

function withoutLeadIn(text: string): string {
  const rest = text.replace(LEAD_IN, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
