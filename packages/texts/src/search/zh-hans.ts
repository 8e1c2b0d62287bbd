import type en from './en.ts'

export default {
  title: '搜索',
  field: '搜索所有内容',
  hint: '搜索你的材料库、卡片、笔记、测验、对话、讲义、录音、作文和口语练习。',
  searching: '正在搜索',
  found: '{count, plural, other {# 项结果}}',
  none: '找不到含有“{search}”的内容。',
  failed: '搜索失败，请再试一次。',
  untitled: '未命名',
  sets: '卡组',
  cards: '卡片',
  questions: '测验题目',
} satisfies Record<keyof typeof en, string>
