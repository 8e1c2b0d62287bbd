import { vi } from 'vitest'

/**
 * How long a test waits for what must come, unless it says otherwise. Waiting ends with the event, so that patience costs
 * a test that passes nothing, and a busy machine fails none.
 */
const PATIENCE_MS = 180_000

/** Where the methods themselves are kept, however many files this worker has prepared already. */
const IMPATIENT = Symbol.for('lectern.impatient')
type Waits = Pick<typeof vi, 'waitFor' | 'waitUntil'>
const held = vi as typeof vi & { [IMPATIENT]?: Waits }
held[IMPATIENT] ??= { waitFor: vi.waitFor, waitUntil: vi.waitUntil }
const { waitFor, waitUntil } = held[IMPATIENT]

const patient = (options: Parameters<typeof vi.waitFor>[1]) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }

vi.waitFor = (look, options) => waitFor(look, patient(options))
vi.waitUntil = (look, options) => waitUntil(look, patient(options))
