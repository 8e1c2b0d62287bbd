#!/usr/bin/env node
/** `npx lectern …`: the operator's commands, on a Node that can run them. */
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = realpathSync(fileURLToPath(import.meta.url))
const { ensureNode } = await import(join(dirname(here), '..', '..', 'scripts', 'launch', 'node-version.mjs'))
if (await ensureNode(here, process.argv.slice(2))) {
  const { runCommand } = await import('../src/cli.ts')
  process.exitCode = await runCommand(process.argv.slice(2))
}
