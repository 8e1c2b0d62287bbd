import type en from './en.ts'

export default {
  // On a card.
  gap: '空格',
  playSound: '播放声音',
  stopSound: '停止播放',
  soundFailed: '无法播放这段声音。',
  pictureFailed: '无法加载这张图片：{alt}',
  pictureMissing: '无法加载这张图片。',
  coveredPicture: '有遮住部分的图片：{alt}',
  uncoveredPicture: '已框出答案的图片：{alt}',
  askedPart: '要问的部分',
} satisfies Record<keyof typeof en, string>
