/** Reads the events of a `text/event-stream` answer; one JSON object each. Ends when the stream ends. */
export async function* readEvents<Event>(response: Response): AsyncGenerator<Event> {
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const frames = (buffer + value).split('\n\n')
      buffer = frames.pop() ?? ''
      for (const frame of frames) {
        const data = dataOf(frame)
        if (data) yield JSON.parse(data) as Event
      }
    }
  } finally {
    // Leaving the loop early (a student who presses Stop) must close the connection.
    await reader.cancel()
  }
}

const dataOf = (frame: string): string =>
  frame
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n')
