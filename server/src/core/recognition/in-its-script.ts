import { writtenLanguage } from '@lectern/domain/language'
import { RECOGNITION_LANGUAGES, type RecognitionLanguage } from '@lectern/domain/ocr'

type Read = (languages: readonly RecognitionLanguage[]) => Promise<string>

/** What tesseract is to expect where nobody has said which script it is. */
const SCRIPTS = { 'zh-Hant': ['eng', 'chi_tra'], 'zh-Hans': ['eng', 'chi_sim'], en: null } as const

/**
 * Reads in the languages that were chosen; or, with null, in all of them to see which it is, and Chinese once more in its
 * own script: with both, tesseract mixes them and makes twice the errors. What one text showed holds for those to come.
 */
export function inItsScript(chosen: readonly RecognitionLanguage[] | null): (read: Read) => Promise<string> {
  let known: readonly RecognitionLanguage[] | null = chosen
  return async (read) => {
    if (known) return read(known)
    const text = await read(RECOGNITION_LANGUAGES)
    known ??= SCRIPTS[writtenLanguage(text)]
    return known ? read(known) : text
  }
}
