import type { Language } from '../languages.ts'

/** The texts of one area in one language, by key: ICU messages, such as `{count, plural, one {# card} other {# cards}}`. */
export type Catalogue = Readonly<Record<string, string>>

/** The catalogues of some areas, each loaded when it is needed. */
export type Areas = Readonly<Record<string, Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>>>
