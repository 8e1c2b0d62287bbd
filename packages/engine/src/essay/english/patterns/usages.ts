import { message } from '@lectern/texts/message'
import { USAGES } from '../data/usages.ts'
import { baseOfParticiple, pastTense } from '../inflect.ts'
import { type PatternRules, usageRules } from './pattern.ts'

/** Usages that need more than a replacement. */
const TIMES: PatternRules = {
  'perfect with a time that is over': {
    kind: 'verb-form',
    pattern:
      /\b(I|we|they|he|she) (have|has) (\w+)(?=(?: (?!since\b)[\w']+){0,6} (?:yesterday|(?<!since )last (?:year|summer|winter|week|month|night|weekend)|(?:\w+ )?(?:years|days|weeks|months|hours) ago)\b)/gi,
    replace: ([, subject = '', , participle = '']) => {
      const base = baseOfParticiple(participle.toLowerCase())
      if (!base && !/ed$/.test(participle)) return null
      return `${subject} ${base ? pastTense(base) : participle}`
    },
    remark: message('mistakes.timeOver'),
    confidence: 0.75,
  },
  'plural with research': {
    kind: 'agreement',
    pattern:
      /(?<=^|[.!?] |\n|, )((?:The |This |Recent |Some )?(?:[Rr]esearch|[Ee]vidence|[Ii]nformation|[Tt]echnology|[Kk]nowledge) (?:from|by|on|in|about) (?!people|those|students|children)(?:\w+ ){1,3})(have|are|show|suggest|were)\b(?! been\b(?= \w+ing))/g,
    replace: ([text, subject = '', verb = '']) =>
      /\b(?:who|that|which|and|or|we|they|you|people|\w+ers|\w+ists)\b/.test(subject)
        ? text
        : `${subject}${SINGULAR[verb] ?? verb}`,
    remark: message('mistakes.subjectSingular'),
    confidence: 0.8,
  },
}
const SINGULAR: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  show: 'shows',
  suggest: 'suggests',
  were: 'was',
}

export const USAGE_RULES: PatternRules = { ...usageRules(USAGES), ...TIMES }
