import { useSay } from '../../../lib/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { useReminder, useSetReminder } from './planning-api.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const NEVER = 'never'

/** At which hour a mail says that something is due: never, unless chosen. */
export function Reminder() {
  const say = useSay()
  const { data: reminder } = useReminder()
  const { mutate: setReminder, isPending, variables } = useSetReminder()
  if (!reminder) return null
  const { hour } = isPending ? variables : reminder
  return (
    <Select
      className="mt-6 max-w-sm"
      label={say('review.reminder')}
      hint={say('review.reminderHint')}
      options={[
        { value: NEVER, label: say('review.reminderNever') },
        ...HOURS.map((value) => ({
          value: String(value),
          label: say('review.reminderAt', { time: `${String(value).padStart(2, '0')}:00` }),
        })),
      ]}
      value={hour === null ? NEVER : String(hour)}
      onChange={(value) => setReminder({ hour: value === NEVER ? null : Number(value) })}
    />
  )
}
