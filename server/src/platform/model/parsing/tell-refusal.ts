import { isPlainObject } from './fit-scalar.ts'

/** How answers begin that refuse to be one. */
const REFUSALS = [
  /^(i('|’)?m |i am )?(very |really )?(sorry|afraid)\b.{0,80}\b(can('|’)?t|cannot|can not|unable|won('|’)?t|not able|must decline)\b/is,
  /^(unfortunately, )?i (can('|’)?t|cannot|can not|won('|’)?t|am unable to|am not able to|must decline to|must refuse to|will not)\b.{0,40}\b(help|assist|provide|create|generate|comply|fulfil?l|answer|do that|engage|continue|support|produce|write)\b/is,
  /^(i('|’)m|i am) (unable|not able) to\b/i,
  /^as an ai\b.{0,60}\b(can('|’)?t|cannot|unable|not able|won('|’)?t)\b/is,
  /^(很?抱歉|对不起|對不起|不好意思)[，,。].{0,40}(无法|無法|不能|不可以|没办法|沒辦法)/s,
  /^我(无法|無法|不能)(协助|協助|帮助|幫助|提供|回答|满足|滿足|处理|處理|生成)/,
]
const MOST_WORDS = 1500
const FIELDS = /^(refusal|error|message|reason|detail)s?$/i

/** Whether a text refuses, in words or as an object that holds nothing but such words. */
export function tellsRefusal(text: string, value: unknown): boolean {
  if (isPlainObject(value)) return refusesAsObject(value)
  const said = text.trim().replace(/^[*_#>"'\s]+/, '')
  return said.length <= MOST_WORDS && REFUSALS.some((pattern) => pattern.test(said))
}

function refusesAsObject(value: Record<string, unknown>): boolean {
  const fields = Object.entries(value)
  return (
    fields.length > 0 &&
    fields.some(([, content]) => typeof content === 'string' && tellsRefusal(content, null)) &&
    fields.every(([name]) => FIELDS.test(name) || /^(status|code|success)$/i.test(name))
  )
}
