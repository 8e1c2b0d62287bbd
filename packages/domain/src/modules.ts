/** The eight study modules, in the order in which the home grid shows them. Their names are texts of `modules`. */
export const MODULES = [
  'notes',
  'recite',
  'writing',
  'understanding',
  'listening',
  'exam',
  'lecture',
  'speaking',
] as const

export type ModuleId = (typeof MODULES)[number]
export const isModuleId = (id: string): id is ModuleId => MODULES.some((module) => module === id)
