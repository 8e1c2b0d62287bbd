import { inScript } from '../zh/simplified.ts'

export type ReplyLanguage = 'en' | 'zh-hant' | 'zh-hans'

export type Phrases = {
  readonly found: string
  readonly summary: string
  readonly terms: string
  readonly notCovered: string
  readonly perhaps: string
  readonly noNotes: string
  readonly askSomething: string
  readonly repaired: (typed: string, read: string) => string
  readonly oneSideOnly: (missing: string) => string
}

const ENGLISH: Phrases = {
  found: 'Your notes say:',
  summary: 'These sentences say most of what your notes are about:',
  perhaps: 'This may answer it:',
  terms: 'Your notes explain these terms; be able to say what each means:',
  notCovered: 'Your notes do not say.',
  noNotes: 'There are no notes to answer from yet. Add notes, then ask again.',
  askSomething: 'Ask a question about your notes, for example what a term in them means.',
  repaired: (typed, read) => `(I read “${typed}” as “${read}”.)`,
  oneSideOnly: (missing) => `I found nothing about “${missing}” in them.`,
}

const CHINESE: Phrases = {
  found: '你的笔记中写道：',
  summary: '以下句子最能概括你的笔记：',
  perhaps: '以下内容或许能回答：',
  terms: '你的笔记解释了这些词语，你应当能说出它们的意思：',
  notCovered: '你的笔记没有提到这个问题。',
  noNotes: '还没有可以参考的笔记。请先添加笔记，再提问。',
  askSomething: '请就你的笔记提问，例如询问其中某个词语的意思。',
  repaired: (typed, read) => `（已将“${typed}”理解为“${read}”。）`,
  oneSideOnly: (missing) => `笔记中没有找到关于“${missing}”的内容。`,
}

const traditional = (text: string): string => inScript(text, 'traditional').replaceAll('“', '「').replaceAll('”', '」')

const inTraditional = (): Phrases => ({
  found: traditional(CHINESE.found),
  summary: traditional(CHINESE.summary),
  terms: traditional(CHINESE.terms),
  notCovered: traditional(CHINESE.notCovered),
  perhaps: traditional(CHINESE.perhaps),
  noNotes: traditional(CHINESE.noNotes),
  askSomething: traditional(CHINESE.askSomething),
  repaired: (typed, read) => `（已將「${typed}」理解為「${read}」。）`,
  oneSideOnly: (missing) => `筆記中沒有找到關於「${missing}」的內容。`,
})

/** Made when it is first needed: what converts takes longer to load than the rest of the engine. */
let traditionalPhrases: Phrases | undefined

/** The engine's own words in `language`; the notes' words are quoted as they are. */
export function phrasesIn(language: ReplyLanguage): Phrases {
  if (language === 'en') return ENGLISH
  if (language === 'zh-hans') return CHINESE
  traditionalPhrases ??= inTraditional()
  return traditionalPhrases
}
