import type en from './en.ts'

export default {
  language: '语言',
  languageNotKept: '语言未能保存到你的账户，但在这个浏览器中有效。',
} satisfies Record<keyof typeof en, string>
