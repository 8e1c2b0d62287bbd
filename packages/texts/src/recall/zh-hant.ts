import type en from './en.ts'

export default {
  title: '記得多少',
  text: '用這份材料製作的卡片，以及答錯過的題目，按頁列出。',
  day: '日子',
  today: '今天',
  examDay: '考試當天',
  examDayText: '假如到 {day} 為止不再複習。',
  state_strong: '牢記',
  state_fading: '漸忘',
  state_unasked: '未學',
  strong: '牢記 {count, number}',
  fading: '漸忘 {count, number}',
  unasked: '未學 {count, number}',
  elsewhere: '在文字中找不到位置',
  empty: '還沒有卡片問到的頁：{pages}。',
  cutOff: '只計算最先的 {count, number} 張卡片。',
  failed: '未能計算你記得多少',
  loading: '正在計算你記得多少',
  inBrackets: '（{state}）',
} satisfies Record<keyof typeof en, string>
