import type en from './en.ts'

export default {
  nothingToUndo: '今天没有可以撤销的操作了。',
  unknownTimeZone: '无法识别这个时区。',
} satisfies Record<keyof typeof en, string>
