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

/** A module's name in `/module/{id}` and in the names of its calls. */
export type ModuleId = (typeof MODULES)[number]
/** Whether a part of an address names a module. */
export const isModuleId = (id: string): id is ModuleId => MODULES.some((module) => module === id)
