/**
 * Runs beside the parser in a thread of its own, since the parser may never come back: ends the process when the one
 * that started it is gone, or when memory runs over on systems where it cannot be read from outside. JavaScript as it
 * stands: a thread that strips types first costs each document 30 ms more.
 */
const WATCH_EVERY_MS = 50

// Who started it is told and not asked for: on a busy machine it may be gone before this thread begins.
const [memoryBytes, parent] = process.argv.slice(2).map(Number)

setInterval(() => {
  if (process.ppid !== parent || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL')
}, WATCH_EVERY_MS)
