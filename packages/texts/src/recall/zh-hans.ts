import type en from './en.ts'

export default {
  title: '记得多少',
  text: '用这份材料制作的卡片，以及答错过的题目，按页列出。',
  day: '日子',
  today: '今天',
  examDay: '考试当天',
  examDayText: '假如到 {day} 为止不再复习。',
  state_strong: '牢记',
  state_fading: '渐忘',
  state_unasked: '未学',
  strong: '牢记 {count, number}',
  fading: '渐忘 {count, number}',
  unasked: '未学 {count, number}',
  elsewhere: '在文字中找不到位置',
  empty: '还没有卡片问到的页：{pages}。',
  cutOff: '只计算最先的 {count, number} 张卡片。',
  failed: '没能计算你记得多少',
  loading: '正在计算你记得多少',
  inBrackets: '（{state}）',
} satisfies Record<keyof typeof en, string>
