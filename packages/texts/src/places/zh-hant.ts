import type en from './en.ts'

export default {
  show: '在材料中查看',
  ofCard: '卡片 {number, number}',
  gone: '這張卡片、題目或筆記所出自的材料已經刪除。',
} satisfies Record<keyof typeof en, string>
