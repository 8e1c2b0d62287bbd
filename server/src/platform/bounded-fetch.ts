/**
 * `fetch` for a service that is not trusted to end: an answer that grows beyond `limitBytes` breaks off, and never stands in
 * memory.
 */
export const boundedFetch =
  (limitBytes: number): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request)
    const { status, statusText, headers, body } = response
    if (!body) return response
    let left = limitBytes
    const bounded = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          left -= chunk.length
          if (left < 0) controller.error(new Error(`The answer has more than ${limitBytes} bytes`))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(bounded, { status, statusText, headers })
  }
