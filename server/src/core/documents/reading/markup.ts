/** What markup of other programs begins with: rich text, PostScript, and the kinds of XML that everybody knows. */
const BEGINNINGS = /^(?:\{\\rtf|%!PS|<\?xml|<!doctype|<(?:html|head|body|svg|script|style|table|iframe)\b)/i
const COMMENTS = /^(?:\s*<!--[\s\S]*?-->)*\s*/
const FIRST_TAG = /^<([a-z][\w:.-]*)(?:\s[^<>]*)?>/i

/**
 * Whether text is markup (HTML, SVG, XML, rich text), which nobody would want to study: by what it begins with, or
 * because one element holds all of it. Text with tags in it, such as an essay on HTML or Markdown, is none.
 * @param tail how the whole text ends, where `text` is only its beginning
 */
export function isMarkup(text: string, tail: string = text): boolean {
  const start = text.replace(COMMENTS, '')
  if (BEGINNINGS.test(start)) return true
  const element = FIRST_TAG.exec(start)?.[1]
  return element !== undefined && tail.trimEnd().toLowerCase().endsWith(`</${element.toLowerCase()}>`)
}
