import type en from './en.ts'

export default {
  label: '主要页面',
  today: '今天',
  create: '制作',
  progress: '进度',
  modules: '模块',
  account: '账户',
} satisfies Record<keyof typeof en, string>
