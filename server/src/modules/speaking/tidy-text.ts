const CONTROL_CHARACTERS = /[^\P{Cc}\n]/gu

/** What a model wrote, as text that can be kept, shown and spoken: no control characters, no markup of emphasis. */
export const tidyText = (text: string): string =>
  text
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(/\*\*|__|`/g, '')
    .toWellFormed()
    .trim()

/** Lines of text, each on one line, without the empty ones. */
export const tidyLines = (lines: readonly string[]): string[] =>
  lines.map((line) => tidyText(line).replace(/\s+/g, ' ')).filter(Boolean)
