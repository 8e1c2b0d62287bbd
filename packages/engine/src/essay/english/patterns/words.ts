import { message } from '@lectern/texts/message'
import { isPersonNoun } from '../../../lexicon.ts'
import { PEOPLE } from '../data/nouns.ts'
import { singular } from '../inflect.ts'
import type { PatternRules } from './pattern.ts'

const AFTER_ITS =
  '(?:also|not|very|a|an|the|important|good|bad|hard|easy|necessary|true|clear|possible|impossible|because|been|really|so|too|difficult|obvious|better|going|only|just|like)'
const isPerson = (noun: string): boolean =>
  noun !== 'those' && (PEOPLE.has(noun) || isPersonNoun(noun) || isPersonNoun(singular(noun)))
const NOT_COMPARATIVE =
  /^(?:other|her|after|over|ever|never|under|together|later|however|whether|either|neither|number|teacher|paper|computer|summer|winter|dinner|water|matter|answer|order|power|father|mother|sister|brother|offer|remember|consider|enter|for|more or less)$/i
const comparative = (word: string): string => {
  if (/y$/i.test(word)) return `${word.slice(0, -1)}ier`
  if (/^big$/i.test(word)) return 'bigger'
  return /e$/i.test(word) ? `${word}r` : `${word}er`
}
const adverb = (word: string): string =>
  /(?:c)$/.test(word)
    ? `${word}ally`
    : /y$/.test(word)
      ? `${word.slice(0, -1)}ily`
      : /le$/.test(word)
        ? `${word.slice(0, -1)}y`
        : `${word}ly`
const SHORT =
  'fast|easy|big|small|high|low|cheap|strong|old|young|hard|happy|healthy|simple|long|short|large|rich|poor|busy|lazy|early|close|nice|safe|clean|slow|cold|warm|dirty|quick|smart|weak|tall|kind|loud|bright|deep|wide|wise|funny|lucky|noisy'

