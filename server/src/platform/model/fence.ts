/**
 * Text from outside as a block that a prompt can point at: `<name>…</name>`. A closing tag inside is taken apart, so
 * that the text cannot end its own block and speak as the prompt.
 */
export function fence(name: string, text: string): string {
  const closingTag = new RegExp(`</(?=\\s*${name}\\b)`, 'gi')
  return `<${name}>\n${text.replace(closingTag, '<\\/')}\n</${name}>`
}
