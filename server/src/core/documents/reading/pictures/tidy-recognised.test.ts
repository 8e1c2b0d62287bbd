import { expect, test } from 'vitest'
import { tidyRecognised } from './tidy-recognised.ts'

test.each([
  ['spaces between Chinese characters go', '行 程 從 來 不 會 直接', '行程從來不會直接'],
  ['and those beside Chinese marks', '系 統 ， 把 「 頁 」 切 開 。 Next', '系統，把「頁」切開。Next'],
  ['between Chinese and Latin or figures they stay', '大 小 是 4096 位 元 組', '大小是 4096 位元組'],
  [
    'Latin marks between Chinese become Chinese ones',
    '第 四 講 : 空 間 , 並 ( 頁 ) 嗎 ?',
    '第四講：空間，並（頁）嗎？',
  ],
  ['but not those of figures and of Latin words', '比 3:2, 見 (see) A', '比 3:2, 見 (see) A'],
  ['lines stay', '第 一 行\n第 二 行', '第一行\n第二行'],
  ['English stays', 'A page, of (4096) bytes.\n\n\n\nNext', 'A page, of (4096) bytes.\n\nNext'],
  ['control characters go', 'a\u0000b\fc', 'ab\nc'],
])('%s', (_what, read, expected) => {
  expect(tidyRecognised(read)).toBe(expected)
})
