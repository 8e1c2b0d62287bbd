import type { Token } from './token.ts'

/** Words that the tagger takes for nouns where they are the verb. */
const NOUN_OR_VERB =
  /^(?:release|strike|rise|measure|estimate|drive|result|cause|form|use|increase|decrease|state|store|control|produce|carry|change|act|transport|signal|attack|trigger|balance|limit|process|link|point|fall|fuel|help|support|start|stop|contact|cover|cross|cycle|break|bond|bind|attract|filter|focus|force|freeze|heat|cool|supply|demand|place|pump|record|reflect|return|shape|split|spread|test|track|transfer|trap|turn|value|work|vary|bear|allow|contain|absorb|emit|convert|occur|describe|translate|approximate|collide|condense|dissolve|melt|evaporate|expand|contract|react|float|sink|move|travel|grow|divide|replicate|enter|leave|hold|mean|refer|regulate|require|provide|prevent|protect|connect|separate|influence|affect|destroy|remove|attach|detect|maintain|generate|digest|secrete|stimulate|inhibit|coordinate|evaluate|represent|govern|establish|predict|reveal|show|demonstrate|stretch|exert|repel|conduct|orbit|rotate|erode|deposit|flow|cut|lower|raise|market|trade|lend|borrow|own|vote|rule|guard|mark|name|claim|argue|suggest|study|sample|cost|offer|reward|benefit|function|serve|lead|contribute|depend|belong|respond|exist|consist|include|comprise|involve|concern)s?$/
const TAKES_VERB = /^(?:help|let|make|dare|need|go|come|get|keep|start|stop|have|do|see|hear|feel|watch)$/
const AFTER_VERB = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'PRON', 'ADP', 'ADV', 'NUM', 'SCONJ', 'PUNCT', 'PART'])

const isNoun = (token: Token | undefined): boolean => token?.tag === 'NOUN' || token?.tag === 'PROPN'
const isPlural = ({ word }: Token): boolean =>
  /[^siu]s$/.test(word) || /(?:people|children|men|women|bacteria|data)$/.test(word)

/** `tokens` with the tagger's commonest mistakes put right, which would otherwise hide the verb of a sentence. */
export function repairTags(tokens: readonly Token[]): Token[] {
  const repaired: Token[] = []
  let hasVerb = false
  for (const [index, token] of tokens.entries()) {
    const next = repairTag(token, repaired.at(-1), tokens[index + 1], hasVerb, index)
    if (startsClause(next)) hasVerb = false
    if (next.tag === 'AUX' || (next.tag === 'VERB' && !/ing$/.test(next.word))) hasVerb = true
    repaired.push(next)
  }
  return repaired
}

const startsClause = ({ word, tag }: Token): boolean =>
  tag === 'SCONJ' || /^(?:,|;|:|—|and|but|when|if|because|that|which|while|whereas|where)$/i.test(word)

function repairTag(
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  hasVerb: boolean,
  index: number,
): Token {
  const isVerbNext = next?.tag === 'VERB' || next?.tag === 'AUX'
  if (token.word.toLowerCase() === 'people') return { ...token, tag: 'NOUN' }
  if (token.tag === 'VERB' && index === 0 && /s$/.test(token.word) && isVerbNext) return { ...token, tag: 'NOUN' }
  if (token.tag === 'VERB' && /^[A-Z]/.test(token.word) && before?.tag === 'PROPN') return { ...token, tag: 'PROPN' }
  if (isNounBeforeVerb(token, before, next)) return { ...token, tag: 'NOUN' }
  if (token.tag === 'ADP' && /^whereas$/i.test(token.word)) return { ...token, tag: 'SCONJ' }
  if (isHiddenVerb(token, before, next, hasVerb)) return { ...token, tag: 'VERB', lemma: token.lemma.toLowerCase() }
  return token
}

/** 'Heat pumps move …': of two verbs in a row the first is the subject's noun, unless it is one that takes another. */
function isNounBeforeVerb(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (token.tag !== 'VERB' || next?.tag !== 'VERB' || !before || !/^(?:NOUN|PROPN|ADJ)$/.test(before.tag)) return false
  return /[^s]s$/.test(token.word) && !/(?:ing|ed|en)$/.test(next.word) && !TAKES_VERB.test(token.lemma)
}

/** A word tagged noun that agrees with the noun before it as its verb, in a clause without another. */
function isHiddenVerb(token: Token, before: Token | undefined, next: Token | undefined, hasVerb: boolean): boolean {
  if (hasVerb || !before || !next || !AFTER_VERB.has(next.tag) || !couldBeVerb(token, before)) return false
  return /[^s]s$/.test(token.word) ? next.word !== 'of' : next.tag !== 'PUNCT'
}

/** Whether a word tagged noun may be the verb of the noun before it: one of the two ends in -s. */
export function couldBeVerb(token: Token, before: Token): boolean {
  if (token.tag !== 'NOUN' || !isNoun(before) || !NOUN_OR_VERB.test(token.word)) return false
  return /[^s]s$/.test(token.word) !== isPlural(before)
}
