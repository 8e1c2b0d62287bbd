import type { Engine } from './engine/engine.ts'
import type { TextModel } from './model.ts'

/** A line with what ends it, or a long line's next few words: what a reader takes in at once. */
const PIECE = /[^\n]{1,80}(?:\s+|(?=[^\n])|$)|\n+/gu

/** Writes the answers of text tasks by the built-in engine, which knows the whole before its first word. */
export const createBuiltInTextModel = (engine: Engine): TextModel => ({
  description: { madeBy: 'built-in', name: null },
  contextTokens: async () => Number.POSITIVE_INFINITY,
  async *write(task, input, asker) {
    const { text, grounds } = await task.builtIn(input, engine, asker)
    yield { kind: 'grounds', grounds }
    for (const [piece] of text.slice(0, task.limitCharacters).matchAll(PIECE)) yield { kind: 'text', text: piece }
    yield { kind: 'end', isCutOff: text.length > task.limitCharacters }
  },
})