/** Words taken for others, comparisons and counted words. */
export const WORD_RULES: PatternRules = {
  'full at the end of an adjective': {
    kind: 'spelling',
    pattern:
      /\b(harm|use|care|help|beauti|success|peace|colou?r|hope|wonder|power|pain|stress|respect|thank|faith|forget|meaning|doubt|joy|skil|grate)full(y?)\b/gi,
    replace: ([, word = '', ending = '']) => `${word}ful${ending && 'ly'}`,
    remark: message('mistakes.ful'),
  },
  'double comparative': {
    kind: 'grammar',
    pattern:
      /\bmore (easier|better|harder|faster|cheaper|bigger|smaller|higher|lower|stronger|worse|older|younger|healthier|happier|richer|larger|longer|shorter|busier|safer|nicer|easily?er)\b/gi,
    replace: '$1',
    remark: message('mistakes.erSaysMore'),
  },
  'double superlative': {
    kind: 'grammar',
    pattern:
      /\bmost (easiest|best|hardest|fastest|cheapest|biggest|smallest|highest|lowest|strongest|worst|oldest|youngest|happiest)\b/gi,
    replace: '$1',
    remark: message('mistakes.estSaysMost'),
  },
  'more with a short adjective': {
    kind: 'grammar',
    pattern: new RegExp(
      String.raw`(?<!\b(?:many|even|a lot|much|some|no|two|one|any) )\bmore (${SHORT})\b(?! (?:and|or) more|-)`,
      'gi',
    ),
    replace: ([, word = '']) => comparative(word.toLowerCase()),
    remark: message('mistakes.shortEr'),
  },
  'most with a short adjective': {
    kind: 'grammar',
    pattern: new RegExp(String.raw`\bthe most (${SHORT})\b`, 'gi'),
    replace: ([, word = '']) => `the ${comparative(word.toLowerCase()).replace(/r$/, 'st')}`,
    remark: message('mistakes.shortEst'),
  },
  'then for than': {
    kind: 'word-choice',
    pattern:
      /\b(more|less|better|worse|rather|other|\w{3,}er|more \w+) then (?!again\b|on\b|he\b|she\b|they\b|we\b|I\b|it\b)/gi,
    replace: ([, word = '']) => (NOT_COMPARATIVE.test(word) && word.toLowerCase() !== 'other' ? null : `${word} than `),
    remark: message('mistakes.than'),
  },
  'its for it’s': {
    kind: 'apostrophe',
    pattern: new RegExp(String.raw`\bits (?=${AFTER_ITS}\b)(?!only\s+\w+\s+(?:is|was))`, 'gi'),
    replace: "it's ",
    remark: message('mistakes.itIs'),
  },
  'it’s for its': {
    kind: 'apostrophe',
    pattern: /\b(of|in|on|for|with|to|from|by) it['’]s (?=[a-z]+\b(?<!not|been|a|an|the|very|so))/gi,
    replace: '$1 its ',
    remark: message('mistakes.its'),
  },
  'your for you’re': {
    kind: 'word-choice',
    pattern:
      /\byour (?=(?:not|a|an|the|very|going|so|too|right|wrong|welcome|able)\b)(?!right (?:hand|foot|to|arm|leg|side))/gi,
    replace: "you're ",
    remark: message('mistakes.youAre'),
  },
  'loose for lose': {
    kind: 'word-choice',
    pattern: /\b(makes?|made|will|can|could|would|to|might|may|people|students?|they|we|you|not) loose\b/gi,
    replace: '$1 lose',
    remark: message('mistakes.lose'),
  },
  'affect for effect': {
    kind: 'word-choice',
    pattern:
      /\b(an?|the|any|no|negative|positive|bad|good|side|harmful|great|serious|big|huge|its|their) affect(s?)\b/gi,
    replace: '$1 effect$2',
    remark: message('mistakes.nounIs', { word: 'effect' }),
  },
  'effect for affect': {
    kind: 'word-choice',
    pattern:
      /\b(will|can|could|may|might|would|to|not|greatly|negatively|also|they|which) effect (?=(?:the|our|their|your|my|his|her|us|them|people|students|children|teenagers|society|it)\b)/gi,
    replace: '$1 affect ',
    remark: message('mistakes.verbIs', { word: 'affect' }),
  },
  'to for too': {
    kind: 'word-choice',
    pattern:
      /\b(is|are|was|were|be|far|way|it's) to (much|many|late|expensive|difficult|hard|young|old|busy|tired|big|small|easy|high|low|long|strong|hot|cold|spicy|short|far|dangerous|fast|slow|loud|heavy)\b/gi,
    replace: '$1 too $2',
    remark: message('mistakes.too'),
  },
  'advise for advice': {
    kind: 'word-choice',
    pattern:
      /\b(some|an|the|good|my|his|her|their|any|this|useful|of) (?:advises?|advices)\b(?! (?:me|us|him|them|you|that|to)\b)/gi,
    replace: ([, before = '']) => (/^an$/i.test(before) ? 'advice' : `${before} advice`),
    remark: message('mistakes.adviceNoun'),
  },
  'advice for advise': {
    kind: 'word-choice',
    pattern:
      /\b(to|will|would|should|can|I|they|we|strongly) advice (?=(?:you|people|them|him|her|students|parents|that|us|everyone)\b)/g,
    replace: '$1 advise ',
    remark: message('mistakes.verbIs', { word: 'advise' }),
  },
  'weather for whether': {
    kind: 'word-choice',
    pattern: /\bweather (?=(?:or not|it|we|they|he|she|you|people|students|this|to)\b)/gi,
    replace: 'whether ',
    remark: message('mistakes.whether'),
  },
  'quiet for quite': {
    kind: 'word-choice',
    pattern:
      /\bquiet (?=(?:a|an|important|difficult|easy|good|different|common|often|expensive|useful|sure|popular|hard|a lot|small|big|old|long|high|low|interesting|new|strong|serious)\b)/gi,
    replace: 'quite ',
    remark: message('mistakes.quite'),
  },
  'beside for besides': {
    kind: 'word-choice',
    pattern: /(?<=^|[.!?]\s+|\n)Beside,/g,
    replace: 'Besides,',
    remark: message('mistakes.besides'),
  },
  'which of people': {
    kind: 'grammar',
    pattern: /(?<!\b(?:of|in|with|and|or) (?:\w+ )?)\b(\w+) which (?=[a-z]+\b)(?!was|were named|means)/gi,
    replace: ([, noun = '']) => (isPerson(noun.toLowerCase()) ? `${noun} who ` : null),
    remark: message('mistakes.who'),
  },
  'adverb before a noun': {
    kind: 'word-choice',
    pattern:
      /\b(a|the|an) (rapid|quick|slow|serious|sudden|slight|significant|great|huge|strong|gradual|sharp|complete|real|clear|recent|steadi)ly (change|increase|decrease|rise|fall|growth|drop|improvement|decline|effect|impact|problem|reason|development)\b/gi,
    replace: ([, article = '', quality = '', noun = '']) =>
      `${article} ${quality.replace(/steadi/i, 'steady')} ${noun}`,
    remark: message('mistakes.adjectiveBeforeNoun'),
  },
  'adjective after a verb of change': {
    kind: 'word-choice',
    pattern:
      /\b((?:increase|decrease|improve|change|decline|develop|drop)(?:s|d|ed|ped)?|rise|rises|rose|fall|falls|fell|grow|grows|grew) (rapid|quick|slow|slight|sharp|gradual|significant|dramatic|considerable|steady)(?= (?:to|from|in|by|between|over|during|until|and)\b|[.,])/gi,
    replace: ([, verb = '', quality = '']) => `${verb} ${adverb(quality)}`,
    remark: message('mistakes.verbAdverb'),
  },
  'follow by': {
    kind: 'verb-form',
    pattern: /, (follow|compare) (?=(?:by|with|to)\b)/gi,
    replace: ([, verb = '']) => `, ${verb === 'follow' ? 'followed' : 'compared'} `,
    remark: message('mistakes.participleHere'),
  },
  'much with counted nouns': {
    kind: 'number',
    pattern:
      /\b(too |so |very )?much (people|students|problems|things|countries|books|friends|advantages|ways|children|teenagers|cars|mistakes|reasons|jobs|games|choices|opportunities)\b/gi,
    replace: ([, degree = '', noun = '']) => `${degree.toLowerCase() === 'very ' ? '' : degree}many ${noun}`,
    remark: message('mistakes.many'),
  },
  'many with uncounted nouns': {
    kind: 'number',
    pattern:
      /\b(too |so )?many (information|homework|money|pollution|traffic|knowledge|advice|stress|pressure|water|food|equipment|furniture|research|work|evidence)\b(?! \w+s\b)/gi,
    replace: '$1much $2',
    remark: message('mistakes.much'),
  },
  'less with counted nouns': {
    kind: 'number',
    pattern:
      /\bless (people|students|problems|cars|things|countries|jobs|books|mistakes|accidents|children|hours|opportunities)\b/gi,
    replace: 'fewer $1',
    remark: message('mistakes.fewer'),
    confidence: 0.7,
  },
  'amount of counted nouns': {
    kind: 'number',
    pattern:
      /\bamounts? of (people|students|cars|books|children|jobs|problems|countries|teenagers|tourists|visitors|mistakes|assignments|tests|exams|exercises|accidents|vehicles|citizens|employees|workers|shops|schools|lessons|friends|questions)\b/gi,
    replace: 'number of $1',
    remark: message('mistakes.numberOf'),
  },
  'a before uncounted nouns': {
    kind: 'article',
    pattern:
      /\ban? (information|advice|homework|equipment|knowledge|furniture|traffic|luggage|evidence|research|money|work(?=[.,;]| to\b| for\b| in\b)|news(?=[.,;]| that\b| about\b| from\b))\b(?! of| (?:centre|center|desk|project|paper|team|report|system|assignment|method|gap|base|jam|light|accident|study|institute|lab))/gi,
    replace: '$1',
    remark: message('mistakes.noArticle'),
  },
  'plural of hundred': {
    kind: 'number',
    pattern:
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|several) (million|billion|thousand|hundred)s (?!of\b)/gi,
    replace: '$1 $2 ',
    remark: message('mistakes.noPluralAfterNumber'),
  },
  'this with a plural': {
    kind: 'agreement',
    pattern:
      /\b(this|that) (problems|issues|days|things|people|students|trends|reasons|apps|phones|advantages|disadvantages|countries|changes|ways|children|methods|activities|ideas|skills|benefits|games|books)\b(?! (?:is|are|have|need|can|will|who)\b.*\bthat\b)/gi,
    replace: ([, word = '', noun = '']) => (/^this$/i.test(word) ? `these ${noun}` : null),
    remark: message('mistakes.these'),
  },
  'a before a vowel': {
    kind: 'article',
    pattern:
      /(?:\ba|(?<=^|[.!?]\s+|\n)A) (?=(?!and\b|is\b|are\b|or\b|in\b|of\b|as\b|at\b|also\b)(?:[aio](?!ne\b|nce\b|uija)|e(?!u|we)|un(?:i[mn])?(?!i)|um|up|ul|ug|ur[bg]|ush|hour|honest|honou?r|heir)[a-z])/g,
    replace: 'an ',
    remark: message('mistakes.an'),
    confidence: 0.75,
  },
  'an before a consonant': {
    kind: 'article',
    pattern: /\ban (?=(?:uni(?!n|m)|use|usu|eu|one\b|once\b|[bcdfgjklmnpqrstvwxyz])[a-z]*\b)(?!(?:h|m|x|s|f|l|n|r)\b)/g,
    replace: 'a ',
    remark: message('mistakes.a'),
    confidence: 0.75,
  },
}
