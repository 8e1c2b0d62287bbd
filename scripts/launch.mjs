#!/usr/bin/env node
/**
 * `npm start`, `npm test` and the scripts of package.json that take this file: needs nothing but Node and npm on a fresh clone. Plain
 * JavaScript without dependencies, since it runs before there are any, and on Nodes too old for the rest.
 */
import { ensureDependencies } from './launch/dependencies.mjs'
import { ensureNode } from './launch/node-version.mjs'

const [command = 'start'] = process.argv.slice(2)
const COMMANDS = {
  start: () => import('./launch/start.mjs'),
  build: () => import('./launch/build.mjs'),
  dev: () => import('./launch/dev.mjs'),
  test: () => import('./launch/test.mjs'),
  bench: () => import('./launch/bench.mjs'),
  format: () => import('./launch/format.mjs'),
}

if (!(command in COMMANDS)) {
  console.error(`There is no command ${command}. Commands: ${Object.keys(COMMANDS).join(', ')}`)
  process.exit(2)
}
/** Those that need the test tools too. */
const WITH_TOOLS = ['test', 'bench', 'format']
// What both fetch is as much, and neither needs the other: where Node is fetched, they come together.
const install = () => ensureDependencies(WITH_TOOLS.includes(command) ? 'all' : 'run')
if (await ensureNode(import.meta.filename, process.argv.slice(2), install)) {
  const { run } = await COMMANDS[command]()
  await run(process.argv.slice(3))
}
