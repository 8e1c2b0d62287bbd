import type en from './en.ts'

export default {
  dueLabel: '今天到期',
  dueNow: '有 {count, number} 张卡片到期，{minutes, plural, =0 {不到一分钟} other {约需 # 分钟}}。',
  newAmong: '其中 {count, number} 张是新的。',
  doneToday: '今天没有到期的卡片了，已答 {count, number} 次。',
  nothingDue: '今天没有到期的卡片。',
  nextDue: '下次复习：{when}。',
  start: '开始复习',
  seeProgress: '学习进度',
  undoFailed: '未能撤销，请再试一次。',
  changeFailed: '未能更改卡片，请再试一次。',
  settingsFailed: '未能保存你的选择，请再试一次。',
  asTable: '以表格显示',
  day: '日期',
  answers: '作答次数',
  minutes: '分钟',
} satisfies Record<keyof typeof en, string>
