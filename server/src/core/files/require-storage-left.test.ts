import { expect, test } from 'vitest'
import { createStorageGate } from './require-storage-left.ts'

const MEI = { id: 1 }

/** A gate before a storage of 1 MB, of which so much is taken; it tells how often that was counted. */
function gate(storedBytes: number) {
  const state = { storedBytes, counted: 0, now: new Date('2026-12-01T08:00:00Z') }
  const storageBytes = async () => {
    state.counted++
    return state.storedBytes
  }
  const parts = {
    clock: { now: () => state.now },
    config: { storageLimitMb: 1 },
    database: {},
    modules: [{ id: 'part', storageBytes }],
  }
  const pass = createStorageGate(parts as never)
  const add = (bytes: number) => pass(MEI, { sentBytes: bytes, neededBytes: bytes })
  return { state, add }
}

test('Far from the limit what is stored is counted once a minute, with what was added since', async () => {
  const { state, add } = gate(100)
  for (let call = 0; call < 10; call++) await add(10_000)
  expect(state.counted).toBe(1)
  state.now = new Date('2026-12-01T08:01:01Z')
  await add(10_000)
  expect(state.counted).toBe(2)
})

test('What is added leads to the next count, before half of the storage is taken', async () => {
  const { state, add } = gate(100)
  for (let call = 0; call < 6; call++) await add(100_000)
  expect(state.counted).toBe(2)
})

test('Near the limit each call is counted, and refused where it has no room', async () => {
  const { state, add } = gate(1_000_000)
  await add(1000)
  await add(1000)
  expect(state.counted).toBe(2)
  await expect(add(48_576)).rejects.toMatchObject({ code: 'storage_full' })
  state.storedBytes = 1_048_576
  await expect(add(0)).rejects.toMatchObject({ code: 'storage_full' })
})
