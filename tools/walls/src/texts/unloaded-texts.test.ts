import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUnloadedTexts } from './unloaded-texts.ts'

/** A site whose pages stand within a frame; `exam` and `notes` hold a text each. */
const SITE: Readonly<Record<string, string>> = {
  'packages/texts/src/shell/en.ts': "export default {\n  name: 'Lectern',\n}\n",
  'packages/texts/src/exam/en.ts': "export default {\n  title: 'Exam',\n  kind_open: 'Open',\n}\n",
  'packages/texts/src/notes/en.ts': "export default {\n  title: 'Notes',\n}\n",
  'packages/domain/src/notes.ts': `export const MOST = 5\nexport const FAULTS = { none: message('notes.title') }\nexport const check = () => FAULTS.none\n`,
  'web/src/app/main.tsx': `import { routes } from './routes.ts'\nawait loadTexts('shell')\nrender(routes)\n`,
  'web/src/app/routes.ts': `import { PAGE_PARTS } from './page-parts.ts'
export const routes = [{ lazy: PAGE_PARTS.frame, children: [{ path: 'page', lazy: PAGE_PARTS.page }] }]\n`,
  'web/src/app/page-parts.ts': `export const PAGE_PARTS = {
  frame: () => withTexts(import('./Frame.tsx'), 'exam').then(({ Frame }) => ({ Component: Frame })),
  page: () => import('./Page.tsx').then(({ Page }) => ({ Component: Page })),
}\n`,
  'web/src/app/Frame.tsx': `export const Frame = () => say('shell.name') + say('exam.title')\n`,
  'web/src/app/Page.tsx': `export const Page = () => say('exam.title')\n`,
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-unloaded-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What is found where these files stand in place of the sound ones. */
async function findWith(changed: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, text] of Object.entries({ ...SITE, ...changed })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return (await findUnloadedTexts(folder)).map((fault) => fault.replaceAll('web/src/app/', ''))
}

test('A page has the texts of the first load, its own, and those of the frame around it', async () => {
  expect(await findWith({})).toEqual([])
})

const PAGE = 'web/src/app/Page.tsx'

test.each([
  ['by its whole name', `export const Page = () => say('notes.title')\n`],
  ['by a part of its name', 'export const Page = ({ kind }) => say(`notes.${kind}`)\n'],
  ['in a function that the page uses', `const title = () => say('notes.title')\nexport const Page = () => title()\n`],
  ['as it begins', `say('notes.title')\nexport const Page = () => null\n`],
])('A text that is not loaded is found: %s', async (_, page) => {
  expect(await findWith({ [PAGE]: page })).toEqual([
    'unloaded: Page.tsx says notes.…, and Page.tsx is shown without these texts.',
  ])
})

test('A message of a rule is found where the rule is used, and not where another of its file is', async () => {
  const using = (name: string) => `import { ${name} } from '@lectern/domain/notes'\nexport const Page = () => ${name}\n`
  expect(await findWith({ [PAGE]: using('check') })).toEqual([
    'unloaded: packages/domain/src/notes.ts says notes.…, and Page.tsx is shown without these texts.',
  ])
  expect(await findWith({ [PAGE]: using('MOST') })).toEqual([])
})

test('A screen that another file passes on is looked at', async () => {
  const screen = 'web/src/app/Screen.tsx'
  expect(
    await findWith({
      [PAGE]: `export { Screen as Page } from './Screen.tsx'\n`,
      [screen]: `export const Screen = () => say('notes.title')\n`,
    }),
  ).toEqual(['unloaded: Screen.tsx says notes.…, and Page.tsx is shown without these texts.'])
})

test('What two parts show has the texts of both alone', async () => {
  const [other, window] = ['web/src/app/Other.tsx', 'web/src/app/Window.tsx']
  const parts = (areas: string) => `export const PAGE_PARTS = {
  page: () => withTexts(import('./Page.tsx')${areas}),
  other: () => withTexts(import('./Other.tsx'), 'notes'),
}\n`
  const site = {
    [PAGE]: `export const Page = () => import('./Window.tsx')\n`,
    [other]: `export const Other = () => import('./Window.tsx')\n`,
    [window]: `export const Window = () => say('notes.title')\n`,
  }
  expect(await findWith({ ...site, 'web/src/app/page-parts.ts': parts('') })).toEqual([
    'unloaded: Window.tsx says notes.…, and Window.tsx is shown without these texts.',
  ])
  expect(await findWith({ ...site, 'web/src/app/page-parts.ts': parts(`, 'notes'`) })).toEqual([])
})
