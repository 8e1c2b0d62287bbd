import { namesItself } from '../phrase.ts'
import { bareTerm } from '../term.ts'
import { splitWords } from '../words.ts'
import { type ChineseRule, find } from './rule.ts'

const NUMBER = '(?:\\d[\\d,.]*|[一二两三四五六七八九十百千]+)(?:万|亿|多|余)*'
const MEASURE =
  '面积|总面积|海拔|全长|总长|长度|高度|深度|宽度|直径|半径|密度|熔点|沸点|寿命|任期|原子序数|流域面积|体积|周期|自转周期|公转周期|时间复杂度|染色体数目'
const MEASURED = new RegExp(
  `^([^，。；、\\d]{2,16}?)的?(每届任期|${MEASURE})(?:一般|通常|平均)?((?:约为?|大约|共|达|为|是|有|高达|长达|仅)*)(${NUMBER}[^，。；、\\d]{0,8})(?=$|[，；])`,
  'd',
)
const LEANS = /[它她他]|这|那|该(?!国)|此|其(?!他)|前款|本条|上述|另|又/

const isNamed = (plain: string, isTopic: (plain: string) => boolean): boolean =>
  namesItself(plain, isTopic) &&
  (isTopic(plain) || splitWords(plain).some(({ tag }) => /^(?:nr|ns|nt|nz|eng)/.test(tag)))

/** '镜泊湖面积92.5平方公里' → '镜泊湖的面积是多少？' */
export const figure: ChineseRule = ({ text, shadow, say, isTopic }) => {
  const measured = find({ text, shadow }, MEASURED)
  if (measured && isNamed(measured.plain(1), isTopic) && !LEANS.test(measured.plain(1))) {
    const isTerm = /任期/.test(measured.plain(2))
    const asked = isTerm ? '是多久？' : '是多少？'
    const about = /约/.test(measured.plain(3)) ? say('约') : ''
    // '总建筑面积' is one word, '镜泊湖面积' are two.
    const of = /(?:建筑|占地|使用|耕地|平均|最[大小高低长]|总)$/.test(measured.plain(1)) ? '' : say('的')
    const question = `${measured.written(1)}${of}${measured.written(2)}${say(asked)}`
    return { rule: 'attribute', question, answer: about + measured.written(4), term: bareTerm(measured.written(1)) }
  }
  return null
}
