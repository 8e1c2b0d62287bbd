import type { Language } from '../languages.ts'

/** What may be asked first, in the language of the answers: it becomes the student's own question. */
export const SAMPLE_QUESTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Summarise my notes', 'What are the most important terms?', 'What should I be able to explain after this?'],
  'zh-hant': ['總結我的筆記', '最重要的概念是甚麼？', '讀完之後我應該能解釋甚麼？'],
  'zh-hans': ['总结我的笔记', '最重要的概念是什么？', '读完之后我应该能解释什么？'],
}
