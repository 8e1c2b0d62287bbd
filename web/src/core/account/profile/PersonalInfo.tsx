import type { User } from '@lectern/contract/accounts/users'
import { useState } from 'react'
import { useFocusFrame } from '../../../lib/keyboard/use-focus-frame.ts'
import { inOrderOfNames, say, useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Pencil } from '../../../ui/icons/icons.ts'
import { PersonalInfoForm } from './PersonalInfoForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** Name and study goal: shown, and edited in the same place (requirements/accounts.md#profile). */
export function PersonalInfo({ user }: { user: User }) {
  const say = useSay()
  const [isEditing, setEditing] = useState(false)
  const frame = useFocusFrame(isEditing ? 'form' : 'facts')
  return (
    <ProfileSection title={say('profile.personalInfo')}>
      <div ref={frame} tabIndex={-1}>
        {isEditing ? (
          <PersonalInfoForm user={user} onDone={() => setEditing(false)} />
        ) : (
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
            <dl className="grid min-w-0 max-w-xl gap-x-12 gap-y-4 sm:grid-cols-2">
              {inOrderOfNames(
                <Fact key="first" term={say('accounts.firstName')} value={user.first_name} />,
                <Fact key="last" term={say('accounts.lastName')} value={user.last_name} />,
              )}
              <Fact term={say('profile.studyGoal')} value={user.study_goal} isWide />
            </dl>
            <Button icon={<Pencil size={16} aria-hidden />} onClick={() => setEditing(true)}>
              {say('profile.edit')}
            </Button>
          </div>
        )}
      </div>
    </ProfileSection>
  )
}

const Fact = ({ term, value, isWide = false }: { term: string; value: string; isWide?: boolean }) => (
  <div className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
    <dt className="text-ink-soft text-sm">{term}</dt>
    <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
      {value || <span className="text-ink-faint">{say('profile.notSet')}</span>}
    </dd>
  </div>
)
