import { message } from '@lectern/texts/message'
import type { MistakeKind } from '../../mistake.ts'
import type { RemarkOn } from '../essay.ts'

/** A faulty phrase, with what belongs in its place and what is said of it. */
type FaultyPhrase = {
  readonly kind: MistakeKind
  /** The whole match is the mistake. */
  readonly pattern: RegExp
  readonly replace: string
  readonly remark: RemarkOn
  readonly confidence?: number
}

const same =
  (first: string, second: string, third?: string): RemarkOn =>
  (write) => {
    const two = { first: write(first), second: write(second) }
    if (third) return message('mistakes.sameMeaningAsEither', { ...two, third: write(third) })
    return message('mistakes.sameMeaning', two)
  }
const pairs =
  (first: string, second: string, third?: string): RemarkOn =>
  (write) => {
    const two = { first: write(first), second: write(second) }
    return third ? message('mistakes.eitherPairs', { ...two, third: write(third) }) : message('mistakes.pairs', two)
  }

/** Faulty phrases, on simplified characters. */
export const FAULTY_PHRASES: readonly FaultyPhrase[] = [
  {
    kind: 'grammar',
    pattern:
      /(?<=(?:^|[。！？\n]\s*)(?:通过|经过|透过|听了|看了|读了|听完|看完|读完|想起|随着)[^，。！？]{2,24}，)(?:使得?|让|令)(?=[我你他她它们大人同学家])/g,
    replace: '',
    remark: (write) =>
      message('mistakes.noSubject', {
        make: '使',
        let: write('让'),
        through: write('通过'),
        heard: write('听了'),
      }),
  },
  {
    kind: 'grammar',
    pattern: /(?<=(?:^|[。！？\n]\s*)在[^，。！？]{2,20}(?:下|中|里)，)(?:使得?|令)(?=[我你他她它们大人同学家])/g,
    replace: '',
    remark: message('mistakes.noSubjectAfterPlace'),
  },
  { kind: 'redundancy', pattern: /所以因此|因此所以/g, replace: '所以', remark: same('所以', '因此') },
  { kind: 'redundancy', pattern: /然后接着再?来?|接着然后/g, replace: '接着', remark: same('然后', '接着') },
  {
    kind: 'redundancy',
    pattern: /但是却|可是却|然而却/g,
    replace: '却',
    remark: message('mistakes.twoTurns'),
    confidence: 0.6,
  },
  { kind: 'redundancy', pattern: /但是可是|可是但是|但是然而/g, replace: '但是', remark: message('mistakes.twoTurns') },
  { kind: 'redundancy', pattern: /为了想要?(?=[一-鿿])/g, replace: '为了', remark: same('为了', '想要') },
  { kind: 'redundancy', pattern: /因为由于|由于因为/g, replace: '由于', remark: same('因为', '由于') },
  { kind: 'redundancy', pattern: /目的(?:就)?是为了/g, replace: '目的是', remark: same('目的', '为了') },
  { kind: 'redundancy', pattern: /首先第一|第一首先/g, replace: '首先', remark: same('首先', '第一') },
  {
    kind: 'redundancy',
    pattern: /(?<=[一-鿿]{2})的原故/g,
    replace: '的缘故',
    remark: (write) => message('mistakes.write', { right: write('缘故') }),
  },
  {
    kind: 'grammar',
    pattern:
      /(?<=[。，！？\n]|^)((?:我|他|她|我们|大家|[一-鿿]{1,3}的?心情)(?:也|都)?(?:很|非常|十分)(?:高兴|开心|快乐|难过|伤心|紧张|激动|兴奋|害怕|生气))的(?=[。！])/g,
    replace: '$1',
    remark: message('mistakes.predicate'),
  },
  {
    kind: 'grammar',
    pattern: /(?<=虽然[^，。！？]{2,25}，)也(?=[一-鿿]{2})/g,
    replace: '却也',
    remark: (write) =>
      message('mistakes.pairsWithEither', { first: write('虽然'), second: write('但是'), third: write('却') }),
    confidence: 0.6,
  },
  {
    kind: 'wrong-character',
    pattern: /(?<=[跑跳飞走游长来吃学写])的(?=比[^，。！？]{1,6}(?:还|更|快|慢|高|远|多|好))/g,
    replace: '得',
    remark: message('mistakes.afterVerb', { right: '得' }),
  },
  {
    kind: 'wrong-character',
    pattern:
      /(?<=(?:希望|可以|能够?|想要?|下次|明年|以后|有机会)(?:可以|能够?)?)在(?=(?:参加|来一|试|努力|去一|做一|见|继续|挑战))/g,
    replace: '再',
    remark: message('mistakes.again'),
  },
  {
    kind: 'punctuation',
    pattern:
      /(?<=[一-鿿]{4})、(?=(?:有的|但是?|可是|所以|因此|然后|就|便|于是|手里|心里|我们?(?![、和与]|的))(?![、和与]))/g,
    replace: '，',
    remark: message('mistakes.commaOfClauses'),
    confidence: 0.8,
  },
  { kind: 'redundancy', pattern: /原因(?:就)?是因为/g, replace: '原因是', remark: same('原因是', '因为') },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:大约|大概|将近|差不多)[^，。！？]{1,8}[个年月天岁人元次分时米克])左右/g,
    replace: '',
    remark: same('大约', '左右'),
  },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:超过|至少|最少)[^，。！？]{1,8}[个年月天岁人元次分时米克])以上/g,
    replace: '',
    remark: same('超过', '至少', '以上'),
  },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:最多|不到|不足)[^，。！？]{1,8}[个年月天岁人元次分时米克])以下/g,
    replace: '',
    remark: same('最多', '不到', '以下'),
  },
  {
    kind: 'redundancy',
    pattern: /非常(?:很|十分)|十分非常|很非常|十分很/g,
    replace: '非常',
    remark: message('mistakes.twoDegrees'),
  },
  { kind: 'redundancy', pattern: /更加更|更更加|更加的更/g, replace: '更加', remark: message('mistakes.moreTwice') },
  { kind: 'redundancy', pattern: /凯旋归来/g, replace: '凯旋', remark: message('mistakes.alreadyReturns') },
  {
    kind: 'redundancy',
    pattern: /过分溺爱/g,
    replace: '溺爱',
    remark: (write) => message('mistakes.alreadyTooMuch', { word: write('溺爱') }),
  },
  { kind: 'redundancy', pattern: /互相(?=厮打|相(?:爱|助|处))/g, replace: '', remark: same('互相', '相') },
  {
    kind: 'redundancy',
    pattern: /(?<=(?:忍不住|情不自禁|不由得|不禁))(?:不由得|情不自禁地?|不禁)/g,
    replace: '',
    remark: message('mistakes.meaningTwice'),
  },
  {
    kind: 'grammar',
    pattern: /(?<=(?:防止|避免|以免|切忌|杜绝)[^，。！？不]{0,8})(?:不再|不要|不)(?=发生|出现|犯|重演|受|再|乱|迟到)/g,
    replace: '',
    remark: (write) => message('mistakes.alreadyDenies', { first: write('防止'), second: write('避免') }),
  },
  {
    kind: 'grammar',
    pattern: /(?<=只有[^，。！？]{2,25}，[^，。！？]{0,10})就(?=[能会可])/g,
    replace: '才',
    remark: pairs('只有', '才'),
  },
  {
    kind: 'grammar',
    pattern: /(?<=只要[^，。！？]{2,25}，[^，。！？]{0,10})才(?=[能会可])/g,
    replace: '就',
    remark: pairs('只要', '就'),
  },
  {
    kind: 'grammar',
    pattern: /(?<=不(?:但|仅)[^，。！？]{2,25}，)但是?(?=[也还])/g,
    replace: '而且',
    remark: pairs('不但', '而且'),
  },
  {
    kind: 'grammar',
    pattern: /(?<=虽然[^，。！？]{2,25}，)(?:而且|所以|因此)/g,
    replace: '但是',
    remark: pairs('虽然', '但是'),
    confidence: 0.75,
  },
  {
    kind: 'grammar',
    pattern: /(?<=(?:^|[，。！？\n]\s*)因为[^，。！？]{2,25}，)(?:但是|而且|因此所以)/g,
    replace: '所以',
    remark: pairs('因为', '所以'),
    confidence: 0.75,
  },
  {
    kind: 'grammar',
    pattern: /(?<=[一两三四五六七八九十几百千万\d][个名位](?:小|男|女)?[一-鿿]{2})们/g,
    replace: '',
    remark: (write) => message('mistakes.noPluralAfterCount', { word: write('们') }),
  },
  {
    kind: 'word-choice',
    pattern: /改进(?=(?:了)?(?:[^，。]{0,6})(?:缺点|错误))/g,
    replace: '改正',
    remark: pairs('缺点', '错误', '改正'),
  },
  {
    kind: 'word-choice',
    pattern: /改善(?=(?:了)?(?:[^，。]{0,8})(?:水平|成绩|能力))/g,
    replace: '提高',
    remark: pairs('水平', '成绩', '提高'),
  },
  {
    kind: 'word-choice',
    pattern: /(?:增加|加强)(?=(?:了)?(?:[^，。]{0,6})水平)/g,
    replace: '提高',
    remark: pairs('水平', '提高'),
  },
  {
    kind: 'repetition',
    pattern:
      /(?:的的(?!确)|(?<!不)了了(?!之)|是是(?!非)|在在|和和(?!美|气)|与与|把把(?!关)|被被|从从(?!容)|我我|他他|她她|就就|都都|也也)/g,
    replace: '',
    remark: message('mistakes.characterTwice'),
  },
  {
    kind: 'repetition',
    pattern:
      /(我们|他们|她们|你们|因为|所以|但是|而且|可是|虽然|如果|已经|可以|应该|这个|那个|一个|自己|学校|老师|同学)\1/g,
    replace: '$1',
    remark: message('mistakes.wordTwice'),
  },
]
