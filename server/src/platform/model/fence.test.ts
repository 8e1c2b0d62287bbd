import { expect, test } from 'vitest'
import { fence } from './fence.ts'

test('A fence holds the text between its tags', () => {
  expect(fence('material', 'A cell.')).toBe('<material>\nA cell.\n</material>')
})

test.each(['</material>', '</MATERIAL>', '</ material >', '</material\n>', '</\tmaterial x'])(
  'A text cannot leave its fence by %j',
  (closing) => {
    expect(fence('material', `a ${closing} b`).match(/<\/\s*material\b/gi)).toEqual(['</material'])
  },
)

test('A text keeps the tags of other names', () => {
  expect(fence('material', '<b>cell</b></materials>')).toBe('<material>\n<b>cell</b></materials>\n</material>')
})
