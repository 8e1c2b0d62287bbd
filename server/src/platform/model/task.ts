import type { Maker } from '@lectern/domain/content'
import type { z } from 'zod'
import type { Asker } from '../concurrency/asker.ts'
import type { Engine } from './engine/engine.ts'

/** What a model is asked. Material that students bring goes into `user`, fenced; instructions stand in `system` alone. */
export interface Prompt {
  system: string
  user: string
  /** Shown to the model beside `user`; such a prompt goes to the vision model. */
  images?: readonly PromptImage[]
  /** What was said before, oldest first; it stands between `system` and `user`. */
  turns?: readonly PromptTurn[]
}

interface PromptTurn {
  role: 'user' | 'assistant'
  content: string
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
  /**
   * What is answered. Its types go out; its bounds are kept when the answer is read, a list item by item: what does not fit is
   * left out, down to the list's own minimum, and to one where anything was given.
   */
  output: z.ZodType<Output>
  /** The shape of the engine's answer where its remarks are messages or it gives more; else that of a model's. */
  builtInOutput?: z.ZodType<Output>
  /** Whether the whole items of an answer that was cut off are an answer: cards are, half of a text's notes are not. */
  partSuffices?: boolean
  /** An answer that grows beyond this many characters ends there, as one that was cut off; 200,000 unless said. */
  limitCharacters?: number
  prompt(input: Input): Prompt
  builtIn(input: Input, engine: Engine, asker: Asker): Promise<Output>
}

export interface TaskAnswer<Output> extends Maker {
  output: Output
}

/** One AI step whose answer is text, given out while it is written. */
export interface TextTask<Input, Grounds> {
  /** See `Task`. */
  name: string
  promptVersion: number
  /** An answer that grows beyond this many characters ends there, as one that was cut off. */
  limitCharacters: number
  prompt(input: Input): Prompt
  /** The engine's whole answer, and what it stands on as the engine alone knows it. */
  builtIn(input: Input, engine: Engine, asker: Asker): Promise<{ text: string; grounds: Grounds }>
}

/** What a text task gives: from the engine first its grounds, then the text piece by piece, at last how it ended. */
export type TextPart<Grounds> =
  | { kind: 'grounds'; grounds: Grounds }
  | { kind: 'text'; text: string }
  | { kind: 'end'; isCutOff: boolean }
