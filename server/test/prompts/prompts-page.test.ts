import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROMPT_EXAMPLES } from './examples.ts'
import { answerOnPage, questionPart } from './prompts-page.ts'

const SOURCE = join(import.meta.dirname, '..', '..', 'src')
const page = readFileSync(join(SOURCE, '..', '..', 'docs', 'prompts.md'), 'utf8')
const WRITE_ANEW = 'Run `node server/test/prompts/write-page.ts`'

/** The names of all tasks, wherever they are written. */
function namesInSource(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(join(SOURCE, path), 'utf8').matchAll(/name: '([\w.-]+)',\s+promptVersion:/g)])
    .map(([, name]) => name as string)
}

test('every task has its example', () => {
  expect(PROMPT_EXAMPLES.map(({ task }) => task.name).toSorted()).toEqual(namesInSource().toSorted())
})

test.each(PROMPT_EXAMPLES)('the page shows the prompt of $task.name as it is, and an answer that fits', (example) => {
  const { task } = example
  expect(page.includes(questionPart(example)), WRITE_ANEW).toBe(true)
  const answer = answerOnPage(page, task.name)
  if ('output' in task) expect(task.output.safeParse(JSON.parse(answer ?? 'null')).success, WRITE_ANEW).toBe(true)
  else expect(answer?.trim()).toBeTruthy()
})
