import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A service that the site asks, at an address of its own. Who hangs up before the question has arrived whole gets no answer. */
export async function startPeer(answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>) {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      if (request.complete) throw error
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
