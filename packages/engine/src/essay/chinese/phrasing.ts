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
      /(?<=(?:^|[。！？\n]\s*)(?:通过|经过|透过|听了|看了|读了|听完|看完|读完|想起|随着)[^，。！？]{2,24}，)(?:使得?|让|令)(?=[我你他她它们大人同学家])/g,
    replace: '',
    message: '这样写缺少主语：去掉“使”“让”，或去掉句首的“通过”“听了”等。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=(?:^|[。！？\n]\s*)在[^，。！？]{2,20}(?:下|中|里)，)(?:使得?|令)(?=[我你他她它们大人同学家])/g,
    replace: '',
    message: '“在……下，使……”缺少主语：去掉“使”。',
  },
  { kind: 'redundancy', pattern: /所以因此|因此所以/g, replace: '所以', message: '“所以”与“因此”重复。' },
  { kind: 'redundancy', pattern: /然后接着再?来?|接着然后/g, replace: '接着', message: '“然后”与“接着”重复。' },
  { kind: 'redundancy', pattern: /但是却|可是却|然而却/g, replace: '却', message: '两个转折词重复。', confidence: 0.6 },
  { kind: 'redundancy', pattern: /但是可是|可是但是|但是然而/g, replace: '但是', message: '两个转折词重复。' },
  { kind: 'redundancy', pattern: /为了想要?(?=[一-鿿])/g, replace: '为了', message: '“为了”与“想要”重复。' },
  { kind: 'redundancy', pattern: /因为由于|由于因为/g, replace: '由于', message: '“因为”与“由于”重复。' },
  { kind: 'redundancy', pattern: /目的(?:就)?是为了/g, replace: '目的是', message: '“目的”与“为了”重复。' },
  { kind: 'redundancy', pattern: /首先第一|第一首先/g, replace: '首先', message: '“首先”与“第一”重复。' },
  { kind: 'redundancy', pattern: /(?<=[一-鿿]{2})的原故/g, replace: '的缘故', message: '应写作“缘故”。' },
  {
    kind: 'grammar',
    pattern:
      /(?<=[。，！？\n]|^)((?:我|他|她|我们|大家|[一-鿿]{1,3}的?心情)(?:也|都)?(?:很|非常|十分)(?:高兴|开心|快乐|难过|伤心|紧张|激动|兴奋|害怕|生气))的(?=[。！])/g,
    replace: '$1',
    message: '形容词作谓语，句末不用“的”。',
  },
  {
    kind: 'grammar',
    pattern: /(?<=虽然[^，。！？]{2,25}，)也(?=[一-鿿]{2})/g,
    replace: '却也',
    message: '“虽然”与“但是”“却”搭配。',
    confidence: 0.6,
  },
  {
    kind: 'wrong-character',
    pattern: /(?<=[跑跳飞走游长来吃学写])的(?=比[^，。！？]{1,6}(?:还|更|快|慢|高|远|多|好))/g,
    replace: '得',
    message: '动词或形容词后的补语用“得”。',
  },
  {
    kind: 'wrong-character',
    pattern:
      /(?<=(?:希望|可以|能够?|想要?|下次|明年|以后|有机会)(?:可以|能够?)?)在(?=(?:参加|来一|试|努力|去一|做一|见|继续|挑战))/g,
    replace: '再',
    message: '表示重复用“再”。',
  },
  {
    kind: 'punctuation',
    pattern:
      /(?<=[一-鿿]{4})、(?=(?:有的|但是?|可是|所以|因此|然后|就|便|于是|手里|心里|我们?(?![、和与]|的))(?![、和与]))/g,
    replace: '，',
    message: '分句之间用逗号，顿号只隔并列的词语。',
    confidence: 0.8,
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
