import { expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { createBuiltInTextModel } from './built-in-text-model.ts'
import type { Engine } from './engine/engine.ts'
import type { TextTask } from './task.ts'

const taskOf = (text: string, limitCharacters = 1000): TextTask<null, string> => ({
  name: 'test.answer',
  promptVersion: 1,
  limitCharacters,
  prompt: () => ({ system: '', user: '' }),
  builtIn: async () => ({ text, grounds: 'the notes' }),
})
const write = (task: TextTask<null, string>) =>
  Array.fromAsync(createBuiltInTextModel({} as Engine).write(task, null, askedBy()))

test.each(['Your notes say:\n\n> A cell is small. [1]\n', '你的筆記中寫道：', 'x'.repeat(500), '  \n\n a', ''])(
  '%j comes in pieces that make the whole, after what it stands on',
  async (text) => {
    const parts = await write(taskOf(text))
    expect(parts.at(0)).toEqual({ kind: 'grounds', grounds: 'the notes' })
    expect(parts.at(-1)).toEqual({ kind: 'end', isCutOff: false })
    expect(parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe(text)
  },
)

test('an answer beyond the limit of its task is cut off, and says so', async () => {
  const parts = await write(taskOf('abcdef', 3))
  expect(parts.slice(1)).toEqual([
    { kind: 'text', text: 'abc' },
    { kind: 'end', isCutOff: true },
  ])
})
