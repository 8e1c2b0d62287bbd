/** The article a term takes, '' for none. */
export type Article = '' | 'a' | 'the'

/** The article right before `at` in `text`. */
export function articleBefore(text: string, at: number): Article {
  const word = /(\S+)\s$/.exec(text.slice(0, Math.max(0, at)))?.[1] ?? ''
  if (/^an?$/i.test(word)) return 'a'
  return /^the$/i.test(word) ? 'the' : ''
}

/** `text` with the 'a' or 'an' right before `at`, if there is one, as the word there wants it. */
export function fitArticle(text: string, at: number): string {
  const article = /\b([Aa])n?\s$/.exec(text.slice(0, at))
  if (!article) return text
  const fitting = `${article[1]}${/^[aeiou]/i.test(text.slice(at)) ? 'n' : ''} `
  return text.slice(0, article.index) + fitting + text.slice(at)
}
