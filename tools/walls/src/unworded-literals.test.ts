import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnwordedLiterals } from './unworded-literals.ts'

const screen = (part: string) => `export const Part = ({ is, say, name, Field }) => <div>${part}</div>\n`

/** Sources with what a person would read in each of the first, and nothing of the kind in the others. */
const FAULTS: Record<string, string> = {
  'web/src/core/text.tsx': screen('No cards yet'),
  'web/src/core/han.tsx': screen('沒有卡片'),
  'web/src/core/label.tsx': screen('<button aria-label="close" />'),
  'web/src/core/title.tsx': screen('<i title={`Open ${name}`} />'),
  'web/src/core/placeholder.tsx': screen('<input placeholder="你的電郵" />'),
  'web/src/core/alt.tsx': screen('<img alt="A cat" src="cat.png" />'),
  'web/src/core/field.tsx': screen('<Field label="Name" />'),
  'web/src/core/choice.tsx': screen(`{is ? 'Yes' : say('ui.no')}`),
  'web/src/core/shown.tsx': screen(`{is && 'Saved'}`),
  'web/src/core/toast.ts': `toastError('Lost')\n`,
  'web/src/core/option.ts': `export const OPTIONS = [{ value: 1, label: 'One' }]\n`,
  'web/src/core/constant.ts': `export const FAILED = 'The set was not kept.'\n`,
  'server/src/core/problem.ts': `throw new Problem('invalid', 'The set is empty.')\n`,
  'server/src/core/limit.ts': `export const LIMIT = { most: 5, text: 'Too many exports.' }\n`,
  'server/src/core/constant.ts': `const TOO_LONG_TEXT = 'This is too long.'\n`,
  'packages/contract/src/issue.ts': `context.addIssue({ code: 'custom', message: 'The text cannot be read.' })\n`,
  'packages/contract/src/refined.ts': `const Body = z.object({}).refine(isSound, 'There is nothing to change.')\n`,
  'packages/domain/src/rule.ts': `export const check = () => ({ message: '太長了。' })\n`,
}
const SOUND: Record<string, string> = {
  'web/src/core/said.tsx': screen(
    `<p className="flex gap-2" title={say('ui.close')} aria-labelledby="first-title">{say('ui.ok')} · {name} ↵</p>`,
  ),
  'web/src/core/brand.tsx': screen('<b>Lectern</b>'),
  'web/src/core/failed.ts': `throw new Error('There is no card to show')\n`,
  'web/src/core/logged.ts': `logFailure('The language was not kept', null)\n`,
  'web/src/app/dev/Showcase.tsx': screen('A button'),
  'web/src/core/said.test.tsx': screen('A button'),
  'server/src/core/told.ts': `throw new Problem('invalid', message('requests.invalid'))\n`,
  'packages/contract/src/table.ts': `const Table = endpoints({ getOne: { summary: 'Gives one of them', end: end('/end/', 'Ends one of them') })\n`,
  'server/src/core/thrown.ts': `throw new Error('Nothing is held')\n`,
}

test('Every literal that a person would read is named with its line, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-literals-'))
  try {
    for (const [path, source] of Object.entries({ ...FAULTS, ...SOUND })) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), source)
    }
    const found = await findUnwordedLiterals(folder)
    expect(found.map((fault) => /^unworded: (.+):1 /.exec(fault)?.[1])).toEqual(Object.keys(FAULTS).sort())
  } finally {
    await rm(folder, { recursive: true })
  }
})
