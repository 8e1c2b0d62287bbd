import { message } from '@lectern/texts/message'
import { baseOfPast, gerund } from '../inflect.ts'
import type { PatternRules } from './pattern.ts'

const MODAL = '(?:should|must|can|could|will|would|may|might)'
const SUBJECT = '(?:I|you|he|she|it|we|they|people|students|children|teenagers|parents|teachers)'
const FEELING: Readonly<Record<string, string>> = {
  boring: 'bored',
  interesting: 'interested',
  exciting: 'excited',
  tiring: 'tired',
  confusing: 'confused',
  surprising: 'surprised',
  disappointing: 'disappointed',
  frustrating: 'frustrated',
  frightening: 'frightened',
  annoying: 'annoyed',
  satisfying: 'satisfied',
  worrying: 'worried',
}

/** Wrong forms of verbs and words put wrongly around them. */
export const VERB_RULES: PatternRules = {
  'be before agree': {
    kind: 'grammar',
    pattern: /\b(am|is|are|was|were) ((?:strongly|totally|completely|really|also|not|fully) )?(agree|disagree)\b/gi,
    replace: ([, be = '', adverb = '', verb = '']) =>
      adverb.trim().toLowerCase() === 'not' ? `do not ${verb}` : `${adverb}${verb}${/^w/i.test(be) ? 'd' : ''}`,
    remark: message('mistakes.agree'),
  },
  'be before another verb': {
    kind: 'grammar',
    pattern: /\bI (?:am|was) (think|believe|know|want|like|need|hope|live|have|feel|love|prefer|understand)\b/g,
    replace: 'I $1',
    remark: message('mistakes.twoVerbs'),
  },
  'to after a modal': {
    kind: 'verb-form',
    pattern: new RegExp(String.raw`\b(${MODAL}(?: not)?) to (?=[a-z])`, 'gi'),
    replace: '$1 ',
    remark: message('mistakes.noToAfterModal'),
  },
  'of for have': {
    kind: 'grammar',
    pattern: /\b(could|should|would|must|might) of\b(?! (?:course|all|the|a)\b)/gi,
    replace: '$1 have',
    remark: message('mistakes.haveAfterModal'),
  },
  'past tense after did': {
    kind: 'verb-form',
    pattern: /\b(didn['’]t|doesn['’]t|don['’]t|did not|does not|do not|never did) (\w+)\b/gi,
    replace: ([, negation = '', verb = '']) => {
      const base = /^(?:found|left|lay|felt|saw|bore|fell)$/i.test(verb) ? undefined : baseOfPast(verb.toLowerCase())
      return base ? `${negation} ${base}` : null
    },
    remark: message('mistakes.baseAfterDo'),
  },
  'will after if': {
    kind: 'verb-form',
    pattern: new RegExp(String.raw`\bif (${SUBJECT}) will (?!be able)`, 'gi'),
    replace: 'if $1 ',
    remark: message('mistakes.presentAfterIf'),
    confidence: 0.6,
  },
  'infinitive for gerund': {
    kind: 'verb-form',
    pattern:
      /(?<!\b(?:is|are|was|were|be|been|being|their|the|these|and) )\b((?:enjoy|avoid|finish|suggest|consider|mind|practi[sc]e|dislike|keep|imagine|delay|risk|admit|deny)(?:s|ed)?) to ([a-z]{2,})\b/gi,
    replace: ([, verb = '', next = '']) =>
      /^(?:the|a|an|his|her|my|our|their|your|him|them|me|us|others|all)$/i.test(next)
        ? null
        : `${verb} ${gerund(next)}`,
    remark: message('mistakes.ingAfterVerb'),
  },
  'spend time to': {
    kind: 'verb-form',
    pattern:
      /\b((?:spend|spends|spent|spending|waste|wastes|wasted) (?:\w+ ){1,3}?(?:time|hours|money|minutes|days|years|day)) to ([a-z]{2,})\b/gi,
    replace: ([, verb = '', next = '']) => `${verb} ${gerund(next)}`,
    remark: message('mistakes.timeSpent'),
  },
  'base form for gerund': {
    kind: 'verb-form',
    pattern:
      /\b(look(?:s|ed|ing)? forward to|(?:I am|I'm|we are|(?:people|students|children|parents) are|get|gets) used to|instead of|good at|interested in|addicted to|keen on|without|by|worth) (see|meet|hear|play|read|learn|do|make|go|take|use|watch|study|work|help|eat|buy|write|spend|get|join|become|have|give|find|think|tell|ask|talk|speak|sleep|live|visit)\b(?! of\b)/gi,
    replace: ([, before = '', verb = '']) =>
      /^(?:by|without|instead of)$/i.test(before) && /^(?:work|help|use|play|study|talk|visit|sleep)$/i.test(verb)
        ? null
        : `${before} ${gerund(verb.toLowerCase())}`,
    remark: message('mistakes.ingHere'),
  },
  'use to for used to': {
    kind: 'verb-form',
    pattern: /\b(I|we|he|she) use to (?=[a-z]+\b)/g,
    replace: '$1 used to ',
    remark: message('mistakes.usedTo'),
    confidence: 0.7,
  },
  'infinitive after make or let': {
    kind: 'verb-form',
    pattern:
      /\b((?:make|makes|made|let|lets|making|letting) (?:me|us|him|her|it|them|you|people|students|children|teenagers)) to ([a-z]+)\b/gi,
    replace: '$1 $2',
    remark: message('mistakes.makeAndLet'),
  },
  'feeling told as a quality': {
    kind: 'word-choice',
    pattern: new RegExp(
      String.raw`\b(I am|I was|I'm|we (?:are|were|was)|(?:feel|feels|felt|feeling)|(?:they|people|students|children|teenagers) (?:are|were)(?= (?:\w+ )?\w+ing (?:in|about|with|by|of|at)\b)) ((?:very |so |really |more |too |quite )?)(${Object.keys(FEELING).join('|')})\b(?= (?:in|about|with|by|of|at|when|because|and|if|to)\b|[.,!?])`,
      'gi',
    ),
    replace: ([, before = '', degree = '', quality = '']) =>
      `${before} ${degree}${FEELING[quality.toLowerCase()] ?? quality}`,
    remark: message('mistakes.feelingAndCause'),
    confidence: 0.8,
  },
  'there have': {
    kind: 'grammar',
    pattern:
      /\bthere (?:have|has) (?!been\b|never\b|always\b|to be\b|not been\b|also been\b|long been\b|recently been\b)(an?|many|some|several|no|lots|two|three|four|five)\b/gi,
    replace: ([, next = '']) => `there ${/^(?:an?)$/i.test(next) ? 'is' : 'are'} ${next}`,
    remark: message('mistakes.thereIs'),
  },
  'although with but': {
    kind: 'grammar',
    pattern: /(?<=\b(?:although|though|even though)\b[^.!?;]{5,120}), but (?=\w)/gi,
    replace: ', ',
    remark: message('mistakes.notBothBut'),
  },
  'because with so': {
    kind: 'grammar',
    pattern: /(?<=(?:^|[.!?]\s+)(?:because|since|as)\b[^.!?;]{5,120}), so (?=\w)/gi,
    replace: ', ',
    remark: message('mistakes.notBothSo'),
  },
}
