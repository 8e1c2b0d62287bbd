import { LISTENING_LANGUAGE_CODES, LISTENING_LANGUAGES, type ListeningLanguage } from '@lectern/domain/listening'
import { useStore } from '../../../lib/store.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { languagesStore } from './upload.ts'

const UNKNOWN = 'None chosen: the language is recognised by itself where that can be done.'

/** The languages that are spoken: one, several, or none where the student does not know. */
export function LanguageChoice() {
  const chosen = useStore(languagesStore)
  const toggle = (code: ListeningLanguage, isChosen: boolean) =>
    languagesStore.set(LISTENING_LANGUAGE_CODES.filter((other) => (other === code ? isChosen : chosen.includes(other))))
  const names = chosen.map((code) => LISTENING_LANGUAGES[code]).join(', ')
  return (
    <details className="border-line border-y">
      <summary className="control flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <span className="font-medium">Languages spoken</span>
        <span className="min-w-0 grow basis-40 text-ink-soft">{names || UNKNOWN}</span>
        <span className="text-link">Change</span>
      </summary>
      <fieldset className="min-w-0 pb-3">
        <legend className="sr-only">Languages spoken</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {LISTENING_LANGUAGE_CODES.map((code) => (
            <Checkbox key={code} isChecked={chosen.includes(code)} onChange={(isChosen) => toggle(code, isChosen)}>
              {LISTENING_LANGUAGES[code]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
