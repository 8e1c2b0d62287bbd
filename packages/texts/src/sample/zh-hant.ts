import type en from './en.ts'

export default {
  offer: '初次使用？試試範例章節',
  offerText: '「{title}」：一個短章節，已製成卡片、測驗和對話練習。免費試用，不想要時可隨時移除。',
  try: '試用範例章節',
  refuse: '不用了',
  kept: '你的範例章節',
  keptText: '「{title}」和由它製成的內容，免費試用。',
  read: '閱讀章節',
  review: '複習卡片',
  exam: '做測驗',
  talk: '談談這一章',
  dismiss: '移除',
  dismissTitle: '要移除範例章節嗎？',
  dismissText: '章節連同它的卡片、測驗和對話，以及你做過的練習，都會一併移除，之後不會再出現。',
  dismissed: '範例章節已移除。',
  notKept: '範例章節已不在，無法開始對話。',
  failed: '操作失敗，請再試一次。',
} satisfies Record<keyof typeof en, string>
