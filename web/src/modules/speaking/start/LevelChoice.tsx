import { SPEAKING_LEVELS, type SpeakingLevel } from '@lectern/domain/speaking'
import { useSay } from '../../../lib/language.ts'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'

/** How simple what is said is meant to be. */
export function LevelChoice({ level, onChange }: { level: SpeakingLevel; onChange: (level: SpeakingLevel) => void }) {
  const say = useSay()
  return (
    <SegmentedControl
      label={say('speaking.level')}
      options={SPEAKING_LEVELS.map((value) => ({ value, label: say(`speaking.level_${value}`) }))}
      value={level}
      onChange={onChange}
    />
  )
}
