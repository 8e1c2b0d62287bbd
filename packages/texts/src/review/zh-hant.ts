import type en from './en.ts'

export default {
  nothingToUndo: '今天沒有可以復原的動作了。',
  unknownTimeZone: '不認得這個時區。',
} satisfies Record<keyof typeof en, string>
