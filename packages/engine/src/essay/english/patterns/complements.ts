import { message } from '@lectern/texts/message'
import { baseOfThirdPerson, pastTense, thirdPerson } from '../inflect.ts'
import type { PatternRules } from './pattern.ts'

/** Verbs that are seldom anything else. */
const PLAIN_VERB =
  '(?:live|go|be|become|have|do|get|make|see|know|learn|buy|drive|eat|write|read|speak|find|take|give|keep|tell|earn|improve|enjoy|solve|protect|spend|choose|teach|build|leave|send|bring|join|understand|continue|meet|sell|sleep|become|pay|reduce|save|wear|achieve|develop|communicate|relax|travel|study|start|stop|play|use|work|help)'
const PERSON =
  '(?:me|us|him|them|you|people|students|children|workers|teenagers|employees|citizens|parents|teachers|everyone|pupils|users|customers|residents|visitors|tourists|drivers)'
const COUNT =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\\d+)'
const OF_A_GROUP =
  '(?:cities|students|people|children|countries|families|parents|schools|companies|teenagers|jobs|problems|shops|adults|workers|employees|citizens|universities|houses|cars|teachers)'

/** What follows a verb or a word of number, where it is put together wrongly. */
export const COMPLEMENT_RULES: PatternRules = {
  'bare verb after a verb of wish': {
    kind: 'verb-form',
    pattern: new RegExp(
      String.raw`\b(wants?|wanted|decided?|decides|hopes?|hoped|prefers?|preferred|refused?|agreed?|learns?|afford|expects?|wish(?:es|ed)?|manage[sd]?|tries|tried) (${PLAIN_VERB.replace('|study|start|stop|play|use|work|help', '')})\b`,
      'gi',
    ),
    replace: '$1 to $2',
    remark: message('mistakes.takesTo'),
    confidence: 0.85,
  },
  'gerund after a verb of wish': {
    kind: 'verb-form',
    pattern:
      /\b(afford|afforded|decided?|decides|wants?|wanted|refused?|agreed?|promised?|hopes?|hoped|managed?) (going|buying|having|doing|making|getting|taking|living|paying|learning|leaving|eating|spending|working|studying|helping|using|playing|travelling|traveling|staying|seeing)\b/gi,
    replace: ([, verb = '', gerund = '']) => `${verb} to ${baseOfGerund(gerund.toLowerCase())}`,
    remark: message('mistakes.toAndBase'),
  },
  'bare verb after allow': {
    kind: 'verb-form',
    pattern: new RegExp(
      String.raw`\b((?:allow|enable|encourage|force|persuade|permit|want|ask|teach|advise|expect)(?:s|ed|d|ing)? (?:the |their |our )?${PERSON}) (${PLAIN_VERB})\b(?! to\b)`,
      'gi',
    ),
    replace: '$1 to $2',
    remark: message('mistakes.objectAndTo'),
    confidence: 0.8,
  },
  'two finite verbs': {
    kind: 'grammar',
    pattern: /\b(is|are) (have|has)\b(?! to\b)/gi,
    replace: ([, be = '']) => (/^is$/i.test(be) ? 'has' : 'have'),
    remark: message('mistakes.twoVerbs'),
  },
  'place that has': {
    kind: 'grammar',
    pattern:
      /(?<=^|[.!?]\s+|\n)((?:In|At|On) (?:the|my|our|this|that) \w+) (?:has|have) (an?|many|some|several|lots of|a lot of|two|three|no)\b/g,
    replace: ([, place = '', next = '']) => `${place}, there ${/^an?$/.test(next) ? 'is' : 'are'} ${next}`,
    remark: message('mistakes.thereIsInPlace'),
  },
  'doesn’t of one': {
    kind: 'agreement',
    pattern:
      /(?<=^|[.!?,;]\s+|\n|\b(?:and|but|because|so|when|although|think|believe|know) )(he|she|it|nobody|everyone|everybody|someone|(?:my|his|her|our|their|the) (?:mother|father|brother|sister|teacher|grandfather|grandmother|government|friend|cousin|uncle|aunt|boss|school)) (do not|don['’]t)\b/gi,
    replace: ([, subject = '', verb = '']) => `${subject} ${/^do /i.test(verb) ? 'does not' : "doesn't"}`,
    remark: message('mistakes.disagrees'),
  },
  'future after when': {
    kind: 'verb-form',
    pattern:
      /(?<=^|[.!?]\s+|\n|\b(?:and|but|so) )(when|if|until|as soon as|unless) (I|he|she|it|we|they|you) will (not )?(be|\w+)\b/gi,
    replace: ([, word = '', subject = '', negation = '', verb = '']) => {
      const isOne = /^(?:he|she|it)$/i.test(subject)
      if (negation) return null
      if (verb === 'be') return `${word} ${subject} ${subject === 'I' ? 'am' : isOne ? 'is' : 'are'}`
      return `${word} ${subject} ${isOne ? thirdPerson(verb) : verb}`
    },
    remark: message('mistakes.presentAfterWhen'),
    confidence: 0.75,
  },
  'participle without be': {
    kind: 'verb-form',
    pattern:
      /(?<!\b(?:are|were|is|was|am|been|by|of|with|than) )\b(they|we) (always|often|usually|sometimes|never) (\w{2,}ing)\b/gi,
    replace: ([, subject = '', adverb = '', gerund = '']) =>
      `${subject} ${adverb} ${baseOfGerund(gerund.toLowerCase())}`,
    remark: message('mistakes.ingAlone'),
    confidence: 0.8,
  },
  'denied twice': {
    kind: 'grammar',
    pattern:
      /\b((?:don['’]t|doesn['’]t|didn['’]t|can['’]t|cannot|can not|couldn['’]t|won['’]t|never|do not|does not|did not|will not|could not) (?:\w+)) (nothing|nobody|nowhere|no one)\b/gi,
    replace: ([, before = '', none = '']) =>
      `${before} ${none.toLowerCase().replace(/^no ?/, 'any').replace('anyone', 'anyone')}`,
    remark: message('mistakes.oneDenial'),
  },
  'cost not': {
    kind: 'grammar',
    pattern:
      /\b(it|he|she|this) (cost|costs|takes?|needs?|wants?|knows?|likes?|helps?) not (?=much|many|enough|me\b|the\b|any)/gi,
    replace: ([, subject = '', verb = '']) =>
      `${subject} does not ${/s$/i.test(verb) ? baseOfThirdPerson(verb) : verb} `,
    remark: message('mistakes.doesNot'),
  },
  'according to somebody says': {
    kind: 'grammar',
    pattern:
      /\b(according to (?:the |a |some |many )?\w+(?: \w+)?),? (?:says?|said|thinks?|shows?|showed|believes?),?(?: that)? /gi,
    replace: '$1, ',
    remark: message('mistakes.accordingTo'),
  },
  'past told in the present': {
    kind: 'verb-form',
    pattern:
      /(?<=^|[.!?]\s+|\n)(In the past,?|Long ago,?|When I was (?:young|a child|small|little),?) (people|they|we|I|students|children) (eat|live|go|use|have|work|do|get|make|write|think|play|study|walk|spend|buy|know|need)\b/g,
    replace: ([, time = '', subject = '', verb = '']) => `${time} ${subject} ${pastTense(verb)}`,
    remark: message('mistakes.pastTime'),
    confidence: 0.8,
  },
  'relative in that': {
    kind: 'grammar',
    pattern:
      /\b((?:way|place|house|city|situation|world|country|time|school|company|town|room|society|age|year)s?) (in|at|on|to|for) that (?=(?:the|they|he|she|we|people|I|it|you|my|our|their|students|children|many|some|\w+s)\b)/gi,
    replace: '$1 $2 which ',
    remark: message('mistakes.relativeWhich'),
    confidence: 0.75,
  },
  'most of a group': {
    kind: 'grammar',
    pattern: new RegExp(
      String.raw`\bmost of ((?:big|small|large|young|old|developed|developing|modern|rich|poor|busy|\w+ese|\w+an) )?(${OF_A_GROUP})\b`,
      'gi',
    ),
    replace: 'most $1$2',
    remark: message('mistakes.mostPeople'),
  },
  'year old': {
    kind: 'number',
    pattern: new RegExp(String.raw`\b(am|is|are|was|were|turned) (${COUNT}) (year|month) old\b`, 'gi'),
    replace: '$1 $2 $3s old',
    remark: message('mistakes.pluralOfMore'),
  },
  'many kind of': {
    kind: 'number',
    pattern: new RegExp(
      String.raw`\b(${COUNT}|many|several|different|various|these|those|all) (kind|type|sort) of\b`,
      'gi',
    ),
    replace: '$1 $2s of',
    remark: message('mistakes.pluralOfMore'),
  },
  'other before one': {
    kind: 'word-choice',
    pattern:
      /\b(in|to|from|of|at|with|for) other (country|city|school|person|place|language|company|student|family|town|job|way)\b(?!['’-])/gi,
    replace: '$1 another $2',
    remark: message('mistakes.another'),
    confidence: 0.8,
  },
  'different before one': {
    kind: 'number',
    pattern:
      /\b(in|at|from|of|on|with) (different) (time|place|way|country|city|school|person|culture|age|topic|reason)(?=[.,;!?]|\s+(?:and|but|because|so|when)\b)/gi,
    replace: '$1 $2 $3s',
    remark: message('mistakes.differs'),
    confidence: 0.75,
  },
  'a before a place': {
    kind: 'article',
    pattern:
      /\b(lives?|lived|living|study|work|works|worked|grew up|grow up|born) (in|at) (big|small|large|beautiful|modern|quiet|new|old|different|good) (city|town|village|school|company|country|house|family|flat|apartment|place)(?=[.,;!?]|\s+(?:and|but|because|so|when|with|where|near|in)\b)/gi,
    replace: ([, verb = '', preposition = '', quality = '', noun = '']) =>
      `${verb} ${preposition} ${/^old/i.test(quality) ? 'an' : 'a'} ${quality} ${noun}`,
    remark: message('mistakes.countedArticle'),
    confidence: 0.85,
  },
  'times in a week': {
    kind: 'preposition',
    pattern:
      /\b(times|twice|hours|days) (?:in a|the) (day|week|month|year)(?=[.,;!?]|\s+(?:and|but|because|to|with)\b)/gi,
    replace: '$1 a $2',
    remark: message('mistakes.howOften'),
    confidence: 0.8,
  },
  'all the day': {
    kind: 'article',
    pattern: /\ball the (day|night)(?=[.,;!?]|\s+(?:and|but|because|so|in|at|on|with|without|playing|watching)\b)/gi,
    replace: 'all $1',
    remark: message('mistakes.write', { right: 'all day' }),
  },
  'since a time that goes on': {
    kind: 'preposition',
    pattern: /\bsince (?:the )?last (?:few )?(decades|years|months|weeks)\b/gi,
    replace: 'over the last few $1',
    remark: message('mistakes.sincePoint'),
  },
  'suffer of': {
    kind: 'preposition',
    pattern:
      /\b(suffer(?:s|ed|ing)?) of (?=\w+)|(?<!\b(?:the|a|an|no|any|every|its|real|great|main|full|much|some|other|public|for|of) )\b(benefit) of (?=(?:it|this|that|them|these)\b)/gi,
    replace: '$1$2 from ',
    remark: message('mistakes.takes', { word: 'from' }),
    confidence: 0.8,
  },
}

/** The base form of the regular and the commonest other -ing forms. */
function baseOfGerund(gerund: string): string {
  const stem = gerund.slice(0, -3)
  if (
    /(?:getting|stopping|planning|shopping|running|swimming|sitting|putting|cutting|beginning|travelling)$/.test(gerund)
  )
    return stem.slice(0, -1)
  return /(?:hav|mak|tak|liv|leav|giv|us|com|writ|driv|mov|chang|improv|practis|smok|danc|decid|shar|sav|prepar|argu|hop|lov|behav|becom|reduc|clos|believ|receiv)$/.test(
    stem,
  )
    ? `${stem}e`
    : stem
}
