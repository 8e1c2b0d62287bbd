/** What kind of answer is wanted; it decides which sentences of a passage are preferred. */
export type QuestionKind =
  | 'definition'
  | 'comparison'
  | 'reason'
  | 'time'
  | 'count'
  | 'person'
  | 'place'
  | 'manner'
  | 'example'
  | 'summary'
  | 'terms'
  | 'other'

/** Read on the question in simplified characters; groups are the subjects. */
export const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  ['comparison', /\bdifferences?\s+(?:are\s+there\s+)?between\s+(.+?)\s+(?:and|from|with)\s+(.+?)\s*[?.!]*$/di],
  [
    'comparison',
    /\b(?:compare|contrast|distinguish(?:\s+between)?)\s+(.+?)\s+(?:and|from|with|to)\s+(.+?)\s*[?.!]*$/di,
  ],
  ['comparison', /\bhow\s+(?:does|do|is|are)\s+(.+?)\s+(?:differ(?:ent)?\s+from)\s+(.+?)\s*[?.!]*$/di],
  ['comparison', /^(?:what about\s+)?(.+?)\s+(?:vs\.?|versus)\s+(.+?)\s*[?.!]*$/di],
  ['comparison', /(?:^|[，,：:])(?:请|试)?(?:比较|对比)(?:一下)?(.+?)(?:和|与|跟|同|及)(.+?)(?:的.*)?[？?。]*$/d],
  [
    'comparison',
    /^(?:请问)?(.+?)(?:和|与|跟|同|及)(.+?)(?:之间)?(?:的|有什么|有何|有哪些|在[^上]*上)*(?:区别|不同|差别|差异|分别)/d,
  ],
  [
    'terms',
    /\b(?:important|key|main|central|essential) (?:terms?|words?|concepts?|vocabulary|definitions)\b|\b(?:asked|come up|tested|covered|be) (?:in|on) (?:an?|the|my) (?:exams?|tests?|quiz)\b|\b(?:quiz|test) me\b|考试[^。？?]{0,4}(?:会|可能)[^。？?]{0,3}考|会考(?:什么|甚么|哪些)|考考我|\bshould i (?:be able to (?:explain|say|define|describe)|know|learn|remember)\b|(?:重要|关键|主要|核心)的?(?:术语|词语?|概念|名词|知识点|定义)|应该?(?:能够?|会|要|可以)(?:解释|说明|掌握|知道|讲|说出)|要掌握(?:什么|哪些)/di,
  ],
  [
    'summary',
    /\b(?:summari[sz]e|summary|main (?:points?|ideas?)|overview|key points)\b|总结|概括|主要内容|大意|重点/di,
  ],
  ['reason', /^(?:and\s+|but\s+)?why\b|\b(?:reasons?|causes?)\b|为什么|为何|原因|怎么会/di],
  ['time', /\b(?:when|what year|which year|what date|what century)\b|什么时候|何时|哪一?年|几年|时间是/di],
  [
    'count',
    /\bhow (?:many|much|long|far|big|large|old|high|deep|fast|often)\b|\bwhat (?:percentage|proportion|number)\b|多少|几[个种类次层条年岁]|多[长大高远久]/di,
  ],
  ['example', /\bexamples?\b|\be\.g\.|举例|例子|比如/di],
  ['person', /^(?:and\s+)?who(?:se|m)?\b(?!\s+(?:is|was|are|were)\b)|谁(?!是)/di],
  ['place', /^(?:and\s+)?where\b|哪里|哪儿|何处|什么地方/di],
  [
    'definition',
    /^(?:please\s+)?(?:what|who)(?:['’]s|\s+(?:is|are|was|were))\s+(?:meant by\s+)?(?:an?\s+|the\s+)?(?:(?:definition|meaning)\s+of\s+(?:an?\s+|the\s+)?)?(.+?)\s*[?.!]*$/di,
  ],
  ['definition', /\bwhat\s+(?:does|do|did)\s+(?:an?\s+|the\s+)?(.+?)\s+(?:mean|refer to|stand for)\b/di],
  [
    'definition',
    /\b(?:define|explain|describe|meaning of|definition of|tell me about)\s+(?:what\s+)?(?:an?\s+|the\s+)?(.+?)(?:\s+(?:is|are|means?))?\s*[?.!]*$/di,
  ],
  [
    'definition',
    /^(?:请问)?(?:什么是|什么叫做?|何谓|何为|谁是|(?:请)?解释(?:一下)?|(?:请)?介绍(?:一下)?)(.+?)[？?。]*$/d,
  ],
  [
    'definition',
    /^(?:请问)?(.+?)(?:到底|究竟)?(?:是什么意思|是什么|是指什么|指的是什么|指什么|是谁|的定义(?:是什么)?|的意思(?:是什么)?|的含义(?:是什么)?)[？?。]*$/d,
  ],
  ['manner', /^(?:and\s+)?how\b|如何|怎么|怎样/di],
]

/** What marks a sentence as an answer to each kind of question, read on its simplified shadow. */
export const ANSWER_MARKS: Partial<Record<QuestionKind, RegExp>> = {
  definition:
    /\b(?:is|are|was|were) (?:an?|the|any)\b|\brefers? to\b|\bdefined as\b|\bcalled\b|\bknown as\b|\bmeans\b|是指|是一|称为|叫做|指的是|即|：\s*指/i,
  comparison: /\b(?:whereas|while|unlike|in contrast|but|however|differs?|compared)\b|而|不同|相反|相比|则/i,
  reason:
    /\b(?:because|due to|since|so that|in order|reason|therefore|thus|as a result|caused? by|leads? to|so)\b|因为|由于|所以|因此|为了|导致|使得/i,
  time: /\b\d{3,4}\b|\b(?:when|after|before|during|while|until|once|if)\b|\bcentur(?:y|ies)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|世纪|年|月|时|后|前/,
  count:
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|several|half|twice)\b|[一二三四五六七八九十百千万亿两]/i,
  example: /\b(?:for example|for instance|such as|e\.g\.|including|like)\b|例如|比如|譬如|如/i,
  person:
    /[\p{Ll},] \p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:scientists?|people|government|workers|king|queen)\b|\p{Script=Han}/u,
  place: /\b(?:in|at|on|inside|within|near) (?:the )?\w+|在|位于|处/i,
  manner: /\b(?:by \w+ing|through|using|via|first|then|when|process|so that)\b|通过|先|然后|经过|利用|借助/i,
}

/** Kinds of question that a sentence without their mark cannot answer. */
export const NEEDS_MARK: ReadonlySet<QuestionKind> = new Set(['time', 'count', 'person'])
