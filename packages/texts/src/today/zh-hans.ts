import type en from './en.ts'

export default {
  leftHere: '继续未完成的内容',
  examAt: '测验，已答 {done} / {count} 题',
  essayDraft: '尚未提交的作文，{count, number} 字',
  mistakes: '你的错题',
  mistakesText: '答错的 {count, number} 题会再次出现，直到你掌握为止。',
  practise: '现在练习',
  practiseSome: '现在练习其中 {count} 题',
  week: '最近七天',
  weekText:
    '{days, number} 天有作答，共 {answers, number} 次，用时{minutes, plural, =0 {不到一分钟} other { # 分钟}}。',
} satisfies Record<keyof typeof en, string>
