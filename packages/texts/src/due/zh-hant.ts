import type en from './en.ts'

export default {
  dueLabel: '今天到期',
  dueNow: '有 {count, number} 張卡片到期，{minutes, plural, =0 {不用一分鐘} other {約需 # 分鐘}}。',
  newAmong: '其中 {count, number} 張是新的。',
  doneToday: '今天沒有到期的卡片了，已答 {count, number} 次。',
  nothingDue: '今天沒有到期的卡片。',
  nextDue: '下次複習：{when}。',
  start: '開始複習',
  seeProgress: '學習進度',
  undoFailed: '未能復原，請再試一次。',
  changeFailed: '未能更改卡片，請再試一次。',
  settingsFailed: '未能儲存你的選擇，請再試一次。',
  asTable: '以表格顯示',
  day: '日期',
  answers: '作答次數',
  minutes: '分鐘',
} satisfies Record<keyof typeof en, string>
