import { verbToBe } from '../clause.ts'
import { inSentence } from '../context.ts'
import { type Token, textOf } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import { isPerson } from './definition.ts'
import type { EnglishRule } from './rule.ts'

const FEWEST_WORDS = 5
const MOST_WORDS = 30
const RELATION = /\b(?:of|that|which|who|in which|where|for|used|based|made|between|designed|with|from)\b/
const EMPTY_CLASS =
  /\b(?:example|result|few|little|lot|number of|bit|year|month|day|week|decade|century|time|point|matter|variety|range|process|fact|sign|move|feat|condition|situation|step|trend|practice|change|difference|increase|decrease|event|figure)\b/

/** 'Osmosis, a movement of water through …, …' → 'What is osmosis?' */
export const apposition: EnglishRule = (input) => {
  for (let at = 1; at < input.tokens.length - FEWEST_WORDS; at++) {
    const name = nameBefore(input.tokens, at)
    const words = name && wordsAfter(input.tokens, at, name)
    if (!name || !words) continue
    const person = isPerson(name, words)
    const text = textOf(name)
    return {
      rule: 'apposition',
      question: person
        ? `Who was ${input.context.fullNames.get(text) ?? text}?`
        : `What ${verbToBe(name)} ${inSentence(name, input.context)}?`,
      answer: words,
      term: bareTerm(text),
      bonus: name.length >= 2 ? 0.3 : 0,
    }
  }
  return null
}

/** The noun phrase that ends before the comma or dash at `at`, if it can be a term. */
function nameBefore(tokens: readonly Token[], at: number): readonly Token[] | null {
  const mark = tokens[at] as Token
  const article = tokens[at + 1]?.word ?? ''
  if (!/^[,—–]$/.test(mark.word) || !/^an?$|^the$/.test(article)) return null
  let from = at
  while (from > 0 && at - from < 5 && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[from - 1]?.tag ?? '')) from--
  const name = tokens.slice(from, at)
  if (!/^(?:NOUN|PROPN)$/.test(name.at(-1)?.tag ?? '') || !isTerm(name)) return null
  if (article === 'the' && !name.every(({ tag }) => tag === 'PROPN')) return null
  const before = tokens[from - 1]
  if (
    before &&
    (!/^(?:DET|ADP|VERB|AUX|SCONJ|PART)$/.test(before.tag) || /^(?:this|these|its|their|his|her)$/i.test(before.word))
  )
    return null
  const isListItem =
    tokens.slice(0, from).some(({ word }) => word === ',') || tokens[0]?.tag === 'SCONJ' || tokens[0]?.tag === 'ADP'
  if (isListItem && mark.word === ',') return null
  return /^an?$/i.test(before?.word ?? '') ? tokens.slice(from - 1, at) : name
}

/** What stands between the mark at `at` and the next one, if it tells what the name means. */
function wordsAfter(tokens: readonly Token[], at: number, name: readonly Token[]): string | null {
  const isEnd = tokens[at]?.word === ',' ? /^[,;—–]$/ : /^[—–);]$/
  const length = tokens.slice(at + 1).findIndex(({ word }) => isEnd.test(word))
  const end = length < 0 ? tokens.length : at + 1 + length
  const words = tokens.slice(at + 1, end)
  const text = textOf(words)
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || !RELATION.test(text)) return null
  if (EMPTY_CLASS.test(textOf(words.slice(0, 5))) || /\b(?:this|these|its|their|it|he|she)\b/.test(text)) return null
  if (text.toLowerCase().includes(bareTerm(textOf(name)).toLowerCase())) return null
  if (/^(?:and|or)$/.test(tokens[end + 1]?.word ?? '')) return null
  return hasOwnVerb(words) ? null : text
}

/** Whether what looks like an apposition is a clause ('…, the kernel selects a victim'). */
function hasOwnVerb(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ tag, word }) => tag === 'AUX' || (tag === 'VERB' && !/(?:ing|ed|en)$/.test(word)))
  if (verb < 0) return false
  const relative = words.findIndex(({ word }) => /^(?:that|which|who|whose|where|whom|when)$/.test(word))
  return (relative < 0 || relative > verb) && words[verb - 1]?.word !== 'to'
}
