import type en from './en.ts'

export default {
  language: '語言',
  languageNotKept: '語言未能存入你的帳戶，但在這個瀏覽器中有效。',
} satisfies Record<keyof typeof en, string>
