import type { User } from '@lectern/contract/accounts/users'
import { MAX_NAME_CHARACTERS, MAX_STUDY_GOAL_CHARACTERS } from '@lectern/domain/accounts'
import { type FormEvent, useState } from 'react'
import { refusalText } from '../../../lib/api/error-text.ts'
import { inOrderOfNames, useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toastSuccess } from '../../../ui/toasts/toasts.ts'
import { accountApi } from '../account-api.ts'
import { useAccount } from '../use-account.ts'

/** The three fields that a student may change; what was typed stays when saving fails. */
export function PersonalInfoForm({ user, onDone }: { user: User; onDone: () => void }) {
  const say = useSay()
  const { update } = useAccount()
  const [firstName, setFirstName] = useState(user.first_name)
  const [lastName, setLastName] = useState(user.last_name)
  const [studyGoal, setStudyGoal] = useState(user.study_goal)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [first] = inOrderOfNames('given', 'family')

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!firstName.trim() || !lastName.trim()) return setError(say('accounts.nameRequired'))
    setPending(true)
    setError(null)
    try {
      update(
        await accountApi.updateProfile({
          body: { first_name: firstName.trim(), last_name: lastName.trim(), study_goal: studyGoal.trim() },
        }),
      )
      toastSuccess(say('accounts.profileUpdated'))
      onDone()
    } catch (failure) {
      setError(refusalText(failure, say('accounts.profileUpdateFailed'), say('accounts.profileNotUpdated')))
      setPending(false)
    }
  }

  return (
    <form noValidate onSubmit={save} onChange={() => setError(null)} className="flex max-w-xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        {inOrderOfNames(
          <TextField
            key="first"
            label={say('accounts.firstName')}
            autoFocus={first === 'given'}
            autoComplete="given-name"
            maxLength={MAX_NAME_CHARACTERS}
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />,
          <TextField
            key="last"
            label={say('accounts.lastName')}
            autoFocus={first === 'family'}
            autoComplete="family-name"
            maxLength={MAX_NAME_CHARACTERS}
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
          />,
        )}
      </div>
      <TextArea
        label={say('profile.studyGoal')}
        placeholder={say('profile.studyGoalExample')}
        rows={3}
        maxLength={MAX_STUDY_GOAL_CHARACTERS}
        value={studyGoal}
        onChange={(event) => setStudyGoal(event.target.value)}
      />
      {error && (
        <Notice tone="poor" role="alert">
          {error}
        </Notice>
      )}
      <div className="flex gap-3">
        <Button type="submit" variant="primary" isLoading={isPending}>
          {say('profile.save')}
        </Button>
        <Button disabled={isPending} onClick={onDone}>
          {say('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
