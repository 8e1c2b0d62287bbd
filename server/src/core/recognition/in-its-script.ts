import { RECOGNITION_LANGUAGES, type RecognitionLanguage } from '@lectern/domain/ocr'
import { writtenLanguage } from '@lectern/domain/text/language'

type Read<Result> = (languages: readonly RecognitionLanguage[]) => Promise<Result>

/** What tesseract is to expect where nobody has said which script it is. */
const SCRIPTS = { 'zh-Hant': ['eng', 'chi_tra'], 'zh-Hans': ['eng', 'chi_sim'], en: null } as const

/**
 * Reads in the languages that were chosen; or, with null, in all of them to see which it is, and Chinese once more in its
 * own script: with both, tesseract mixes them and makes twice the errors. What one text showed holds for those to come.
 */
export function inItsScript<Result extends { text: string }>(
  chosen: readonly RecognitionLanguage[] | null,
): (read: Read<Result>) => Promise<Result> {
  let known: readonly RecognitionLanguage[] | null = chosen
  return async (read) => {
    if (known) return read(known)
    const result = await read(RECOGNITION_LANGUAGES)
    known ??= SCRIPTS[writtenLanguage(result.text)]
    return known ? read(known) : result
  }
}
