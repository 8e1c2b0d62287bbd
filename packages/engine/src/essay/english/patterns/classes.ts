import { message } from '@lectern/texts/message'
import { ADJECTIVE_OF, CAUSING, NOUN_OF } from '../data/word-classes.ts'
import type { PatternRules } from './pattern.ts'

const either = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|')
const PHRASE_END = String.raw`(?=[.,;!?]|\s+(?:and|but|because|so|when|if|or)\b)`

/** A word of one class where one of another belongs. */
export const CLASS_RULES: PatternRules = {
  'noun for an adjective': {
    kind: 'word-choice',
    pattern: new RegExp(String.raw`\b(very|so|too|really|more|quite) (${either(ADJECTIVE_OF)})\b${PHRASE_END}`, 'gi'),
    replace: ([text, degree = '', noun = '']) =>
      /^(?:more|so)$/i.test(degree) && !/^(?:danger|crowd|convenience|importance|beauty)$/i.test(noun)
        ? text
        : `${degree} ${ADJECTIVE_OF[noun.toLowerCase()]}`,
    remark: message('mistakes.adjectiveAfter'),
  },
  'adjective for a noun': {
    kind: 'word-choice',
    pattern: new RegExp(
      String.raw`\b(bad for|good for|harmful to|benefits? of|about|from|without|lack of|importance of|feeling of|sense of|risk of|their|his|our) (${either(NOUN_OF)})\b${PHRASE_END}`,
      'gi',
    ),
    replace: ([text, before = '', adjective = '']) =>
      /^(?:about|from|without)$/i.test(before) && /^(?:important|angry)$/i.test(adjective)
        ? text
        : `${before} ${NOUN_OF[adjective.toLowerCase()]}`,
    remark: message('mistakes.nounWanted'),
    confidence: 0.8,
  },
  'feeling told of what causes it': {
    kind: 'word-choice',
    pattern: new RegExp(
      String.raw`\b(an?|the|this|that|very|these|such) (${either(CAUSING)}) (days?|work|jobs?|lessons?|films?|movies?|books?|stor(?:y|ies)|games?|places?|trips?|journeys?|subjects?|classes|class|activit(?:y|ies)|news|topics?)\b`,
      'gi',
    ),
    replace: ([, before = '', feeling = '', noun = '']) => `${before} ${CAUSING[feeling.toLowerCase()]} ${noun}`,
    remark: message('mistakes.feelingAndCause'),
    confidence: 0.8,
  },
  'with before an adverb': {
    kind: 'word-choice',
    pattern: new RegExp(
      String.raw`\bwith ((?:care|success|beauti|peace|hope|power)fully|(?:quick|happi|slow|easi|safe|sad|kind|quiet|loud|polite|patient|proud|serious)ly)\b${PHRASE_END}`,
      'gi',
    ),
    replace: '$1',
    remark: message('mistakes.adverbWithout'),
  },
  'adverb before a plural noun': {
    kind: 'word-choice',
    pattern:
      /\b(offers?|offered|brings?|brought|has|have|causes?|faces?|provides?|makes?|made|with|of|some|many|their|its|these) (considerab|significant|serious|huge|enormous|great|strong|clear|positive|negative|real|terrib)ly (benefits|advantages|disadvantages|problems|effects|changes|improvements|differences|consequences|challenges|results|opportunities)\b/gi,
    replace: ([, before = '', quality = '', noun = '']) =>
      `${before} ${quality}${/b$/i.test(quality) ? 'le' : ''} ${noun}`,
    remark: message('mistakes.adjectiveBeforeNoun'),
  },
  'everyday for every day': {
    kind: 'word-choice',
    pattern:
      /(?<!\b(?:the|an?|my|our|their|his|her|your|its|in|of|for|with|more|most|this|some|and|as|about)\s)\beveryday(?=[.,;!?]|\s+(?:and|but|because|to|in|at|when|after|before|with|from|on|I|we|they|he|she)\b)/gi,
    replace: 'every day',
    remark: message('mistakes.everyDay'),
  },
  'specially for especially': {
    kind: 'word-choice',
    pattern: /(?<=^|[.!?]\s+|\n|, |and )specially (?=for|in|when|if|the|young|old|on|at|those|students|children)/gi,
    replace: 'especially ',
    remark: message('mistakes.especially'),
  },
  'effort for afford': {
    kind: 'word-choice',
    pattern: /\b(can|cannot|can['’]t|could|couldn['’]t|could not|able to) effort\b/gi,
    replace: '$1 afford',
    remark: message('mistakes.afford'),
  },
  'trough for through': {
    kind: 'spelling',
    pattern: /(?<!\b(?:a|the|this|each|water|feeding|deep|of|from|and|to) )\btrough (?=\w)/g,
    replace: 'through ',
    remark: message('mistakes.through'),
  },
  'who’s for whose': {
    kind: 'apostrophe',
    pattern:
      /(?<=\w )who['’]s (?=(?:parents?|mother|father|mom|dad|child|children|famil(?:y|ies)|names?|jobs?|hous(?:e|es)|home|lives|life|brother|sister|wife|husband|friends?|work|money|car|English|hobby|dream|language)\b)/gi,
    replace: 'whose ',
    remark: message('mistakes.whose'),
  },
  'over weight': {
    kind: 'spelling',
    pattern: /\b(am|is|are|was|were|be|being|become|becomes|became|get|getting|too) over weight(?:ed)?\b/gi,
    replace: '$1 overweight',
    remark: message('mistakes.oneWord'),
  },
  'little of what is not counted': {
    kind: 'number',
    pattern:
      /\b(?:few|fewer) (money|water|information|homework|pollution|traffic|food|energy|knowledge|experience|help|stress|furniture|advice|research|work|evidence)(?=[.,;!?]|\s+(?:and|but|than|to|for|in|on|is|because|about|from)\b)/gi,
    replace: ([text, noun = '']) => `${/^fewer/i.test(text) ? 'less' : 'little'} ${noun}`,
    remark: message('mistakes.little'),
  },
}
