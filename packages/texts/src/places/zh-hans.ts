import type en from './en.ts'

export default {
  show: '在材料中查看',
  ofCard: '卡片 {number, number}',
  gone: '这张卡片、题目或笔记所出自的材料已被删除。',
} satisfies Record<keyof typeof en, string>
