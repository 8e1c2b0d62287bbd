import type en from './en.ts'

export default {
  title: '搜尋',
  field: '搜尋所有內容',
  hint: '搜尋你的材料庫、卡片、筆記、測驗、對話、講義、錄音、作文及口語練習。',
  searching: '正在搜尋',
  found: '{count, plural, other {# 項結果}}',
  none: '找不到含有「{search}」的內容。',
  failed: '搜尋失敗，請再試一次。',
  untitled: '未命名',
  sets: '卡組',
  cards: '卡片',
  questions: '測驗題目',
} satisfies Record<keyof typeof en, string>
