import { createStudentStore } from '../account/student-store.ts'

export interface HandedOverText {
  text: string
  /** Name of the file that the text was read from. */
  documentName: string
  /** What it is kept as; left out where it is not kept. */
  materialId?: number | null
}

/** The modules that take a text, and the address at which they do. */
export const TEXT_TAKERS = [
  { module: 'recite', path: '/module/recite?view=upload' },
  { module: 'notes', path: '/module/notes' },
  { module: 'exam', path: '/module/exam' },
  { module: 'writing', path: '/module/writing' },
  { module: 'understanding', path: '/module/understanding' },
] as const
export type TextTaker = (typeof TEXT_TAKERS)[number]['module']

/**
 * Text on its way from one part of the product to the module `to`, which takes it and leaves null; another one that is open meanwhile does
 * not. Modules never import each other.
 */
export const handedOverTextStore = createStudentStore<(HandedOverText & { to: TextTaker }) | null>(null)

/** Hands a text to a module. @returns the address at which it is taken */
export function handOverText(to: TextTaker, handedOver: HandedOverText): string {
  handedOverTextStore.set({ ...handedOver, to })
  return TEXT_TAKERS.find(({ module }) => module === to)?.path ?? '/'
}
