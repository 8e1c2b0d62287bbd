import type en from './en.ts'

export default {
  leftHere: '继续未完成的内容',
  answered: '{module}，已答 {done} / {count} 题',
  notEnded: '{module}，尚未结束',
  readTo: '{module}，读到第 {number} / {count} 节',
  essayDraft: '尚未提交的作文，{count, number} 字',
  notLoaded: '未能加载到期的卡片和未完成的内容。',
  dueNotLoaded: '未能加载到期的卡片。',
  begunNotLoaded: '部分未完成的内容未能加载。',
  mistakesNotLoaded: '未能加载你的错题。',
  weekNotLoaded: '未能加载最近七天的记录。',
  latestNotLoaded: '未能加载你的错题和最近七天的记录。',
  comesWithNetwork: '恢复连接后会自动加载。',
  mistakes: '你的错题',
  mistakesText: '答错的 {count, number} 题会再次出现，直到你掌握为止。',
  practise: '现在练习',
  practiseSome: '现在练习其中 {count} 题',
  week: '最近七天',
  weekText:
    '{days, number} 天有作答，共 {answers, number} 次，用时{minutes, plural, =0 {不到一分钟} other { # 分钟}}。',
} satisfies Record<keyof typeof en, string>
