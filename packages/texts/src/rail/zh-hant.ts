import type en from './en.ts'

export default {
  label: '主要頁面',
  today: '今天',
  create: '製作',
  progress: '進度',
  modules: '模組',
  account: '帳戶',
} satisfies Record<keyof typeof en, string>
