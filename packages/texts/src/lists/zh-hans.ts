import type en from './en.ts'

export default {
  sentences: '{first}{rest}',
  clauses: '{first}；{rest}',
  items: '{first}、{rest}',
  lines: '{first}\n{rest}',
  paragraphs: '{first}\n\n{rest}',
} satisfies Record<keyof typeof en, string>
