import type en from './en.ts'

export default {
  title: '進行中與已完成',
  nothing: '目前沒有進行中的工作。',
  underWay: '{count} 項進行中',
  ready: '{count} 項待查看',
  pastedText: '貼上的文字',
  moduleReady: '{name}，已完成',
  parts: '共 {total, number} 個部分，已完成 {done} 個',
  // Said when it happens.
  isReady: '{name}已完成：{title}',
  hasFailed: '{name}未能完成：{title}',
  // Ending it.
  stop: '停止處理',
  stopOf: '停止處理「{title}」',
  stopQuestion: '要停止處理「{title}」嗎？',
  stopText: '尚未處理部分的積分會退回；學習卡或筆記已做好的部分會保留。',
  stopAgainText: '重新讀取這些頁面的積分會退回，之前讀到的內容會保留。',
  goOn: '繼續進行',
  dismiss: '移除',
  dismissOf: '從清單移除「{title}」',
  dismissQuestion: '要移除「{title}」嗎？',
  dismissText: '它未能完成，沒有收取積分。移除後就不能從這裏重試；你的材料仍在材料庫中。',
  leaveIt: '保留',
  endFailed: '操作失敗，請再試一次。',
  doneByNow: '已經完成，並會保留。',
} satisfies Record<keyof typeof en, string>
