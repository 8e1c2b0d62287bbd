import type { Session } from '../api.ts'

/** What was corrected in a turn: known by the words that it quotes. */
export const correctionsIn = ({ feedback }: Session, said: string) =>
  feedback?.corrections.filter(({ quote }) => quote !== '' && said.includes(quote)) ?? []
