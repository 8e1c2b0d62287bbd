import { isEnglishWord } from '../../lexicon.ts'
import { type EnglishContext, inSentence, keepsCapital } from '../context.ts'
import { askWithin } from '../front.ts'
import { type Token, textOf } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import type { EnglishRule } from './rule.ts'

const FEWEST_WORDS = 4
const MOST_WORDS = 38
const MOST_SUBJECT_TOKENS = 9
/** Nouns that no definition begins with: what follows tells how important, frequent or like another a thing is. */
const EMPTY_CLASS =
  /^(?:example|instance|result|reason|matter|problem|case|issue|question|lot|bit|fact|exception|most|best|first|last|one|subject|topic|consequence|challenge|yardstick|cause|source|addition|majority|variety|thing|key|role|member|sign|symptom|step|factor|feature|concern|leader|aspect|response|success|failure|violation|blow|threat|end|beginning|goal|center|centre|focus|basis|percent|half|years?|days?|home|site|product|by-?product|outcome|effect|finding|backbone|cornerstone|hallmark|indicator)$/i
/** What many things together may be said to be. */
const OF_MANY = /^(?:group|class|set|family|series|type|kind|category|form|collection|pair)$/i
/** What it says of a thing is how it ranks, not what it is. */
const PRAISE =
  /^(?:an?|the)? ?(?:\w+ )?(?:important|clever|sure|prime|critical|vital|common|major|good|useful|significant|essential|popular|famous|crucial|central|difficult|powerful|legitimate|characteristic|classic|simple|effective|remarkable|convenient|natural|good|great|serious|devastating|debilitating|dangerous|fascinating|interesting|controversial|misunderstood|recent|modern|typical|key|main|only|most|best|first|last|two|three|four|five|closest|decisive|\w+iest|largest|smallest|oldest|highest|greatest)\b/i
const POINTS_BACK = /\b(?:this|these|those|such|it|they|he|she|we|you|here|our|my|your|same|other|another)\b/i
/** What marks a thing off from others of its class: 'that …', 'by which …', 'of …', 'made of …'. */
const MARKER_TAG = /^(?:ADP|SCONJ|PRON|PART)$/
const MARKER =
  /^(?:that|which|who|whose|whom|where|when|greater|less|with|made|used|formed|caused|produced|given|found|consisting|composed)$/
