/** How models mark what they think aloud: what it begins with, and what it ends with. */
export const THINKING: readonly (readonly [opening: string, closing: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<thoughts>', '</thoughts>'],
  ['<reasoning>', '</reasoning>'],
  ['<scratchpad>', '</scratchpad>'],
  ['<seed:think>', '</seed:think>'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
  ['<|channel|>analysis<|message|>', '<|channel|>final<|message|>'],
  ['<|channel|>commentary<|message|>', '<|channel|>final<|message|>'],
  ['<|channel>thought', '<channel|>'],
]

/** What a template should have kept to itself. */
export const TOKENS = [
  '<|channel|>final<|message|>',
  '<|channel|>final',
  '<|start|>assistant',
  '<|message|>',
  '<|return|>',
  '<|end|>',
  '<|im_end|>',
  '<|eot_id|>',
  '<|endoftext|>',
  '<|begin_of_box|>',
  '<|end_of_box|>',
  '<|START_RESPONSE|>',
  '<|END_RESPONSE|>',
  '<end_of_turn>',
  '<｜end▁of▁sentence｜>',
] as const

/** What thoughts end with that were never opened. */
export const CLOSINGS = [...new Set(THINKING.map(([, closing]) => closing)), 'assistantfinal']

/** Thoughts and answer of a model whose marks were dropped on the way, and only their names are left. */
const NAMED = /^analysis[^\s\w]?[A-Z"'\p{Script=Han}][\s\S]*?assistantfinal/u

/** A whole answer without the thoughts in front of it. One that never stopped thinking is nothing. */
export function cutThinking(text: string): string {
  let rest = text.trimStart().replace(NAMED, '')
  for (let opened = openingOf(rest); opened; opened = openingOf(rest)) {
    const [opening, closing] = opened
    const closedAt = rest.indexOf(closing, opening.length)
    if (closedAt < 0) return ''
    rest = rest.slice(closedAt + closing.length).trimStart()
  }
  // A template that opens the thoughts itself leaves only their end in the answer.
  const stray = Math.max(...CLOSINGS.map((closing) => endOfLast(rest, closing)))
  return withoutTokens(stray >= 0 ? rest.slice(stray) : rest).trim()
}

const openingOf = (text: string) => THINKING.find(([opening]) => startsAlike(text, opening))

const startsAlike = (text: string, opening: string): boolean =>
  text.slice(0, opening.length).toLowerCase() === opening.toLowerCase()

function endOfLast(text: string, closing: string): number {
  const at = text.lastIndexOf(closing)
  return at < 0 ? -1 : at + closing.length
}

const withoutTokens = (text: string): string => TOKENS.reduce((rest, token) => rest.replaceAll(token, ''), text)
