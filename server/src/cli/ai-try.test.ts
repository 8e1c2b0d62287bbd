import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startModelPeer } from '../../test/peers/model-peer.ts'
import { runCommand } from '../cli.ts'

afterEach(() => vi.unstubAllEnvs())

async function tryOut(settings: Record<string, string>) {
  const lines: string[] = []
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const keep = (line: string) => void lines.push(line)
  return { exitCode: await runCommand(['ai', 'try'], { log: keep, error: keep }), out: lines.join('\n') }
}

test('the built-in engine shows a card, a marking and an answer', async () => {
  const { exitCode, out } = await tryOut({ AI_BASE_URL: '', AI_MODEL: '' })
  expect(exitCode).toBe(0)
  expect(out).toMatch(
    /^the built-in study engine\n\ncard, \d+\.\d s\n {2}.*\n[\s\S]*\nmarking, [\s\S]*\nchat, [\s\S]*stoma/,
  )
})

test('a model shows what it makes, and one that fails says why in its own words', async () => {
  const peer = await startModelPeer()
  onTestFinished(() => peer.stop())
  const settings = { AI_BASE_URL: peer.baseUrl, AI_MODEL: 'a-model' }
  peer.answer(({ messages, response_format }) => {
    const asked = JSON.stringify(messages)
    if (!response_format) return { pieces: ['<think>Hm.</think>For ', 'gases [1].'] }
    return {
      pieces: [
        asked.includes('verdict')
          ? '{"verdicts":[{"number":1,"verdict":"correct"}]}'
          : '{"cards":[{"question":"What is a stoma?","answer":"A pore.","source":null}]}',
      ],
    }
  })
  const { exitCode, out } = await tryOut(settings)
  expect(exitCode).toBe(0)
  expect(out).toMatch(
    /^a-model\n[\s\S]*What is a stoma\?\n {2}A pore\.[\s\S]*\n {2}correct\n[\s\S]*\n {2}For gases \[1\]\.$/,
  )
  peer.answer(() => ({ status: 401, message: 'Incorrect API key' }))
  expect(await tryOut(settings)).toEqual({
    exitCode: 1,
    out: 'a-model\ncard: answers with status 401: Incorrect API key',
  })
})
