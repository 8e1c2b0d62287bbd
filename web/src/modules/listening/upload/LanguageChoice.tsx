import { LISTENING_LANGUAGE_CODES, type ListeningLanguage } from '@lectern/domain/listening'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { forgetRefusal, languagesStore } from './upload.ts'

/** The languages that are spoken: one, several, or none where the student does not know. */
export function LanguageChoice() {
  const say = useSay()
  const chosen = useStore(languagesStore)
  const [isOpen, setOpen] = useState(false)
  const toggle = (code: ListeningLanguage, isChosen: boolean) => {
    forgetRefusal()
    languagesStore.set(LISTENING_LANGUAGE_CODES.filter((other) => (other === code ? isChosen : chosen.includes(other))))
  }
  const names = chosen.map((code) => say(`listening.language_${code}`)).join(say('generation.listComma'))
  return (
    <details className="border-line border-y" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="control flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <span className="font-medium">{say('listening.languages')}</span>
        <span className="min-w-0 grow basis-40 text-ink-soft">{names || say('listening.languageUnknown')}</span>
        <span className="text-link">{say(isOpen ? 'listening.changed' : 'listening.change')}</span>
      </summary>
      <fieldset className="min-w-0 pb-3">
        <legend className="sr-only">{say('listening.languages')}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {LISTENING_LANGUAGE_CODES.map((code) => (
            <Checkbox key={code} isChecked={chosen.includes(code)} onChange={(isChosen) => toggle(code, isChosen)}>
              {say(`listening.language_${code}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
