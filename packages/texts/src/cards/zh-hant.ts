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
  askedPart: '要問的部分',
} satisfies Record<keyof typeof en, string>
