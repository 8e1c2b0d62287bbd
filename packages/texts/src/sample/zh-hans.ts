import type en from './en.ts'

export default {
  offer: '第一次使用？试试示例章节',
  offerText: '“{title}”：一个短章节，已做成卡片、测验和对话练习。免费试用，不想要时可随时移除。',
  try: '试用示例章节',
  refuse: '不用了',
  kept: '你的示例章节',
  keptText: '“{title}”和由它做成的内容，免费试用。',
  read: '阅读章节',
  review: '复习卡片',
  exam: '做测验',
  talk: '聊聊这一章',
  dismiss: '移除',
  dismissTitle: '要移除示例章节吗？',
  dismissText: '章节连同它的卡片、测验和对话，以及你做过的练习，都会一并移除，之后不会再出现。',
  dismissed: '示例章节已移除。',
  notKept: '示例章节已不在，无法开始对话。',
  failed: '操作失败，请再试一次。',
} satisfies Record<keyof typeof en, string>
