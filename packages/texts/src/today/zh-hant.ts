import type en from './en.ts'

export default {
  leftHere: '繼續未完成的內容',
  answered: '{module}，已答 {done} / {count} 題',
  notEnded: '{module}，尚未結束',
  readTo: '{module}，讀到第 {number} / {count} 節',
  essayDraft: '尚未送出的作文，{count, number} 字',
  notLoaded: '未能載入到期的卡片和未完成的內容。',
  dueNotLoaded: '未能載入到期的卡片。',
  begunNotLoaded: '部分未完成的內容未能載入。',
  mistakesNotLoaded: '未能載入你的錯題。',
  weekNotLoaded: '未能載入最近七天的記錄。',
  latestNotLoaded: '未能載入你的錯題和最近七天的記錄。',
  comesWithNetwork: '恢復連線後會自動載入。',
  mistakes: '你的錯題',
  mistakesText: '答錯的 {count, number} 題會再次出現，直到你掌握為止。',
  practise: '現在練習',
  practiseSome: '現在練習其中 {count} 題',
  week: '最近七天',
  weekText:
    '{days, number} 天有作答，共 {answers, number} 次，用時{minutes, plural, =0 {不到一分鐘} other { # 分鐘}}。',
} satisfies Record<keyof typeof en, string>
