import { LISTENING_LANGUAGE_CODES, LISTENING_LANGUAGES, type ListeningLanguage } from '@lectern/domain/listening'
import { useStore } from '../../../lib/store.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { languagesStore } from './upload.ts'

/** The languages that are spoken: one, several, or none where the student does not know. */
export function LanguageChoice() {
  const chosen = useStore(languagesStore)
  const toggle = (code: ListeningLanguage, isChosen: boolean) =>
    languagesStore.set(LISTENING_LANGUAGE_CODES.filter((other) => (other === code ? isChosen : chosen.includes(other))))
  const names = chosen.map((code) => LISTENING_LANGUAGES[code]).join(', ')
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">Languages spoken</legend>
      <p className="text-ink-soft text-sm" role="status">
        {names || 'None chosen: the language is recognised by itself where the service can.'}
      </p>
      <div className="mt-2 grid gap-x-6 border-line border-y py-1 sm:grid-cols-2">
        {LISTENING_LANGUAGE_CODES.map((code) => (
          <Checkbox key={code} isChecked={chosen.includes(code)} onChange={(isChosen) => toggle(code, isChosen)}>
            {LISTENING_LANGUAGES[code]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
