/** With the line of the totals this stays within the last 60 lines of a log. */
const MOST_LINES = 50
const MOST_LINES_OF_ONE = 6
const MOST_CHARACTERS_OF_A_LINE = 240

/**
 * What is printed before the totals, so that the end of any log says what failed: a line for each failure of
 * `{ file, title, messages }`, the first lines of its messages while there is room, and how many had none.
 */
export function describeFailures(failures) {
  if (failures.length === 0) return ''
  const shown = failures.slice(0, MOST_LINES)
  let room = MOST_LINES - shown.length
  const lines = shown.flatMap(({ file, title, messages }) => {
    const details = messages
      .flatMap((message) => message.split('\n'))
      .filter((line) => line.trim())
      .slice(0, Math.min(room, MOST_LINES_OF_ONE))
    room -= details.length
    return [`✗ ${file ? `${file} › ` : ''}${title}`, ...details.map((line) => `    ${line}`)].map(cut)
  })
  const left = failures.length - shown.length
  return `\n— Failed\n${lines.join('\n')}\n${left > 0 ? `… and ${left} more\n` : ''}`
}

/** Names the files of `{ file, count }` whose tests this machine cannot run, so that none is left out without a word. */
export function describeLeftOut(leftOut) {
  if (leftOut.length === 0) return ''
  return `\n— Not run on this machine: ${leftOut.map(({ file, count }) => `${count} of ${file}`).join(', ')}\n`
}

const cut = (line) => (line.length > MOST_CHARACTERS_OF_A_LINE ? `${line.slice(0, MOST_CHARACTERS_OF_A_LINE)}…` : line)
