import { expect, test, vi } from 'vitest'
import { withoutSchemas } from '../../web/build/without-schemas.ts'

const { generateBundle } = withoutSchemas()

function build(moduleIds: string[]): string[] {
  const error = vi.fn()
  const bundle = { 'site.js': { type: 'chunk', moduleIds }, 'site.css': { type: 'asset' } }
  ;(generateBundle as unknown as (this: { error: typeof error }, options: null, made: typeof bundle) => void).call(
    { error },
    null,
    bundle,
  )
  return error.mock.calls.flat()
}

test('A build whose scripts hold a schema fails, and names it', () => {
  expect(build(['/site/src/main.ts', '/node_modules/zod/v4/index.js'])).toEqual([
    expect.stringContaining('/node_modules/zod/v4/index.js'),
  ])
})

test('One with the stand-in alone does not', () => {
  expect(build(['/site/src/main.ts', '\0zod-without-schemas'])).toEqual([])
})

const { transform } = withoutSchemas() as unknown as { transform: (code: string, id: string) => { code: string } }
const TABLE = `import { MAX_NAME_CHARACTERS } from '@lectern/domain/accounts'
import { PREFIX } from '@lectern/domain/paths'
import './begins-something.ts'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
const Name = z.string().max(MAX_NAME_CHARACTERS)
export const tableEndpoints = endpoints({ rename: { method: 'POST', path: PREFIX, summary: 'Renames', body: Name } })
`

test('A table brings along what its addresses need, and nothing that its schemas alone did', () => {
  const { code } = transform(TABLE, '/site/packages/contract/src/table.ts')
  expect(code).not.toContain('domain/accounts')
  expect(code).not.toContain('Renames')
  for (const kept of ["'@lectern/domain/paths'", "'./begins-something.ts'", "'zod'", "'../endpoint.ts'", 'body: Name'])
    expect(code).toContain(kept)
})
