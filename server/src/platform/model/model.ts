import type { Task, TaskAnswer } from './task.ts'

/** Answers tasks: the configured OpenAI-compatible model, or the built-in engine where none is configured. */
export interface Model {
  /** What the screens say of it before anything has been asked. */
  readonly description: { madeBy: TaskAnswer<unknown>['madeBy']; name: string | null }
  /**
   * Asks, checks the answer against the task's schema, repairs once, gives up.
   * @throws Problem `generation_failed` when no valid answer could be had; `unavailable` when aborted
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, signal: AbortSignal): Promise<TaskAnswer<Output>>
}
