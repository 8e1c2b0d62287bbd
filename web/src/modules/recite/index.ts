/** Recite: flashcards made from the student's material, kept as sets, studied against the clock. */
export { ReciteScreen as Screen } from './ReciteScreen.tsx'
