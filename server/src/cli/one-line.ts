/** What a stranger typed draws no line of its own and no sign that a terminal obeys. */
export const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, ' ')
