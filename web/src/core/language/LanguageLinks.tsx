import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@lectern/texts/languages'
import { useLanguage, useSay } from '../../lib/language.ts'
import { chooseForStudent } from './choose-for-student.ts'

/** The languages by their own names, each one press away. */
export function LanguageLinks() {
  const say = useSay()
  const current = useLanguage()
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">{say('shell.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={LANGUAGE_TAGS[language]}
          aria-pressed={language === current}
          onClick={() => void chooseForStudent(language)}
          className="min-h-11 text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-pressed:font-medium aria-pressed:text-ink"
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  )
}
