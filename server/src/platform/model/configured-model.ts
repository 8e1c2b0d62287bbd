import { BadRequestError } from 'openai'
import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Model } from './model.ts'
import { type ModelConnection, messagesOf, modelFor, toModelProblem } from './model-connection.ts'
import { readJsonAnswer } from './read-json-answer.ts'
import type { Task } from './task.ts'

const CUT_OFF = 'It was cut off before its end. Answer again, with fewer and shorter items.'

type ResponseFormat = NonNullable<ChatCompletionCreateParams['response_format']>

interface Conversation {
  model: string
  messages: ChatCompletionMessageParam[]
}

/** What one call brought back. */
interface Completion {
  text: string
  isCutOff: boolean
}

/** A model behind an OpenAI-compatible endpoint, each call within `AI_TIMEOUT_SECONDS`. */
export function createConfiguredModel({ client, bound, settings }: ModelConnection, log: Logger): Model {
  // Not every endpoint takes a schema; one that refuses it is asked for plain JSON from then on.
  let takesSchema = true

  const complete = async (
    { model, messages }: Conversation,
    task: Task<never, unknown>,
    signal: AbortSignal,
  ): Promise<Completion> => {
    const startedAt = performance.now()
    const completion = await client.chat.completions.create(
      { model, messages, response_format: takesSchema ? schemaFormat(task) : { type: 'json_object' } },
      { signal },
    )
    const [choice] = completion.choices ?? []
    log.info(
      {
        task: task.name,
        promptVersion: task.promptVersion,
        model: completion.model,
        inputTokens: completion.usage?.prompt_tokens,
        outputTokens: completion.usage?.completion_tokens,
        ms: Math.round(performance.now() - startedAt),
      },
      'the model answered',
    )
    return { text: choice?.message?.content ?? '', isCutOff: choice?.finish_reason === 'length' }
  }

  const completeWithFallback: typeof complete = async (conversation, task, signal) => {
    try {
      return await complete(conversation, task, signal)
    } catch (error) {
      if (!(error instanceof BadRequestError) || !takesSchema) throw error
      takesSchema = false
      return complete(conversation, task, signal)
    }
  }

  return {
    description: { madeBy: 'model', name: settings.name },
    run: (task, input, signal) =>
      bound(signal, async () => {
        const prompt = task.prompt(input)
        const model = modelFor(prompt, settings)
        const messages = messagesOf(
          prompt,
          `${prompt.system}\n\nAnswer with JSON only, of this JSON Schema:\n${schemaText(task)}`,
        )
        const first = await completeWithFallback({ model, messages }, task, signal)
        const answer = check(first, task)
        if (answer.isValid) return { output: answer.output, madeBy: 'model' as const }
        log.warn({ task: task.name, complaint: answer.complaint }, 'the model is asked to repair its answer')
        const second = await completeWithFallback(
          {
            model,
            messages: [
              ...messages,
              { role: 'assistant', content: first.text },
              { role: 'user', content: answer.complaint },
            ],
          },
          task,
          signal,
        )
        const repaired = check(second, task)
        if (!repaired.isValid) throw new Error(`The model's answer stayed invalid. ${repaired.complaint}`)
        return { output: repaired.output, madeBy: 'model' as const }
      }).catch((error: unknown) => {
        throw toModelProblem(error, signal)
      }),
  }
}

function check<Output>({ text, isCutOff }: Completion, task: Task<never, Output>) {
  const answer = readJsonAnswer(text, task.output)
  return isCutOff && !answer.isValid ? { isValid: false as const, complaint: CUT_OFF } : answer
}

const jsonSchema = (task: Task<never, unknown>) => z.toJSONSchema(task.output, { target: 'draft-7' })
const schemaText = (task: Task<never, unknown>): string => JSON.stringify(jsonSchema(task))
const schemaFormat = (task: Task<never, unknown>): ResponseFormat => ({
  type: 'json_schema',
  json_schema: { name: task.name.replace(/\W/g, '_'), schema: jsonSchema(task) as Record<string, unknown> },
})
