import { expect, test } from 'vitest'
import { inItsScript } from './in-its-script.ts'

const readerOf = (text: string) => {
  const asked: string[] = []
  return {
    asked,
    read: async (languages: readonly string[]) => ({ text: `${text} ${asked.push(languages.join('+'))}` }),
  }
}

test('the languages that were chosen are the ones that are read', async () => {
  const { read, asked } = readerOf('這些')
  expect(await inItsScript(['eng', 'chi_sim'])(read)).toEqual({ text: '這些 1' })
  expect(asked).toEqual(['eng+chi_sim'])
})

test.each([
  ['這個學生說過的時間', 'eng+chi_tra'],
  ['这个学生说过的时间', 'eng+chi_sim'],
])('%s is read again in its own script, and what follows in that alone', async (text, script) => {
  const { read, asked } = readerOf(text)
  const readInScript = inItsScript(null)
  expect(await readInScript(read)).toEqual({ text: `${text} 2` })
  expect(await readInScript(read)).toEqual({ text: `${text} 3` })
  expect(asked).toEqual(['eng+chi_tra+chi_sim', script, script])
})

test('English is read once, and says nothing of what follows', async () => {
  const { read, asked } = readerOf('Pages and frames')
  const readInScript = inItsScript(null)
  await readInScript(read)
  await readInScript(read)
  expect(asked).toEqual(Array(2).fill('eng+chi_tra+chi_sim'))
})
