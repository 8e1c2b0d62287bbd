import type en from './en.ts'

export default {
  title: '进行中与已完成',
  nothing: '目前没有进行中的工作。',
  underWay: '{count} 项进行中',
  ready: '{count} 项待查看',
  pastedText: '粘贴的文字',
  moduleReady: '{name}，已完成',
  parts: '共 {total, number} 个部分，已完成 {done} 个',
  // Said when it happens.
  isReady: '{name}已完成：{title}',
  hasFailed: '{name}未能完成：{title}',
  // Ending it.
  stop: '停止处理',
  stopOf: '停止处理“{title}”',
  stopQuestion: '要停止处理“{title}”吗？',
  stopText: '尚未处理部分的积分会退回；学习卡或笔记已做好的部分会保留。',
  stopAgainText: '重新读取这些页面的积分会退回，之前读到的内容会保留。',
  goOn: '继续进行',
  dismiss: '移除',
  dismissOf: '从列表移除“{title}”',
  dismissQuestion: '要移除“{title}”吗？',
  dismissText: '它未能完成，没有收取积分。移除后就不能从这里重试；你的材料仍在材料库中。',
  leaveIt: '保留',
  endFailed: '操作失败，请再试一次。',
  doneByNow: '已经完成，并会保留。',
} satisfies Record<keyof typeof en, string>
