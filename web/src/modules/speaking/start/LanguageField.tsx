import type { MadeBy } from '@lectern/contract/shapes'
import { practisedLanguages, SPEAKING_LANGUAGES, SPEAKING_TEXTS } from '@lectern/domain/speaking'
import { Select } from '../../../ui/Select.tsx'
import { changeDraft, type Draft } from '../draft.ts'

/** The language that is spoken: those that whoever answers here understands. */
export function LanguageField({ draft, madeBy = 'built-in' }: { draft: Draft; madeBy?: MadeBy }) {
  const languages = practisedLanguages(madeBy)
  return (
    <Select
      label="Language"
      hint={madeBy === 'built-in' ? SPEAKING_TEXTS.languageNeedsModel : undefined}
      options={languages.map((code) => ({ value: code, label: SPEAKING_LANGUAGES[code] }))}
      value={languages.includes(draft.language) ? draft.language : 'en-US'}
      onChange={(language) => changeDraft({ language })}
    />
  )
}
