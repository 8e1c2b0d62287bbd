import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-walls-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the check of `npm test` on a checkout of these files. */
async function check(name: string, files: Record<string, string>): Promise<{ code: number; said: string }> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name, path)), { recursive: true })
    await writeFile(join(folder, name, path), text)
  }
  const program = join(import.meta.dirname, 'main.ts')
  return new Promise((resolve) =>
    execFile(process.execPath, [program, join(folder, name)], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    ),
  )
}

const SOUND = {
  'server/src/app.ts':
    "import type { Clock } from './platform/clock.ts'\nexport const read = (clock: Clock) => clock.now()\n",
  'server/src/platform/clock.ts': 'export interface Clock {\n  now(): Date\n}\n',
}
const sourceFiles = (count: number, ending: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`web/src/lib/room-${count}/part-${at}${ending}`, 'export {}\n']),
  )

const BREACHES: Readonly<Record<string, { files: Record<string, string>; fault: string }>> = {
  'a circle of types alone': {
    files: {
      'server/src/core/a.ts': "import type { B } from './b.ts'\nexport type A = B[]\n",
      'server/src/core/b.ts': "import type { C } from './c.ts'\nexport type B = { c: C }\n",
      'server/src/core/c.ts': "import { type A } from './a.ts'\nexport type C = { a: A }\n",
    },
    fault: 'no circles: server/src/core/a.ts → server/src/core/b.ts → server/src/core/c.ts → server/src/core/a.ts',
  },
  'a circle by import() in a type': {
    files: {
      'web/src/lib/d.ts': "export type D = import('./e.tsx').E | null\n",
      'web/src/lib/e.tsx': "import type { D } from './d.ts'\nexport type E = { d: D }\n",
    },
    fault: 'no circles: web/src/lib/d.ts → web/src/lib/e.tsx → web/src/lib/d.ts',
  },
  'a circle in the engine': {
    files: {
      'packages/engine/src/f.ts': "import { g } from './g.ts'\nexport const f = () => g()\n",
      'packages/engine/src/g.ts': "import { f } from './f.ts'\nexport const g = (): unknown => f\n",
    },
    fault: 'no circles: packages/engine/src/f.ts → packages/engine/src/g.ts → packages/engine/src/f.ts',
  },
  'a test that spies on the calls of the site': {
    files: { 'web/src/core/a.test.ts': "vi.spyOn(examApi, 'getSet')\n" },
    fault: "spied call: web/src/core/a.test.ts spies on the site's own client.",
  },
  'a test that is a server of its own': {
    files: { 'web/src/core/b.test.ts': "vi.stubGlobal('fetch', async () => Response.json({}))\n" },
    fault: 'own server: web/src/core/b.test.ts answers what the site fetches by itself.',
  },
  'a comment that cannot be read alone': {
    files: { 'web/src/lib/size.ts': '/** Often the width. */\nexport {}\n/** Of the picture. */\nconst size = 1\n' },
    fault: "unclear comment: web/src/lib/size.ts:3 begins 'Of …'.",
  },
  'a comment among the parts of a screen that cannot be read alone': {
    files: { 'web/src/lib/Size.tsx': 'export const Size = () => (\n  <p>\n    {/* As wide as it is. */}\n  </p>\n)\n' },
    fault: "unclear comment: web/src/lib/Size.tsx:3 begins 'As …'.",
  },
  'a comment of a style sheet that cannot be read alone': {
    files: { 'web/src/ui/square.css': '.wide { width: 2rem }\n/* The same as a square. */\n' },
    fault: "unclear comment: web/src/ui/square.css:2 begins 'The same …'.",
  },
  'a screen that says what it does not load': {
    files: {
      'packages/texts/src/exam/en.ts': "export default {\n  title: 'Exam',\n}\n",
      'web/src/app/main.tsx': "void import('./Later.tsx')\n",
      'web/src/app/Later.tsx':
        "declare const say: (id: string) => string\nexport const Later = () => say('exam.title')\n",
    },
    fault: 'unloaded: web/src/app/Later.tsx says exam.…, and web/src/app/Later.tsx is shown without these texts.',
  },
  'a file that is not there': {
    files: { 'server/src/lost.ts': "import './gone.ts'\n" },
    fault: 'no dead ends: server/src/lost.ts imports ./gone.ts',
  },
  'a module that takes a type from another': {
    files: {
      'server/src/modules/recite/study/card.ts':
        "import type { Exam } from '../../exam/exam.ts'\nexport type Card = Exam\n",
      'server/src/modules/exam/exam.ts': 'export interface Exam {\n  id: number\n}\n',
    },
    fault: 'modules apart: server/src/modules/recite/study/card.ts imports server/src/modules/exam/exam.ts',
  },
  'core that knows a module': {
    files: {
      'server/src/core/total.ts': "import { notes } from '../modules/notes/index.ts'\nexport const total = notes\n",
      'server/src/modules/notes/index.ts': 'export const notes = 1\n',
    },
    fault: 'below the modules: server/src/core/total.ts imports server/src/modules/notes/index.ts',
  },
  'platform that knows the product': {
    files: {
      'server/src/platform/mail.ts': "import { size } from '../core/size.ts'\nexport const mail = size\n",
      'server/src/core/size.ts': 'export const size = 1\n',
    },
    fault: 'platform: server/src/platform/mail.ts imports server/src/core/size.ts',
  },
  "a vendor's client outside platform": {
    files: {
      'server/src/core/rows.ts': "import type { Pool } from 'pg'\nexport type Rows = Pool\n",
      'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
      'node_modules/pg/index.js': 'module.exports = {}\n',
    },
    fault: 'vendors: server/src/core/rows.ts imports node_modules/pg/index.js',
  },
  "the ledger's tables outside core/credits": {
    files: {
      'server/src/cli/credit.ts': "import { holds } from '../core/credits/tables.ts'\nexport const all = holds\n",
      'server/src/core/credits/tables.ts': 'export const holds = []\n',
    },
    fault: 'ledger: server/src/cli/credit.ts imports server/src/core/credits/tables.ts',
  },
  'rules that read a file': {
    files: {
      'packages/domain/src/prices.ts':
        "import { readFileSync } from 'node:fs'\n/** A fault. */\nexport const read = readFileSync\n",
    },
    fault: 'domain: packages/domain/src/prices.ts imports fs',
  },
  'an engine that reads a file': {
    files: { 'packages/engine/src/h.ts': "import { readFile } from 'node:fs/promises'\nexport const h = readFile\n" },
    fault: 'engine without a world: packages/engine/src/h.ts imports fs/promises',
  },
  'an engine that knows the wire': {
    files: {
      'packages/engine/src/i.ts': "import type { Wire } from '../../contract/src/wire.ts'\nexport type I = Wire\n",
      'packages/contract/src/wire.ts': '/** A word. */\nexport type Wire = string\n',
    },
    fault: 'engine: packages/engine/src/i.ts imports packages/contract/src/wire.ts',
  },
  'a site that takes a type from the server': {
    files: {
      'web/src/app/clock.ts':
        "import type { Clock } from '../../../server/src/platform/clock.ts'\nexport type C = Clock\n",
    },
    fault: 'site: web/src/app/clock.ts imports server/src/platform/clock.ts',
  },
  'a site that needs Node': {
    files: { 'web/src/app/path.ts': "import { join } from 'node:path'\nexport const path = join\n" },
    fault: 'site without Node: web/src/app/path.ts imports path',
  },
  'a component that knows a screen': {
    files: {
      'web/src/ui/Button.tsx': "import { Screen } from '../modules/exam/Screen.tsx'\nexport const Button = Screen\n",
      'web/src/modules/exam/Screen.tsx': 'export const Screen = null\n',
    },
    fault: 'ui and lib: web/src/ui/Button.tsx imports web/src/modules/exam/Screen.tsx',
  },
  'a screen that knows the shell': {
    files: {
      'web/src/modules/notes/List.tsx': "import { Shell } from '../../app/Shell.tsx'\nexport const List = Shell\n",
      'web/src/app/Shell.tsx': 'export const Shell = null\n',
    },
    fault: 'shell: web/src/modules/notes/List.tsx imports web/src/app/Shell.tsx',
  },
  'a server that reaches into the engine': {
    files: {
      'server/src/core/cards.ts':
        "import { choose } from '../../../packages/engine/src/choose.ts'\nexport const made = choose\n",
      'packages/engine/src/choose.ts': 'export const choose = null\n',
    },
    fault: 'inside the engine: server/src/core/cards.ts imports packages/engine/src/choose.ts',
  },
  'a folder of 26 source files': {
    files: sourceFiles(26, '.ts'),
    fault: 'crowded: web/src/lib/room-26 has 26 source files, 25 at most.',
  },
  'an engine of more than 17,400 lines': {
    files: { 'packages/engine/src/long.ts': `${'// A line.\n'.repeat(17_400)}export {}\n` },
    fault: 'overgrown: packages/engine/src has ',
  },
  'a rule that nobody explains': {
    files: { 'packages/domain/src/limits.ts': 'export const LIMIT = 1\n' },
    fault: 'undocumented: packages/domain/src/limits.ts:1 exports LIMIT, which no docstring explains.',
  },
  'a part of the wire that nobody explains': {
    files: { 'packages/contract/src/shapes/answer.ts': 'export interface Answer {\n  id: number\n}\n' },
    fault: 'undocumented: packages/contract/src/shapes/answer.ts:1 exports Answer, which no docstring explains.',
  },
}

