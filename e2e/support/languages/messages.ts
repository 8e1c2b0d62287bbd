import { parse, type Token } from '@messageformat/parser'

/** A part of a message: words to the letter, or the name of what stands in their place. */
export type Part = string | { argument: string }

/** Every wording of an ICU message: one for each branch of its plurals. */
export function wordingsOf(text: string): Part[][] {
  return expand(parse(text), null)
}

function expand(tokens: readonly Token[], plural: string | null): Part[][] {
  return tokens.reduce<Part[][]>(
    (wordings, token) => {
      const ends = endsOf(token, plural)
      return wordings.flatMap((wording) => ends.map((end) => [...wording, ...end]))
    },
    [[]],
  )
}

function endsOf(token: Token, plural: string | null): Part[][] {
  switch (token.type) {
    case 'content':
      return [[token.value]]
    case 'octothorpe':
      return [[{ argument: plural ?? '' }]]
    case 'argument':
    case 'function':
      return [[{ argument: token.arg }]]
    default:
      return token.cases.flatMap(({ tokens }) => expand(tokens, token.arg))
  }
}

/** An ICU message with `change` made to its words; what is filled in stays. */
export function mapWords(text: string, change: (words: string) => string): string {
  return parse(text)
    .map((token) => writeToken(token, change))
    .join('')
}

function writeToken(token: Token, change: (words: string) => string): string {
  switch (token.type) {
    case 'content':
      return change(token.value)
    case 'octothorpe':
      return '#'
    case 'argument':
      return `{${token.arg}}`
    case 'function':
      return `{${token.arg}, ${token.key}}`
    default: {
      const cases = token.cases.map(
        ({ key, tokens }) => `${key} {${tokens.map((inner) => writeToken(inner, change)).join('')}}`,
      )
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`
    }
  }
}
