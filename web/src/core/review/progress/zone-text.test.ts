import { expect, test } from 'vitest'
import { zoneText } from './zone-text.ts'

test.each([
  ['Asia/Hong_Kong', 'en', 'Hong Kong Standard Time'],
  ['Asia/Hong_Kong', 'zh-hant', '香港標準時間'],
  ['Asia/Shanghai', 'zh-hans', '中国标准时间'],
] as const)('%s is called in %s what people call it', (zone, language, name) => {
  expect(zoneText(zone, language)).toBe(name)
})
