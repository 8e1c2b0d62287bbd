import type en from './en.ts'

export default {
  show: '在材料中查看',
  showFirst: '在材料中查看（出現多次，這是第一處）',
  several: '這句原文在材料中出現多次：',
  many: '這句原文在材料中出現超過 {count, number} 次，以下是首 {count, number} 處：',
  nth: '材料中第 {number, number} 處，共 {count, number} 處',
  nthOfFirst: '材料中第 {number, number} 處，只列出首 {count, number} 處',
  ofCard: '卡片 {number, number}',
  openWhole: '開啟整份材料',
  gone: '這裏所根據的材料已經刪除。',
} satisfies Record<keyof typeof en, string>
