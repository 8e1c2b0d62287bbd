import { simplifiedShadow } from '../zh/simplified.ts'
import { states } from './choose-lines.ts'
import { AFTER_NAME, CALLED, CHINESE_CALLED, WE_CALL } from './data/naming.ts'
import type { Line } from './line-index.ts'
import { termKey } from './search-terms.ts'

/** Whether `line` gives the name `subject` to what it tells, or the line before it: 'blocks called frames', '这些块叫做帧'. */
export function names(line: Line, subject: string): boolean {
  const key = termKey(subject)
  if (!key || !states(line)) return false
  const text = simplifiedShadow(line.text).toLowerCase()
  const asked = simplifiedShadow(subject).toLowerCase()
  const isChinese = text
    .split(CHINESE_CALLED)
    .slice(1)
    .some((rest) => rest.startsWith(asked) && !/^\p{Script=Han}/u.test(rest.slice(asked.length)))
  if (isChinese) return true
  const given = text
    .split(CALLED)
    .slice(1)
    .flatMap((rest) => rest.split(AFTER_NAME, 2))
  const last = WE_CALL.test(text) ? text.split(' ').slice(-asked.split(' ').length).join(' ') : ''
  return [...given, last].some((name) => name && termKey(name) === key)
}
