import { CARD_RULES, type CardCandidate, type CardRule } from '../cards/candidate.ts'
import { rankOf } from '../lexicon.ts'
import { contentWords, type EnglishContext, isFamiliar } from './context.ts'
import { STOP_WORDS, UNIQUE_NOUNS, VAGUE_NOUNS } from './data/words.ts'
import { type Token, tagWords } from './tagger.ts'

const RARE_TERM = 15_000
const FEWEST_CONTENT_WORDS = 3
/** So many words tell what a pronoun after them stands for. */
const FEWEST_TOLD = 3
const MOST_QUESTION_WORDS = 32
const MOST_ANSWER_WORDS = 45
/** What stands for something said before, or leans on it. */
const LEANS =
  /\b(?:he|she|him|we|us|our|you|your|I|my|me|this|these|those|such|another|other|others|also|too|similar|similarly|same|former|latter|next|previous|previously|further|there|here|today|now|recently|currently|(?:above|below)(?! (?:the|an?|sea|zero|which)\b)|following|instead|however|therefore|thus|likewise|otherwise|then|again|still|already|yet|so-called|later|earlier|meanwhile|subsequently|soon|again|finally|eventually|latest|aforementioned|respectively|additional|kind of|sort of|alternatively|as before|after all|so|let|just|actually|really|each one|regardless)\b| n['’]t\b/i
/** A picture, two things or a place that only the text around shows. */
const POINTS_ASIDE =
  /\bboth\b(?!.*\band\b)|\bthe (?:left|right|top|bottom|upper|lower) (?:edge|corner|side|half|panel)\b|\bthe (?:formula|diagram|image|picture|photograph|graph)\b(?! (?:of|that|for)\b)|^Nearby\b/i
const PRONOUN = /\b(?:it|its|they|them|their|his|her|hers|theirs|itself|themselves|himself|herself)\b/i
const COMPARES =
  /\b(?:more|less|fewer|larger|smaller|greater|higher|lower|better|worse|older|younger|bigger|longer|shorter|stronger|weaker|faster|slower|cheaper)\b(?!.*\bthan\b)/i
const DEMONSTRATIVE_THAT = /\bthat (?:time|point|day|year|way|period|moment|same|one|case|kind|type)\b/i
/** 'What is an important component of the eye?': there are others. */
const ONE_OF_SEVERAL =
  /^What (?:is|are) (?:an?|one|the|some) (?:(?:most|often|commonly)[ -])?(?:important|key|common|major|main|primary|used|critical|alternative|good|adaptation|example|form|type|kind|part|aspect|advantage|disadvantage|location)\b(?! (?:of|in) the two)/
const QUESTION_WORD =
  /^(?:what|who|when|where|why|how|which|in|for|is|are|was|were|does|do|did|can|has|have|had|could|would|should|may|might|must|will)$/i

/** What only the text around tells, what is one of several, and a name that goes on after its line. */
const POINTS_OUTSIDE =
  /^(?:One|Some|Another|Parts|That|An alternative|Both|Collectively|The answer)\b|\bformerly known\b|\b(?:in|at|of|for|to|from|with) that\b|, that \w+ (?:is|are)\b|\b(?:either case|video|remaining|resulting|each called|tightly packaged|in question)\b|_ (?:of|on) (?!the\b|an?\b)/

/** A verb beside that of the name: 'The pressure within the alveoli, called ______' has none. */
const isVerb = ({ tag, word }: Token): boolean =>
  tag === 'AUX' || (tag === 'VERB' && !/^(?:called|known|named|termed|referred)$/.test(word))

/** Whether a sentence with a line in it leans on nothing outside it. */
export const blankStandsAlone = (question: string): boolean =>
  !/\bthe (?:two|three|four|five)\b(?! (?:\w+ )?(?:of|in)\b)/i.test(question) &&
  !LEANS.test(question.replace(/\balso (?:known|called|referred)\b|(?<=\b(?:can|may|are|is) )also\b/i, '')) &&
  !POINTS_OUTSIDE.test(question) &&
  !POINTS_ASIDE.test(question) &&
  isResolvedWithin(question) &&
  tagWords(question.replace('______', 'this')).some(isVerb)

/** 'When a molecule is made of different elements, it is called …': what a pronoun stands for has been told by then. */
function isResolvedWithin(sentence: string): boolean {
  const at = sentence.search(/\b(?:it|they|its|their)\b/i)
  return (
    !/\b(?:he|she|his|hers?)\b/i.test(sentence) && (at < 0 || contentWords(sentence.slice(0, at)).length >= FEWEST_TOLD)
  )
}

/** Whether a statement can be judged true or false without the text around it. */
export function statementStandsAlone(
  text: string,
  tokens: readonly Token[],
  context: Pick<EnglishContext, 'phrases'>,
): boolean {
  if (LEANS.test(text) || hasLoosePronoun(`That ${text}`)) return false
  if (/\b(?:I|example|figure|table|above|below)\b|[“”"(:;=]/i.test(text)) return false
  const isPast = tokens.some(({ word, tag }, at) => {
    const isBare = tokens[at - 1]?.tag !== 'AUX' && tokens[at - 2]?.tag !== 'AUX' && tokens[at - 1]?.tag !== 'NOUN'
    return /^(?:was|were|had|did)$/i.test(word) || (tag === 'VERB' && /ed$/.test(word) && isBare)
  })
  const isNamed = tokens.slice(1).some(({ word }) => /^\p{Lu}\p{L}/u.test(word)) || /^\p{Lu}\p{L}+ \p{Lu}/u.test(text)
  const names = tokens.filter(({ tag }) => /^(?:NOUN|PROPN)$/.test(tag)).length
  return (!isPast || isNamed) && names >= 2 && !leansOnDefinite(tokens, context)
}

/** Whether a strict reader would keep a card of an English statement, having nothing but the card. */
export function isSoundAlone(
  { question, answer, rule }: Pick<CardCandidate, 'question' | 'answer' | 'rule'>,
  context: Pick<EnglishContext, 'phrases'>,
): boolean {
  const bare = question.replace(/[“”"]/g, '').replace(/\. What are they\?$/, '?')
  if (bare.split(/\s+/).length > MOST_QUESTION_WORDS || answer.split(/\s+/).length > MOST_ANSWER_WORDS) return false
  if ([LEANS, COMPARES, DEMONSTRATIVE_THAT, ONE_OF_SEVERAL, POINTS_ASIDE].some((pattern) => pattern.test(bare)))
    return false
  const tokens = tagWords(bare)
  return (
    !hasLoosePronoun(bare) &&
    contentCount(tokens) >=
      (/^what (?:is|are|was|were|does|do)\b|^who (?:is|was)/i.test(bare) ? 1 : FEWEST_CONTENT_WORDS) &&
    !leansOnDefinite(tokens, context) &&
    (isDefinition(rule) || isAnchored(tokens)) &&
    isAnswer(question, answer, isDefinition(rule))
  )
}

/** A definition is the whole rest of its sentence, about a term: nothing of it was left out. */
const isDefinition = (rule: CardRule): boolean => CARD_RULES[rule].kind === 'definition'

/** A pronoun in a question needs a noun before it there. */
function hasLoosePronoun(question: string): boolean {
  const match = PRONOUN.exec(question)
  if (!match) return false
  if (/^(?:they|them|it)$/i.test(match[0])) return true
  return (
    contentWords(question.slice(0, match.index)).filter((word) => !QUESTION_WORD.test(word)).length < 1 ||
    /^(?:who|what|which)/i.test(question)
  )
}

/** 'the hormone', 'the royal studio': what only the sentences before can tell apart. */
const leansOnDefinite = (tokens: readonly Token[], context: Pick<EnglishContext, 'phrases'>): boolean =>
  tokens.some(({ word }, at) => /^the$/i.test(word) && !isDefinite(tokens, at, context))

/** Whether what 'the' at `at` opens tells by itself which one is meant. */
function isDefinite(tokens: readonly Token[], at: number, context: Pick<EnglishContext, 'phrases'>): boolean {
  const rest = tokens.slice(at + 1)
  const length = rest.findIndex(({ tag, word }) => !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(tag) && !/^(?:['’]s|-)$/.test(word))
  const phrase = rest.slice(0, length < 0 ? rest.length : length)
  const head = phrase.at(-1)
  if (!head || phrase.some(({ word }) => /^\p{Lu}|\d/u.test(word))) return true
  const [after = '', next = ''] = rest.slice(phrase.length).map(({ word }) => word.toLowerCase())
  if (isMarkedOff(phrase.length, after, next)) return true
  if ([head.word, head.lemma].some((word) => UNIQUE_NOUNS.has(word.toLowerCase()))) return true
  // A noun that is seldom used elsewhere is a term: 'the asthenosphere'.
  if (rankOf(head.lemma.toLowerCase()) > RARE_TERM) return true
  if (tokens.slice(0, at).some(({ lemma }) => lemma === head.lemma)) return true
  const words = phrase.map(({ word }) => word)
  const isCompound = phrase.slice(0, -1).every(({ tag, word }) => tag === 'NOUN' || word.includes('-'))
  return phrase.length > 1 && (isCompound || isFamiliar(words, context))
}

/** Whether what follows a noun marks it off: 'the rate of …', 'the process by which …', 'the old road to …'. */
const isMarkedOff = (length: number, after: string, next: string): boolean =>
  /^(?:of|that|which|who|where|when|between|behind|used|caused)$/.test(after) ||
  /^(?:which|whom|whose)$/.test(next) ||
  (length > 1 && /^(?:for|by|to|from|in|at|on)$/.test(after))

/** What happened needs a name to tell of whom or what it is told: 'Why were adjustments required?' has none. */
function isAnchored(tokens: readonly Token[]): boolean {
  if (/^mean$/i.test(tokens.findLast(({ word }) => word !== '?')?.word ?? '')) return true
  const isPast =
    /^(?:was|were|did|had)$/i.test(
      tokens.find(({ word }) => /^(?:is|are|was|were|does|do|did|has|have|had|can)$/i.test(word))?.word ?? '',
    ) || /ed$/.test(tokens[1]?.word ?? '')
  const names = tokens.slice(1).filter(({ word }) => /^\p{Lu}/u.test(word))
  const isDeed = /^who$/i.test(tokens[0]?.word ?? '') && contentCount(tokens) >= 4
  if (isPast && names.length === 0 && !isDeed) return false
  const content = tokens.filter(
    ({ word, tag }) =>
      !QUESTION_WORD.test(word) && !STOP_WORDS.has(word.toLowerCase()) && /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/.test(tag),
  )
  if (content.filter(({ tag }) => /^(?:NOUN|PROPN)$/.test(tag)).length > 1) return true
  return content.some(
    ({ word, tag, lemma }) =>
      /^(?:NOUN|PROPN)$/.test(tag) && !VAGUE_NOUNS.has(word.toLowerCase()) && !VAGUE_NOUNS.has(lemma.toLowerCase()),
  )
}

const contentCount = (tokens: readonly Token[]): number =>
  tokens.filter(
    ({ word, tag }) =>
      !QUESTION_WORD.test(word) && !STOP_WORDS.has(word.toLowerCase()) && /^(?:NOUN|PROPN|VERB|ADJ|NUM)$/.test(tag),
  ).length

const ANSWER_LEANS =
  /^(?:it|they|he|she|this|these|those|such|we|you|there)\b|\b(?:him|her|them|it)$|\b(?:this|these|those|such a|the (?:former|latter|following|above)|our|you|your|he|she)\b/i
const CUT_SHORT =
  /\b(?:of|in|to|for|with|by|from|at|on|as|and|or|but|the|an?|that|which|who|because|is|are|was|were|their|its|his|her|not|than|between|into|such|including|when|where|if)$/i

/** 'enzymes, structural proteins': a list whose last item is missing. */
const CUT_LIST =
  /^(?!.*\b(?:and|or|that|which|who)\b)(?:[\w’'-]+ ){0,3}[\w’'-]+(?:, (?:[\w’'-]+ ){0,3}[\w’'-]+)+$|^(?!.*, .*\b(?:and|or|not)\b).*, (?:[\w’'-]+ )?[\w’'-]+$/

/** Where the sentence goes on to say a second thing, which the tree or the words took for a part of the first. */
const SAYS_MORE =
  /^(?!.*\b(?:that|which|who|whose|where|when)\b.* and )\S.* and (?:\w+ly )?(?:is|are|was|were|has|have|had|can|may|represents?|serves?|contains?|produces?|provides?|occurs?|consists?|includes?|plays?|forms?|makes?|causes?|usually|often|also)\b|, and (?:\w+ ){1,3}(?:is|are|was|were|has|have|can|may)\b|, but\b/
/** What is told is one of several, or as many as nobody could know. */
const OPENS_VAGUELY =
  /^(?:another|others?|several|many|various|some|numerous|abundant|different|certain|an? (?:second|third|fourth|further|similar|number|variety)|one of|always|basically the same|quite|really|only|also|even|either|more than|about|approximately|generally about)\b/i

function isAnswer(question: string, answer: string, isWhole: boolean): boolean {
  if (SAYS_MORE.test(answer) || OPENS_VAGUELY.test(answer) || /^(?:its|their)\b/i.test(answer)) return false
  if ((!isWhole && CUT_LIST.test(answer)) || (/^\w+ did\b/.test(question) && / and \w+ed\b/.test(question)))
    return false
  if (ANSWER_LEANS.test(answer) || CUT_SHORT.test(answer) || /[:;,]$/.test(answer)) return false
  const asked = new Set(contentWords(question).map(stem))
  const told = contentWords(answer).map(stem)
  if (told.length === 0) return /\d/.test(answer)
  return told.filter((word) => asked.has(word)).length <= told.length / 2
}

const stem = (word: string): string => word.replace(/(?:ies|es|s|ed|ing)$/, '')
