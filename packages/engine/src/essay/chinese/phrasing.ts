import type { MistakeKind } from '../mistake.ts'
import { type ChineseRule, found } from './essay.ts'

type PhraseRule = {
  readonly kind: MistakeKind
  /** The whole match is the mistake, on simplified characters. */
  readonly pattern: RegExp
  readonly replace: string
  readonly message: string
  readonly confidence?: number
}

const PHRASE_RULES: readonly PhraseRule[] = [
  {
    kind: 'grammar',
    pattern:
      /(?<=(?:^|[。！？\n]\s*)(?:通过|经过|透过)[^，。！？]{2,24}，)(?:使得?|让|令)(?=[我你他她它们大人同学家])/g,
    replace: '',
    message: '“通过……使……”缺少主语：去掉“使”，或去掉“通过”。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=(?:^|[。！？\n]\s*)在[^，。！？]{2,20}(?:下|中|里)，)(?:使得?|令)(?=[我你他她它们大人同学家])/g,
    replace: '',
    message: '“在……下，使……”缺少主语：去掉“使”。',
  },
  { kind: 'redundancy', pattern: /原因(?:就)?是因为/g, replace: '原因是', message: '“原因是”与“因为”重复。' },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:大约|大概|将近|差不多)[^，。！？]{1,8}[个年月天岁人元次分时米克])左右/g,
    replace: '',
    message: '“大约”与“左右”重复。',
  },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:超过|至少|最少)[^，。！？]{1,8}[个年月天岁人元次分时米克])以上/g,
    replace: '',
    message: '“超过”“至少”与“以上”重复。',
  },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:最多|不到|不足)[^，。！？]{1,8}[个年月天岁人元次分时米克])以下/g,
    replace: '',
    message: '“最多”“不到”与“以下”重复。',
  },
  {
    kind: 'redundancy',
    pattern: /非常(?:很|十分)|十分非常|很非常|十分很/g,
    replace: '非常',
    message: '程度副词重复。',
  },
  { kind: 'redundancy', pattern: /更加更|更更加|更加的更/g, replace: '更加', message: '“更”字重复。' },
  { kind: 'redundancy', pattern: /凯旋归来/g, replace: '凯旋', message: '“旋”已有归来之意。' },
  { kind: 'redundancy', pattern: /过分溺爱/g, replace: '溺爱', message: '“溺爱”已是过分的爱。' },
  { kind: 'redundancy', pattern: /互相(?=厮打|相(?:爱|助|处))/g, replace: '', message: '“互相”与“相”重复。' },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:忍不住|情不自禁|不由得|不禁))(?:不由得|情不自禁地?|不禁)/g,
    replace: '',
    message: '意思重复。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=(?:防止|避免|以免|切忌|杜绝)[^，。！？不]{0,8})(?:不再|不要|不)(?=发生|出现|犯|重演|受|再|乱|迟到)/g,
    replace: '',
    message: '“防止”“避免”已含否定，后面不再用“不”。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=只有[^，。！？]{2,25}，[^，。！？]{0,10})就(?=[能会可])/g,
    replace: '才',
    message: '“只有”与“才”搭配。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=只要[^，。！？]{2,25}，[^，。！？]{0,10})才(?=[能会可])/g,
    replace: '就',
    message: '“只要”与“就”搭配。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=不(?:但|仅)[^，。！？]{2,25}，)但是?(?=[也还])/g,
    replace: '而且',
    message: '“不但”与“而且”搭配。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=虽然[^，。！？]{2,25}，)(?:而且|所以|因此)/g,
    replace: '但是',
    message: '“虽然”与“但是”搭配。',
    confidence: 0.75,
  },
  {
    kind: 'grammar',
    pattern: /(?<=(?:^|[，。！？\n]\s*)因为[^，。！？]{2,25}，)(?:但是|而且|因此所以)/g,
    replace: '所以',
    message: '“因为”与“所以”搭配。',
    confidence: 0.75,
  },
  {
    kind: 'grammar',
    pattern: /(?<=[一两三四五六七八九十几百千万\d][个名位](?:小|男|女)?[一-鿿]{2})们/g,
    replace: '',
    message: '有了数量词，名词后不用“们”。',
  },
  {
    kind: 'word-choice',
    pattern: /改进(?=(?:了)?(?:[^，。]{0,6})(?:缺点|错误))/g,
    replace: '改正',
    message: '“缺点”“错误”与“改正”搭配。',
  },
  {
    kind: 'word-choice',
    pattern: /改善(?=(?:了)?(?:[^，。]{0,8})(?:水平|成绩|能力))/g,
    replace: '提高',
    message: '“水平”“成绩”与“提高”搭配。',
  },
  {
    kind: 'word-choice',
    pattern: /(?:增加|加强)(?=(?:了)?(?:[^，。]{0,6})水平)/g,
    replace: '提高',
    message: '“水平”与“提高”搭配。',
  },
  {
    kind: 'repetition',
    pattern:
      /(?:的的(?!确)|(?<!不)了了(?!之)|是是(?!非)|在在|和和(?!美|气)|与与|把把(?!关)|被被|从从(?!容)|我我|他他|她她|就就|都都|也也)/g,
    replace: '',
    message: '重复了一个字。',
  },
  {
    kind: 'repetition',
    pattern:
      /(我们|他们|她们|你们|因为|所以|但是|而且|可是|虽然|如果|已经|可以|应该|这个|那个|一个|自己|学校|老师|同学)\1/g,
    replace: '$1',
    message: '重复了一个词。',
  },
]

/** Faulty sentences that their wording makes known. */
export const phrasing: ChineseRule = (essay) =>
  PHRASE_RULES.flatMap(({ kind, pattern, replace, message, confidence }) =>
    [...essay.shadow.matchAll(pattern)].map((match) => {
      const [wrong] = match
      const isDoubled = kind === 'repetition' && replace === ''
      const right = isDoubled ? wrong.charAt(0) : replace.replace('$1', match[1] ?? '')
      return found(essay, match.index, match.index + wrong.length, right, kind, message, confidence)
    }),
  )
