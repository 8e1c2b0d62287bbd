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
