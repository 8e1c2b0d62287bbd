import { createStudentStore } from '../account/student-store.ts'

export interface HandedOverText {
  text: string
  /** Name of the file that the text was read from. */
  documentName: string
}

/** Text on its way from one part of the product to another, which takes it and leaves null. Modules never import each other. */
export const handedOverTextStore = createStudentStore<HandedOverText | null>(null)
