import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A server on this machine that passes everything on to another, until the line is cut. */
export interface CuttableServer {
  /** The other's address, by way of this one. */
  readonly url: string
  /** Ends every connection; from now on there is none to be had. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function cuttableServer(target: string): Promise<CuttableServer> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    async close() {
      drop()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