describe('The check of the walls', () => {
  let refused: { code: number; said: string }
  beforeAll(async () => {
    const planted = Object.values(BREACHES).map(({ files }) => files)
    refused = await check('broken', Object.assign({}, SOUND, ...planted))
  }, 60_000)

  test.each(Object.entries(BREACHES))('sees %s', (_, { fault }) => {
    expect(refused.said).toContain(fault)
    expect(refused.code).toBe(1)
  })

  test('tells each planted fault once, and no other', () => {
    const faults = refused.said.split('\n').filter((line) => /^[a-z ]+: /i.test(line))
    expect(faults).toHaveLength(Object.keys(BREACHES).length)
  })

  test('passes a sound house, 25 files beside as many tests, and an engine whose data and tests are long', async () => {
    const long = `${'// A line.\n'.repeat(17_400)}export {}\n`
    const engine = { 'packages/engine/src/zh/data/words.ts': long, 'packages/engine/src/cards.test.ts': long }
    const files = { ...SOUND, ...engine, ...sourceFiles(25, '.ts'), ...sourceFiles(25, '.test.ts') }
    expect(await check('sound', files)).toEqual({ code: 0, said: '28 files, 1 imports of types alone, 0 faults\n' })
  })

  test('fails where no import of a type is seen, as under a TypeScript that it cannot call', async () => {
    expect((await check('blind', { 'server/src/a.ts': 'export {}\n' })).code).toBe(1)
  })
})
