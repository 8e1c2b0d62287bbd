import type { MadeBy } from '@lectern/domain/content'
import type { Asker } from '../concurrency/asker.ts'
import type { CallWatch } from '../concurrency/service-pulse.ts'
import type { Task, TaskAnswer, TextPart, TextTask } from './task.ts'

/** What the screens say of whoever answers, before anything has been asked. */
interface Description {
  madeBy: MadeBy
  name: string | null
}

/** Who answers. */
interface Answerer {
  readonly description: Description
  /** About how many tokens it takes at once: question, answer and all that is shown to it. */
  contextTokens(): Promise<number>
}

/** Answers tasks: the configured OpenAI-compatible model, or the built-in engine where none is configured. */
export interface Model extends Answerer {
  /**
   * Asks, checks the answer against the task's schema, repairs once, gives up. `watch` is told of the service behind it,
   * once the call has its place among those under way.
   * @throws Problem `generation_failed` when no valid answer could be had; `unavailable` when aborted
   */
  run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    asker: Asker,
    watch?: CallWatch,
  ): Promise<TaskAnswer<Output>>
}

/** Writes the answers of text tasks, piece by piece: the same model, or the built-in engine. */
export interface TextModel extends Answerer {
  /**
   * Begins again, twice at most, as long as no text has been given. Leaving the loop ends the work.
   * @throws Problem `generation_failed` when the text could not be written to its end; `unavailable` when aborted
   */
  write<Input, Grounds>(
    task: TextTask<Input, Grounds>,
    input: Input,
    asker: Asker,
  ): AsyncGenerator<TextPart<Grounds>, void>
}
