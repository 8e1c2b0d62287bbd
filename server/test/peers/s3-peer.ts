import S3rver from 's3rver'
import { onTestFinished, vi } from 'vitest'
import { emptyFolder } from '../files/empty-folder.ts'

/** The keys that the peer takes. */
export const S3_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** An S3 store with one empty bucket, `lectern`, until the test ends or it is closed. */
export async function startS3Peer() {
  const peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await emptyFolder(),
    configureBuckets: [{ name: 'lectern' }],
  })
  const { port } = await peer.run()
  let isOpen = true
  const close = async () => {
    if (isOpen) await peer.close()
    isOpen = false
  }
  onTestFinished(close)
  return { filesUrl: bucketAddress('lectern', port), addressOf: (name: string) => bucketAddress(name, port), close }
}

/** The peer, with its keys in this process's environment until the test ends. Gives the bucket as FILES_URL. */
export async function startS3PeerWithKeys() {
  for (const [name, value] of Object.entries(S3_KEYS)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  return startS3Peer()
}

const bucketAddress = (name: string, port: number) => `s3://${name}?endpoint=http://127.0.0.1:${port}`
