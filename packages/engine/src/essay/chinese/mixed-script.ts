import { message } from '@lectern/texts/message'
import { inScript, simplifiedShadow } from '../../zh/simplified.ts'
import type { ChineseRule } from './essay.ts'

/** Traditional characters that share a simplified one, by group: they are taken for each other. */
const CONFUSED = [
  '后後',
  '里裏裡',
  '干乾幹',
  '面麵麪',
  '只隻',
  '系係繫',
  '松鬆',
  '制製',
  '准準',
  '发發髮',
  '复複復覆',
  '冲沖衝',
  '余餘',
  '云雲',
  '几幾',
  '获獲穫',
  '历歷曆',
  '划劃',
  '钟鐘鍾',
  '向嚮',
  '板闆',
  '谷穀',
  '须須鬚',
  '卷捲',
  '愿願',
  '咸鹹',
  '郁鬱',
  '蒙濛朦',
  '朱硃',
  '借藉',
]
/** Forms that are both in use. */
const EQUAL = [
  '裏裡',
  '麵麪',
  '复復',
  '復複',
  '復覆',
  '鐘鍾',
  '借藉',
  '濛蒙',
  '朦蒙',
  '沖冲',
  '干幹',
  '几幾',
  '向嚮',
  '郁鬱',
  '卷捲',
  '板闆',
  '咸鹹',
  '朱硃',
  '谷穀',
  '云雲',
  '群羣',
  '占佔',
  '峰峯',
  '脩修',
  '岳嶽',
  '范範',
]
/** What stands before '裏' and after '準': elsewhere '里' and '准' are parts of names, or words of their own. */
const INSIDE = /[家校心手夜城房屋山海水園班哪這那田眼嘴袋書包店車室箱子林村國年界日天月堂場]$/
const ACCURATE = /^[備時確則繩]/
/** So large a share of characters of the other script is a quotation, or the way the student writes. */
const MOST_SHARE = 0.1

/** Characters of the other script, and traditional ones taken for another of the same simplified form. */
export const mixedScript: ChineseRule = (essay) => {
  const { text, shadow, script } = essay
  const usual = script === 'traditional' ? inScript(shadow, 'traditional') : simplifiedShadow(text)
  if (usual.length !== text.length) return []
  const findings = Array.from({ length: text.length }, (_, at) => at).flatMap((at) => {
    const [written = '', right = ''] = [text[at], usual[at]]
    const isWrong =
      written !== right &&
      (script === 'traditional'
        ? isNotTraditional(written, right) &&
          isInPlace(written, text.slice(Math.max(0, at - 1), at), text.charAt(at + 1))
        : isOnlyTraditional(written))
    if (!isWrong) return []
    const remark =
      script === 'traditional'
        ? message('mistakes.traditionalIs', { right })
        : message('mistakes.simplifiedIs', { right })
    return [
      { start: at, end: at + 1, text: written, replacement: right, kind: 'script' as const, remark, confidence: 0.8 },
    ]
  })
  return findings.length > MOST_SHARE * text.length ? [] : findings
}

const isInPlace = (written: string, before: string, after: string): boolean =>
  (written !== '里' || INSIDE.test(before)) && (written !== '准' || ACCURATE.test(after))

/** Whether `written` is a simplified character, or the wrong one of a group. */
function isNotTraditional(written: string, right: string): boolean {
  if (EQUAL.some((group) => group.includes(written) && group.includes(right))) return false
  if (CONFUSED.some((group) => group.includes(written) && group.includes(right)))
    return simplifiedShadow(right) === written
  return simplifiedShadow(right) === written && inScript(written, 'traditional') !== written
}

/** Whether `written` is no simplified character, of those that are not used in both scripts. */
const isOnlyTraditional = (written: string): boolean => !/[著乾瞭於藉徵覆麼後]/.test(written)
