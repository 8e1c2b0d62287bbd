import { AREAS } from '../../packages/texts/src/catalogues.ts'
import { loadTexts } from '../../web/src/lib/language.ts'

/** Screens are tested with every text at hand, in English; the site loads those of an area with its screens. */
await loadTexts(...AREAS)
