const CONTROL_CHARACTERS = /[^\P{Cc}\n]/gu

/** What a model wrote, as text that can be kept, shown and spoken: no control characters, no markup of emphasis. */
export const tidyText = (text: string): string =>
  text
    .replace(CONTROL_CHARACTERS, ' ')
    .replace(/\*\*|__|`/g, '')
    .toWellFormed()
    .trim()

/** A tidy text on one line. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ')

/** Lines of text without the empty ones. */
export const tidyLines = (lines: readonly string[]): string[] => lines.map(tidyLine).filter(Boolean)
