import type en from './en.ts'

export default {
  tooLarge: '文件大小须小于 500MB',
  wrongType: '这个文件没有卡片：请选择 Anki 卡片包（.apkg、.colpkg）、电子表格（.csv、.tsv）、纯文本或 Markdown。',
  noCards: '在这个文件中找不到卡片。',
  broken: '这个文件已损坏，无法读取。',
  tooMuch: '这个文件太大，无法读取。每次最多可导入 {count, number} 条笔记。',
  encrypted: '这个文件受密码保护。',
  tooNew: '这个文件来自太新的 Anki 版本。请在 Anki 导出时选择支持旧版本。',
  tooManyAtOnce: '已有 {count, number} 项导入正在进行，请等其中一项结束。',
  failed: '导入失败，没有保留任何内容。请稍后再试。',
} satisfies Record<keyof typeof en, string>
