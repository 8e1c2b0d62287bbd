import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { buildWav } from '../../server/test/files/build-wav.ts'

export interface Student {
  token: string
}

/** What callers were told of as done. */
export interface Acknowledged {
  sets: number[]
  media: { token: string; name: string; sha256: string }[]
  /** To which a code was said to be on its way. */
  addresses: string[]
}

export const KINDS = ['read', 'set', 'file', 'code'] as const

export interface Outcome {
  kind: (typeof KINDS)[number]
  /** When the answer was there. */
  at: number
  ms: number
  /** 0 where none came. */
  status: number
  hasRetryAfter: boolean
  /** Why none came. */
  problem: string | null
}

interface Call {
  kind: Outcome['kind']
  path: string
  init: RequestInit
  /** Keeps what the answer acknowledges. */
  note(answer: unknown): void
}

const GIVE_UP_MS = 60_000

/** Calls of students in turn: a read, a new set, a sound of a card, a code by mail. */
export function callsOf(acknowledged: Acknowledged, addresses: number) {
  let address = 0
  const kinds: ((student: Student) => Call)[] = [
    () => ({ kind: 'read', path: '/api/users/profile/', init: {}, note: () => {} }),
    () => ({
      kind: 'set',
      path: '/api/recite/flashcard-sets/',
      init: posted({ title: 'Cells', selected_cards: [{ question: randomUUID(), answer: 'A unit' }] }),
      note: (answer) => acknowledged.sets.push((answer as { id: number }).id),
    }),
    ({ token }) => {
      const bytes = sound()
      const body = new FormData()
      body.append('file', new File([bytes], 'sound.wav'))
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const note = (answer: unknown) =>
        acknowledged.media.push({ token, name: (answer as { name: string }).name, sha256 })
      return { kind: 'file', path: '/api/recite/media/', init: { method: 'POST', body }, note }
    },
    () => {
      address += 1
      if (address > addresses) throw new Error('There are too few addresses')
      const email = `code-${address}@example.org`
      const note = () => acknowledged.addresses.push(email)
      return { kind: 'code', path: '/api/users/request-otp/', init: posted({ email }), note }
    },
  ]
  return async (base: string, student: Student, n: number): Promise<Outcome> => {
    const call = (kinds[n % kinds.length] as (typeof kinds)[number])(student)
    const begun = performance.now()
    const outcome = await answered(base, student, call).catch((error: unknown) => ({
      status: 0,
      hasRetryAfter: false,
      problem: problemOf(error),
    }))
    const at = performance.now()
    return { kind: call.kind, at, ms: at - begun, ...outcome }
  }
}

async function answered(base: string, { token }: Student, { path, init, note }: Call) {
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(GIVE_UP_MS) })
  const text = await answer.text()
  if (answer.ok) note(JSON.parse(text))
  return { status: answer.status, hasRetryAfter: answer.headers.has('retry-after'), problem: null }
}

function problemOf(error: unknown): string {
  const { cause, message } = error as Error
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message
}

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A second of silence that ends as no other does. */
function sound(): Buffer<ArrayBuffer> {
  const wav = Buffer.from(buildWav(1))
  randomBytes(16).copy(wav, wav.length - 16)
  return wav
}
