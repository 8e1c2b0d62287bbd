import type { ReviewSettings } from '@lectern/contract/review/shapes'
import { EASY_DAYS, type EasyDay, MISTAKES_PER_DAY, MOST_PER_DAY } from '@lectern/domain/review'
import { LANGUAGE_TAGS } from '@lectern/texts/languages'
import { useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useReviewSettings } from '../away/queries.ts'
import { Adapting } from '../settings/Adapting.tsx'
import { Holidays } from '../settings/Holidays.tsx'
import { Reminder } from '../settings/Reminder.tsx'
import { RetentionChoice } from '../settings/RetentionChoice.tsx'
import { useChangeSettings } from '../settings/use-change-settings.ts'
import { currentTimeZone } from '../use-time-zone.ts'
import { zoneText } from './zone-text.ts'

const EASY_NAMES = { normal: 'easyNormal', reduced: 'easyReduced', minimum: 'easyMinimum' } as const
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

type Change = ReturnType<typeof useChangeSettings>['mutate']

/** How the student reviews; every change is kept at once. */
export function SettingsPanel() {
  const say = useSay()
  const { data: settings } = useReviewSettings()
  const { mutate: change } = useChangeSettings()
  if (!settings) return null
  return (
    <Panel title={say('review.settings')}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <RetentionChoice kept={settings.retention} onChoose={(retention) => change({ retention })} />
        <PerDay
          label={say('review.newPerDay')}
          kept={settings.new_per_day}
          onKeep={(new_per_day) => change({ new_per_day })}
        />
        <PerDay
          label={say('review.reviewsPerDay')}
          kept={settings.reviews_per_day}
          onKeep={(reviews_per_day) => change({ reviews_per_day })}
        />
        <Select
          label={say('review.buttons')}
          options={[
            { value: '4', label: say('review.buttons4') },
            { value: '2', label: say('review.buttons2') },
          ]}
          value={String(settings.grade_buttons) as '2' | '4'}
          onChange={(count) => change({ grade_buttons: count === '2' ? 2 : 4 })}
        />
      </div>
      <div className="mt-4">
        <Checkbox isChecked={settings.shows_intervals} onChange={(shows_intervals) => change({ shows_intervals })}>
          {say('review.showsIntervals')}
        </Checkbox>
        <Checkbox isChecked={settings.counts_studies} onChange={(counts_studies) => change({ counts_studies })}>
          {say('review.countsStudies')}
        </Checkbox>
        <Checkbox isChecked={settings.brings_mistakes} onChange={(brings_mistakes) => change({ brings_mistakes })}>
          {say('review.bringsMistakes', { count: MISTAKES_PER_DAY })}
        </Checkbox>
      </div>
      <EasyDays settings={settings} change={change} />
      <Holidays dates={settings.holidays} onChange={(holidays) => change({ holidays })} />
      <Adapting settings={settings} />
      <Reminder />
      <TimeZone settings={settings} change={change} />
    </Panel>
  )
}

/** A number of cards; what is no number is put back as it was. */
function PerDay({ label, kept, onKeep }: { label: string; kept: number; onKeep: (count: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const keep = () => {
    const count = Math.min(MOST_PER_DAY, Math.trunc(Number(typed)))
    if (typed !== null && typed.trim() !== '' && count >= 0 && count !== kept) onKeep(count)
    setTyped(null)
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(kept)}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}

function EasyDays({ settings, change }: { settings: ReviewSettings; change: Change }) {
  const say = useSay()
  const language = useLanguage()
  const options = EASY_DAYS.map((value) => ({ value, label: say(`review.${EASY_NAMES[value]}`) }))
  const nameOf = (weekday: number) =>
    new Date(MONDAY + weekday * DAY_MS).toLocaleDateString(LANGUAGE_TAGS[language], {
      weekday: 'long',
      timeZone: 'UTC',
    })
  return (
    <fieldset className="mt-6">
      <legend className="mb-3 font-medium">{say('review.easyDays')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
        {Array.from({ length: 7 }, (_, weekday) => (
          <Select<EasyDay>
            key={nameOf(weekday)}
            label={nameOf(weekday)}
            options={options}
            value={settings.easy_days[weekday] ?? 'normal'}
            onChange={(chosen) =>
              change({
                easy_days: Array.from({ length: 7 }, (_, day) =>
                  day === weekday ? chosen : (settings.easy_days[day] ?? 'normal'),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

function TimeZone({ settings, change }: { settings: ReviewSettings; change: Change }) {
  const say = useSay()
  const language = useLanguage()
  const here = currentTimeZone()
  return (
    <p className="mt-6 flex flex-wrap items-center gap-3 text-ink-soft text-sm">
      {say('review.timeZone', { zone: zoneText(settings.time_zone ?? here, language) })}
      {settings.time_zone !== null && settings.time_zone !== here && (
        <Button variant="quiet" onClick={() => change({ time_zone: here })}>
          {say('review.useThisZone', { zone: zoneText(here, language) })}
        </Button>
      )}
    </p>
  )
}
