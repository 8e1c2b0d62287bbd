import OpenAI, { APIUserAbortError, BadRequestError } from 'openai'
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { Problem } from '../../problem.ts'
import { createConcurrencyBound } from '../concurrency/concurrency-bound.ts'
import type { Model } from './model.ts'
import { readJsonAnswer } from './read-json-answer.ts'
import type { Prompt, Task } from './task.ts'

/** Of a call that met 429, 5xx, a timeout or a broken connection; the client backs off and heeds Retry-After. */
const RETRIES = 2
const CUT_OFF = 'It was cut off before its end. Answer again, with fewer and shorter items.'

type ResponseFormat = NonNullable<OpenAI.ChatCompletionCreateParams['response_format']>

interface Conversation {
  model: string
  messages: ChatCompletionMessageParam[]
}

/** What one call brought back. */
interface Completion {
  text: string
  isCutOff: boolean
}

/** A model behind an OpenAI-compatible endpoint. `AI_CONCURRENCY` calls run at once, each within `AI_TIMEOUT_SECONDS`. */
export function createConfiguredModel(settings: NonNullable<Config['model']>, log: Logger): Model {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    timeout: settings.timeoutSeconds * 1000,
    maxRetries: RETRIES,
    logLevel: 'off',
  })
  const bound = createConcurrencyBound(settings.concurrency)
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
        const model = prompt.images?.length ? settings.visionName : settings.name
        const messages: ChatCompletionMessageParam[] = [
          {
            role: 'system',
            content: `${prompt.system}\n\nAnswer with JSON only, of this JSON Schema:\n${schemaText(task)}`,
          },
          { role: 'user', content: userContent(prompt) },
        ]
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
        throw toProblem(error, signal)
      }),
  }
}

function check<Output>({ text, isCutOff }: Completion, task: Task<never, Output>) {
  const answer = readJsonAnswer(text, task.output)
  return isCutOff && !answer.isValid ? { isValid: false as const, complaint: CUT_OFF } : answer
}

function toProblem(error: unknown, signal: AbortSignal): Problem {
  if (error instanceof Problem) return error
  if (signal.aborted || error instanceof APIUserAbortError)
    return new Problem('unavailable', 'The request was given up.')
  // An upstream's own text never reaches a student: it is the cause, for the log alone.
  return new Problem('generation_failed', 'The AI service did not give a usable answer. Please try again.', {
    cause: error,
  })
}

function userContent({ user, images = [] }: Prompt): string | ChatCompletionContentPart[] {
  if (images.length === 0) return user
  return [
    { type: 'text', text: user },
    ...images.map(({ bytes, contentType }) => ({
      type: 'image_url' as const,
      image_url: { url: `data:${contentType};base64,${bytes.toString('base64')}` },
    })),
  ]
}

const jsonSchema = (task: Task<never, unknown>) => z.toJSONSchema(task.output, { target: 'draft-7' })
const schemaText = (task: Task<never, unknown>): string => JSON.stringify(jsonSchema(task))
const schemaFormat = (task: Task<never, unknown>): ResponseFormat => ({
  type: 'json_schema',
  json_schema: { name: task.name.replace(/\W/g, '_'), schema: jsonSchema(task) as Record<string, unknown> },
})
