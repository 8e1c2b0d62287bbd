/**
 * Lets `count` programs that run at once write to one terminal, each as if the others came before or after it: the first
 * that has not ended writes through, and what the others write is kept until then. Gives a `write` and an `end` for each.
 */
export function takeTurns(count, writeOut = (text) => process.stdout.write(text)) {
  const kept = Array(count).fill('')
  const hasEnded = Array(count).fill(false)
  let turn = 0
  const write = (index, text) => {
    if (index === turn) writeOut(text)
    else kept[index] += text
  }
  const end = (index) => {
    hasEnded[index] = true
    while (hasEnded[turn]) {
      turn += 1
      if (turn < count) writeOut(kept[turn])
    }
  }
  return kept.map((_, index) => ({ write: (text) => write(index, text), end: () => end(index) }))
}
