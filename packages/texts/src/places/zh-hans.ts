import type en from './en.ts'

export default {
  show: '在材料中查看',
  showFirst: '在材料中查看（出现多次，这是第一处）',
  several: '这句原文在材料中出现多次：',
  many: '这句原文在材料中出现超过 {count, number} 次，以下是前 {count, number} 处：',
  nth: '材料中第 {number, number} 处，共 {count, number} 处',
  nthOfFirst: '材料中第 {number, number} 处，只列出前 {count, number} 处',
  ofCard: '卡片 {number, number}',
  openWhole: '打开整份材料',
  gone: '这里所根据的材料已被删除。',
} satisfies Record<keyof typeof en, string>
