import { createStudentStore } from '../account/student-store.ts'

export interface HandedOverText {
  text: string
  /** Name of the file that the text was read from. */
  documentName: string
  /** What it is kept as; left out where it is not kept. */
  materialId?: number | null
}

/** Text on its way from one part of the product to another, which takes it and leaves null. Modules never import each other. */
export const handedOverTextStore = createStudentStore<HandedOverText | null>(null)

/** The modules that take it, and the address at which they do. */
export const TEXT_TAKERS = [
  { module: 'recite', path: '/module/recite?view=upload' },
  { module: 'notes', path: '/module/notes' },
  { module: 'exam', path: '/module/exam' },
  { module: 'writing', path: '/module/writing' },
  { module: 'understanding', path: '/module/understanding' },
] as const
