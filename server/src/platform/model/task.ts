import type { MadeBy } from '@lectern/contract/shapes'
import type { z } from 'zod'
import type { Engine } from './engine.ts'

/** What a model is asked. Material that students bring goes into `user`, fenced; instructions stand in `system` alone. */
export interface Prompt {
  system: string
  user: string
  /** Shown to the model beside `user`; such a prompt goes to the vision model. */
  images?: readonly PromptImage[]
}

export interface PromptImage {
  bytes: Buffer
  contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
}

/**
 * One AI step: what goes in, the schema of what comes out, how a model is asked, and how the built-in engine answers
 * where no model is configured. A module's tasks stand in its `tasks.ts`.
 */
export interface Task<Input, Output> {
  /** `<module>.<step>`, for logs and figures. */
  name: string
  /** Raised with every change of the prompt. */
  promptVersion: number
  output: z.ZodType<Output>
  prompt(input: Input): Prompt
  builtIn(input: Input, engine: Engine, signal: AbortSignal): Promise<Output>
}

export interface TaskAnswer<Output> {
  output: Output
  madeBy: MadeBy
}
