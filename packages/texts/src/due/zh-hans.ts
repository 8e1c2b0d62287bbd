import type en from './en.ts'

export default {
  dueLabel: '今天到期',
  dueNow: '有 {count} 张卡片到期，{minutes, plural, =0 {不到一分钟} other {约需 # 分钟}}。',
  newAmong: '其中 {count} 张是新的。',
  doneToday: '今天没有到期的卡片了，已答 {count} 次。',
  nothingDue: '今天没有到期的卡片。',
  nextDue: '下次复习：{when}。',
  start: '开始复习',
  seeProgress: '学习进度',
  undoFailed: '无法撤销，请再试一次。',
  changeFailed: '无法更改卡片，请再试一次。',
  settingsFailed: '无法保存你的选择，请再试一次。',
  asTable: '以表格显示',
  day: '日期',
  answers: '作答',
  minutes: '分钟',
} satisfies Record<keyof typeof en, string>
