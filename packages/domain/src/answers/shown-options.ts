import { shuffled } from './shuffle.ts'

interface Asked {
  id: number
  /** How often it was answered. */
  reps: number
  question: string
}

/** The options of a question in another order each time it is asked; 'True' and 'False' stay as they are read. */
export const shownOptions = (options: readonly string[], { id, reps, question }: Asked): string[] =>
  options.length > 2 ? shuffled(options, `${id} ${reps} ${question}`) : [...options]
