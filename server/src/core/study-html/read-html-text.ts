const BLOCK_END = /<\/(?:h[2-4]|p|li|dt|dd|tr|blockquote|table|ul|ol|dl)>|<[bh]r ?\/?>/g
const TAG = /<[^>]*>/g
const ENTITY = /&(amp|lt|gt|quot|nbsp|#39);/g
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of sanitised HTML, a line a block. Of other HTML this is no safe reading. */
export const readHtmlText = (html: string): string =>
  html
    .replace(BLOCK_END, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(TAG, '')
    .replace(ENTITY, (entity, name: string) => CHARACTERS[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
