import type en from './en.ts'

export default {
  leftHere: '繼續未完成的內容',
  examAt: '測驗，已答 {done} / {count} 題',
  essayDraft: '尚未送出的作文，{count, number} 字',
  mistakes: '你的錯題',
  mistakesText: '答錯的 {count, number} 題會再次出現，直到你掌握為止。',
  practise: '現在練習',
  practiseSome: '現在練習其中 {count} 題',
  week: '最近七天',
  weekText:
    '{days, number} 天有作答，共 {answers, number} 次，用時{minutes, plural, =0 {不到一分鐘} other { # 分鐘}}。',
} satisfies Record<keyof typeof en, string>
