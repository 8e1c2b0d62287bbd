import { message } from '@lectern/texts/message'
import type { PatternRules } from './pattern.ts'

const PERSON = '(?:me|us|him|her|them|you)'

/** Prepositions that verbs and adjectives do not take, lack, or take another of. */
export const PREPOSITION_RULES: PatternRules = {
  'no preposition after the verb': {
    kind: 'preposition',
    pattern:
      /\b(discuss(?:ed|es|ing)?|mention(?:ed|s|ing)?) about\b|\b(emphasi[sz](?:es?|ed|ing)) on\b|\b(stress(?:es|ed)) on\b/gi,
    replace: '$1$2$3',
    remark: message('mistakes.withoutPreposition'),
  },
  'lack of as a verb': {
    kind: 'preposition',
    pattern: /\b(they|we|people|students|children|teenagers|who) (lacks?|lacked) of\b/gi,
    replace: '$1 $2',
    remark: message('mistakes.verbWithout', { verb: 'lack', word: 'of' }),
  },
  'contact with': {
    kind: 'preposition',
    pattern: new RegExp(
      String.raw`\b(to|can|could|will|should|must) contact with (?=${PERSON}\b|the\b|their\b|his\b|her\b)`,
      'gi',
    ),
    replace: '$1 contact ',
    remark: message('mistakes.verbWithout', { verb: 'contact', word: 'with' }),
  },
  'depend of': {
    kind: 'preposition',
    pattern:
      /\b(depend(?:s|ed|ing)?|rel(?:y|ies|ied)) (?:of|to|in)\b(?! be\b)|\b(?<!the |a |main |any |no )(focus(?:es)?) (?:to|in)\b(?! be\b)/gi,
    replace: '$1$2 on',
    remark: message('mistakes.takes', { word: 'on' }),
  },
  'regarding to': {
    kind: 'preposition',
    pattern: /\bregarding to\b/gi,
    replace: 'regarding',
    remark: message('mistakes.regarding'),
  },
  'according with': {
    kind: 'preposition',
    pattern: /\baccording with\b/gi,
    replace: 'according to',
    remark: message('mistakes.write', { right: 'according to' }),
  },
  'interested on': {
    kind: 'preposition',
    pattern: /\b(interested|interest) (?:on|at|about)\b/gi,
    replace: '$1 in',
    remark: message('mistakes.write', { right: 'interested in' }),
  },
  'good in': {
    kind: 'preposition',
    pattern:
      /\b(good|bad|better) in (?=(?:math|english|chinese|science|sport|drawing|singing|swimming|writing|speaking|cooking|dancing|playing|maths)\w*)/gi,
    replace: '$1 at ',
    remark: message('mistakes.goodAt'),
  },
  'different with': {
    kind: 'preposition',
    pattern: /\bdifferent with\b/gi,
    replace: 'different from',
    remark: message('mistakes.write', { right: 'different from' }),
  },
  'married with': {
    kind: 'preposition',
    pattern: /\bmarried with\b/gi,
    replace: 'married to',
    remark: message('mistakes.write', { right: 'married to' }),
  },
  'arrive to': {
    kind: 'preposition',
    pattern: /\b(arriv(?:e|es|ed|ing)) to\b/gi,
    replace: '$1 at',
    remark: message('mistakes.arrives'),
  },
  'listen without to': {
    kind: 'preposition',
    pattern: /\b(listen(?:s|ed|ing)?) (?=music|songs|the radio|podcasts?|their parents|them\b|him\b|her\b|me\b)/gi,
    replace: '$1 to ',
    remark: message('mistakes.listen'),
  },
  'pay attention on': {
    kind: 'preposition',
    pattern: /\b(pa(?:y|ys|id|ying) (?:more |much |close |full )?attention) (?:on|in|at)\b/gi,
    replace: '$1 to',
    remark: message('mistakes.attention'),
  },
  'search it': {
    kind: 'preposition',
    pattern: /\b(search(?:es|ed)?) (it|them|information|answers) (?=on|in|from|online|by|about|for)/gi,
    replace: '$1 for $2 ',
    remark: message('mistakes.searches'),
  },
  'spend money in': {
    kind: 'preposition',
    pattern:
      /\b((?:spend|spends|spent|spending) (?:\w+ ){0,3}money) (?:in|for|at) (?!order\b|the (?:shop|supermarket|mall|past|future)\b)/gi,
    replace: '$1 on ',
    remark: message('mistakes.moneyOn'),
    confidence: 0.75,
  },
  'explain me': {
    kind: 'preposition',
    pattern: new RegExp(String.raw`\b(explain(?:s|ed)?) (${PERSON})\b(?=\s+(?:the|that|how|why|what|about|it))`, 'gi'),
    replace: '$1 to $2',
    remark: message('mistakes.explainsTo'),
  },
  'prefer than': {
    kind: 'preposition',
    pattern: /\b(prefer(?:s|red)? (?!to\b)\w+(?: \w+)?) than (?=\w)/gi,
    replace: '$1 to ',
    remark: message('mistakes.prefers'),
  },
  'effect to': {
    kind: 'preposition',
    pattern:
      /\b((?:negative|positive|bad|good|great|big|serious|harmful|huge|important) (?:effects?|impacts?|influences?)) (?:to|for|towards?)\b(?! (?:be|that|which)\b)/gi,
    replace: '$1 on',
    remark: message('mistakes.effectOn'),
  },
  'of for the solution': {
    kind: 'preposition',
    pattern:
      /\b((?:a|the|this|one|best|possible|some|many|several|two|effective) solutions?) (?:of|for) (?=this|that|the|these|it\b|such)/gi,
    replace: '$1 to ',
    remark: message('mistakes.solutionTo'),
    confidence: 0.55,
  },
  'most of people': {
    kind: 'grammar',
    pattern: /\bmost of (people|students|teenagers|children|parents)\b/gi,
    replace: 'most $1',
    remark: message('mistakes.mostPeople'),
  },
  'on a year': {
    kind: 'preposition',
    pattern: /\b(?:on|at) (?=(?:19|20)\d\d\b(?! [A-Z]))/g,
    replace: 'in ',
    remark: message('mistakes.years'),
  },
  'in a weekday': {
    kind: 'preposition',
    pattern: /\b(?:in|at) (?=(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)\b)/g,
    replace: 'on ',
    remark: message('mistakes.days'),
  },
  'at the morning': {
    kind: 'preposition',
    pattern: /\b(?:at|on) the (morning|afternoon|evening)(?= |[.,;!?])(?! of\b)/gi,
    replace: 'in the $1',
    remark: message('mistakes.write', { right: 'in the morning' }),
  },
  'since a length of time': {
    kind: 'preposition',
    pattern:
      /\bsince ((?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|a few|a long) (?:years?|months?|weeks?|days?|hours?|time))\b(?! ago)/gi,
    replace: 'for $1',
    remark: message('mistakes.sinceAndFor'),
  },
  'home with to': {
    kind: 'preposition',
    pattern: /\b(go|goes|went|going|come|comes|came|back) to home\b/gi,
    replace: '$1 home',
    remark: message('mistakes.home'),
  },
  'abroad with to': {
    kind: 'preposition',
    pattern: /\b(go|goes|went|going|study|studying|travel) (?:to|in|at) (abroad|overseas)\b/gi,
    replace: '$1 $2',
    remark: message('mistakes.noPreposition'),
  },
}
