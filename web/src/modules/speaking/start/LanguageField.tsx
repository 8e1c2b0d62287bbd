import type { MadeBy } from '@lectern/contract/shapes'
import { practisedLanguages, SPEAKING_TEXTS } from '@lectern/domain/speaking'
import { useSay } from '../../../lib/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { changeDraft, type Draft } from '../draft.ts'

/** The language that is spoken: those that whoever answers here understands. */
export function LanguageField({ draft, madeBy = 'built-in' }: { draft: Draft; madeBy?: MadeBy }) {
  const say = useSay()
  const languages = practisedLanguages(madeBy)
  return (
    <Select
      label={say('speaking.language')}
      hint={madeBy === 'built-in' ? say(SPEAKING_TEXTS.languageNeedsModel) : undefined}
      options={languages.map((code) => ({ value: code, label: say(`listening.language_${code}`) }))}
      value={languages.includes(draft.language) ? draft.language : 'en-US'}
      onChange={(language) => changeDraft({ language })}
    />
  )
}
