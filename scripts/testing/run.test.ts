import { expect, test } from 'vitest'
import { runWriting } from '../launch/run.mjs'

test('a program has ended when it has, whatever it left behind with its streams', async () => {
  const stays = `setTimeout(() => {}, 120_000)`
  const script = `
    const { spawn } = require('node:child_process')
    const left = spawn(process.execPath, ['-e', ${JSON.stringify(stays)}], { stdio: 'inherit', detached: true })
    console.log(left.pid)
    process.exit(3)`
  let written = ''
  const code = await runWriting(process.execPath, ['-e', script], {}, (text: string) => {
    written += text
  })
  expect(code).toBe(3)
  // Throws where it is gone already, and nothing was shown.
  process.kill(Number(written), 'SIGKILL')
})
