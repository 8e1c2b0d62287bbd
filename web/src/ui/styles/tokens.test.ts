import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const THEMES = ['light', 'dark'] as const
const LEAST = 3

/** The colours of a token, by day and by night. */
function tokenOf(name: string): Record<(typeof THEMES)[number], string> {
  const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? []
  if (!light || !dark) throw new Error(`There is no token ${name}`)
  return { light, dark }
}

/** WCAG's relative luminance of a colour. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => first - second)
  return (lighter + 0.05) / (darker + 0.05)
}

const pairs = ['line-strong', 'accent'].flatMap((edge) =>
  ['paper', 'surface', 'sunken'].flatMap((ground) => THEMES.map((theme) => [edge, ground, theme] as const)),
)

test.each(pairs)('what %s edges or fills stands out from %s in the %s theme (WCAG 1.4.11)', (edge, ground, theme) => {
  expect(contrastOf(tokenOf(edge)[theme], tokenOf(ground)[theme])).toBeGreaterThanOrEqual(LEAST)
})
