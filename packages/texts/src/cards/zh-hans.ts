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
  // While a card is written.
  kind: '卡片类型',
  kindBasic: '问题与答案',
  kindReversed: '双向提问',
  kindCloze: '填空',
  kindTyped: '输入答案',
  kindOcclusion: '遮住的图片',
  text: '文字',
  more: '补充（可留空）',
  makeGap: '设为空格',
  makeGapKeys: '设为空格（Ctrl+Shift+C）；同时按 Alt 则沿用同一编号',
  addMedia: '图片或声音',
  chooseMedia: '选择图片或声音文件',
  mediaFailed: '无法添加这个文件。',
  tags: '标签',
  tagsHint: '用逗号分隔',
  preview: '预览',
  finishKeys: '按 Ctrl+Enter 完成这张卡片并打开下一张。',
  sameAs: '第 {number} 张卡片已有相同内容：',
  savedOnceGap: '有了空格就会保存。',
  savedOnceCovered: '遮住图片的一部分后就会保存。',
} satisfies Record<keyof typeof en, string>