const NO_CLASS_WORD =
  /^(?:not|simply|just|merely|only|such|no|one|also|often|usually|now|still|very|some|many|most|his|her|its|their|our|what|how|why|where|when|that|because|if|like|as|in|on|at|of|for|from|by|with|to|n['’]t|themselves|itself|therefore|likely)$/i
/** Where something else is said, or an example given: then the sentence is more than a definition. */
const GOES_ON =
  /[;:—–]|, (?:but|so|while|whereas|although|though|because|since|which|as|where|such as|including|like|for example|e\.g\.|making|and (?:it|they|this|is|are|was|has|have|can|may))\b|\b(?:of the form|the following|as follows)$|\brefers?\b|^(?:\S+ ){0,4}than\b|\b[A-Z]{5,}\b/
/** '… they’re interested in. Venture capitalists …': a stop that parted nothing, and no 'E. coli'. */
const TWO_SENTENCES = /\w{2}\. \p{Lu}/u
/** '(GDP)' after a term, which it stands for. */
const SHORT_FORM = /^(?:[()]|[A-Z]{2,6}s?)$/
/** More of something than what the sentence before told of. */
const COMPARED = /\b(?:broader|wider|narrower|thinner|thicker|faster|slower|stronger|weaker)\b/
/** Examples say nothing of what a thing is. */
const EXAMPLES = /, (?:such as|like|including|for example) .*$/
/** 'In programming, a pipe is …': the field that a term belongs to. */
const FIELD =
  /^in (?:[a-z]+ )?[a-z]*(?:ics|logy|programming|istry|law|computing|medicine|finance|music|art|algebra|geometry|calculus|sociology|philosophy|accounting|marketing)$/

/** 'An enzyme is a protein that …' → 'What is an enzyme?'; 'X refers to …', 'X is defined as …'. The definition is the whole rest of its sentence. */
export const definition: EnglishRule = ({ tokens, front, verbAt, context }) => {
  const subject = tokens.slice(0, Math.max(0, verbAt))
  const verb = tokens[verbAt]?.word ?? ''
  const [next = '', after = ''] = tokens.slice(verbAt + 1, verbAt + 3).map(({ word }) => word)
  const isReferring = /^refers?$/.test(verb) && next === 'to'
  const isDefined = /^(?:is|are)$/.test(verb) && next === 'defined' && after === 'as'
  if (!(isReferring || /^(?:is|are)$/.test(verb)) || !isPlainSubject(subject, verb, context)) return null
  if (front && !FIELD.test(front)) return null
  const told = tokens.slice(verbAt + (isDefined ? 3 : isReferring ? 2 : 1)).filter(({ word }) => word !== '.')
  const answer = textOf(told).replace(EXAMPLES, '')
  const count = answer.split(' ').length
  if (
    count < FEWEST_WORDS ||
    count > MOST_WORDS ||
    GOES_ON.test(answer) ||
    TWO_SENTENCES.test(answer) ||
    isCircular(subject, answer) ||
    isComparedWithNothing(answer)
  )
    return null
  if (isReferring || isDefined ? /^(?:its|their|his|her|our)\b/i.test(answer) : !namesClass(told, verb)) return null
  const name = inSentence(subject, context).replace(/^the (?:term|word) (?=\w)/, '')
  const isPlural = /^(?:are|refer)$/.test(verb)
  return {
    rule: isReferring || isDefined ? 'strong-definition' : 'definition',
    question: askWithin(`What ${isPlural ? 'are' : 'is'} ${name}?`, front),
    answer,
    term: bareTerm(textOf(subject)).replace(/^(?:term|word) (?=\w)/, ''),
  }
}

/** Whether nothing but nouns, what tells them apart and a short form stand there: no name, no clause, nothing that points back. */
function isPlainSubject(subject: readonly Token[], verb: string, context: EnglishContext): boolean {
  const [first] = subject
  if (!first || subject.length > MOST_SUBJECT_TOKENS || !isTerm(subject)) return false
  const bare = subject.filter(({ word }) => !SHORT_FORM.test(word))
  const nouns = /^(?:the|an?)$/i.test(first.word) ? bare.slice(1) : bare
  const last = nouns.at(-1)?.word ?? ''
  if (nouns.slice(nouns[0] === first ? 1 : 0).some(({ word }) => /^\p{Lu}/u.test(word)) && !isHeadword(subject))
    return false
  if (nouns[0] === first && keepsCapital(first.word, context) && !SHORT_FORM.test(first.word)) return false
  if (!nouns.every(({ tag, word }, at) => isNominal(tag, word, at === 0))) return false
  if (
    /^(?:each|every|this|that|it|and|or|neither|both|new|old|original|initial|final|resulting|current|next)$/i.test(
      nouns[0]?.word ?? '',
    )
  )
    return false
  const isPlural = (/[^siu]s$/.test(last) && !/ics$/.test(last)) || /(?:ia|ae|i|data|people|phenomena)$/.test(last)
  return isPlural === !(/[^s]s$/.test(verb) || verb === 'is')
}

/** 'A Blood Transfusion', 'Toxoid Vaccines': notes write their terms with capitals; 'The Federal Reserve' is a name. */
const isHeadword = ([first, ...rest]: readonly Token[]): boolean =>
  !/^the$/i.test(first?.word ?? '') &&
  rest.every(({ word }) => /^[(-]|^\)$/.test(word) || isEnglishWord(word.toLowerCase()))

const isNominal = (tag: string, word: string, isFirst: boolean): boolean =>
  /^(?:NOUN|PROPN|ADJ|NUM)$/.test(tag) ||
  /^(?:of|an?)$/.test(word) ||
  word === '-' ||
  (tag === 'VERB' && (isFirst || /(?:ing|ed)$/.test(word)))

/** 'Neurocysticercosis is treated …', 'Honey is 80% sucrose', 'not …', 'considered …', 'comorbid with …'. */
const opensWithoutClass = ([first, second]: readonly Token[]): boolean =>
  NO_CLASS_WORD.test(first?.word ?? '') ||
  /^\d|^(?:considered|thought|believed|regarded|viewed|seen|described|classified|known)$/.test(first?.word ?? '') ||
  /^(?:with|to|for|from|on|as|,|times|percent)$/.test(second?.word ?? '') ||
  (/^\w+ed$/.test(first?.word ?? '') && !/^(?:NOUN|ADJ)$/.test(second?.tag ?? ''))

/** Whether the predicate begins with the noun of a class, which something marks off from others: 'a place where …'. */
function namesClass(told: readonly Token[], verb: string): boolean {
  if (opensWithoutClass(told)) return false
  const at = told.findIndex(
    ({ tag, word }, index) =>
      index > 0 &&
      (MARKER.test(word) ||
        MARKER_TAG.test(tag) ||
        (tag === 'VERB' && /(?:ed|ing)$/.test(word) && told[index - 1]?.tag === 'NOUN')),
  )
  const opening = told.slice(0, Math.max(0, at))
  const head = opening.findLast(({ tag }) => tag !== 'VERB' && tag !== 'ADV')
  const isArticle = /^(?:an?|the|any)$/i.test(told[0]?.word ?? '')
  if (!head || told.length - at < 2 || EMPTY_CLASS.test(head.word) || EMPTY_CLASS.test(head.lemma)) return false
  if (verb === 'are' && /^an?$/i.test(told[0]?.word ?? '') && !OF_MANY.test(head.word)) return false
  if (!/^(?:NOUN|PROPN)$/.test(head.tag) && !/ing$/.test(head.word)) return false
  if (opening.some(({ tag, word }) => tag === 'AUX' || (word === ',' && at > MOST_SUBJECT_TOKENS))) return false
  const words = textOf(opening)
  if (PRAISE.test(words) || POINTS_BACK.test(words) || /\bmost\b/.test(words)) return false
  return isArticle || (verb === 'are' ? /s$/.test(head.word) : !/[^s]s$/.test(head.word))
}

const isComparedWithNothing = (answer: string): boolean => COMPARED.test(answer) && !/\bthan\b/.test(answer)

/** 'standard deviation is the standard deviation of …' */
function isCircular(subject: readonly Token[], answer: string): boolean {
  const opening = answer
    .toLowerCase()
    .split(/\s+/)
    .slice(0, subject.length + 2)
  return subject.every(({ word }) => /^(?:an?|the)$/i.test(word) || opening.includes(word.toLowerCase()))
}
