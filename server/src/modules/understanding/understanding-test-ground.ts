import type { Citation } from '@lectern/contract/understanding/shapes'
import type { Asker } from '../../platform/concurrency/asker.ts'
import type { Model, TextModel } from '../../platform/model/model.ts'
import type { TextPart } from '../../platform/model/task.ts'
import { Problem } from '../../problem.ts'
import type { Brief } from './brief.ts'

/** The smallest PNG. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const dataUrl = (bytes: Buffer, type = 'image/png'): string => `data:${type};base64,${bytes.toString('base64')}`

/** What is written between two pieces, or in place of the next one: a pause until something happens, or a failure. */
export type Script = (string | Promise<unknown> | Error)[]

/** A text model that writes by a script, and keeps what it was asked. */
export function scriptedTextModel(script: Script, end = { isCutOff: false }, contextTokens = 10_000) {
  const briefs: Brief[] = []
  const textModel: TextModel = {
    description: { madeBy: 'model', name: 'test' },
    contextTokens: async () => contextTokens,
    async *write<Input, Grounds>(_task: unknown, input: Input, { signal }: Asker): AsyncGenerator<TextPart<Grounds>> {
      briefs.push(input as Brief)
      for (const step of script) {
        if (typeof step === 'string') yield { kind: 'text', text: step }
        else if (step instanceof Error) throw step
        else await Promise.race([step, left(signal)])
      }
      yield { kind: 'end', ...end }
    },
  }
  return { textModel, briefs }
}

const left = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = () => reject(new Problem('unavailable', 'The request was given up.'))
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
  })

/** A model that sees this in every image. */
export const seeingModel = (answer: string | Error): Model => ({
  description: { madeBy: 'model', name: 'test' },
  contextTokens: async () => 32_000,
  run: async (task) => {
    if (answer instanceof Error) throw answer
    return { output: task.output.parse({ description: answer }), madeBy: 'model' }
  },
})

export const citation = (text: string, start: number, number = 1): Citation => ({
  number,
  text,
  start,
  end: start + text.length,
  source: 'notes',
})
