import type { MadeBy } from '@lectern/contract/shapes'
import { SPEAKING_TEXTS, type SpeakingLanguage } from '@lectern/domain/speaking'
import { useSay } from '../../../lib/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { changeDraft } from '../draft.ts'
import { languageAmong } from './practised-language.ts'

interface LanguageFieldProps {
  offered: readonly SpeakingLanguage[]
  chosen: SpeakingLanguage
  madeBy: MadeBy | undefined
}

/** The language that is spoken. */
export function LanguageField({ offered, chosen, madeBy = 'built-in' }: LanguageFieldProps) {
  const say = useSay()
  return (
    <Select
      label={say('speaking.language')}
      hint={madeBy === 'built-in' ? say(SPEAKING_TEXTS.languageNeedsModel) : undefined}
      options={offered.map((code) => ({ value: code, label: say(`listening.language_${code}`) }))}
      value={languageAmong(offered, chosen)}
      onChange={(language) => changeDraft({ language })}
    />
  )
}
