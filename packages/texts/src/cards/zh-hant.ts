import type en from './en.ts'

export default {
  // On a card.
  gap: '空格',
  playSound: '播放聲音',
  stopSound: '停止播放',
  soundFailed: '無法播放這段聲音。',
  pictureFailed: '無法載入這張圖片：{alt}',
  pictureMissing: '無法載入這張圖片。',
  coveredPicture: '有遮住部分的圖片：{alt}',
  uncoveredPicture: '已框出答案的圖片：{alt}',
  // While a card is written.
  kind: '卡片種類',
  kindBasic: '問題與答案',
  kindReversed: '雙向提問',
  kindCloze: '填空',
  kindTyped: '輸入答案',
  kindOcclusion: '遮住的圖片',
  text: '文字',
  more: '補充（可留空）',
  makeGap: '設為空格',
  makeGapKeys: '設為空格（Ctrl+Shift+C）；加按 Alt 則沿用同一編號',
  addMedia: '圖片或聲音',
  chooseMedia: '選擇圖片或聲音檔',
  mediaFailed: '無法加入這個檔案。',
  tags: '標籤',
  tagsHint: '以逗號分隔',
  preview: '預覽',
  finishKeys: '按 Ctrl+Enter 完成這張卡片並打開下一張。',
  sameAs: '第 {number} 張卡片已有相同內容：',
  savedOnceGap: '有了空格便會儲存。',
  savedOnceCovered: '遮住圖片的一部分後便會儲存。',
} satisfies Record<keyof typeof en, string>
