import { loadSpeaker } from '@lectern/texts/compile'

/** Every text of the product in every language it speaks. A text is compiled when it is first said. */
export const speaker = await loadSpeaker()
