import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '../../../lib/api/error-text.ts'
import { say, useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LogOut } from '../../../ui/icons/icons.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'
import { useLeave } from '../use-leave.ts'
import { accountSettingsApi } from './account-settings-api.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionRow } from './SessionRow.tsx'
import { SESSIONS_KEY, useSessionList } from './session-list.ts'

/** Every browser that holds a session, with the way to end one or all of them. */
export function SessionsSection() {
  const say = useSay()
  const { data, isPending, isError, isFetching, refetch } = useSessionList()
  const end = useEndSession()
  return (
    <ProfileSection title={say('profile.sessions')} description={say('profile.sessionsText')}>
      {isPending && <Skeleton className="h-28 w-full" />}
      {isError && (
        <ErrorState message={say('profile.sessionsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && (
        <>
          <ul className="mb-5 divide-y divide-line">
            {data.sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          <SignOutEverywhere />
        </>
      )}
    </ProfileSection>
  )
}

function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => accountSettingsApi.endSession({ params: { id } }),
    onSuccess: () => toastSuccess(say('profile.signedOutThere')),
    onError: (error) => toastError(refusalText(error, say('profile.signOutFailed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

function SignOutEverywhere() {
  const say = useSay()
  const leave = useLeave()
  const [isAsking, setAsking] = useState(false)
  const endAll = useMutation({
    mutationFn: () => accountSettingsApi.endAllSessions(),
    onSuccess: leave,
    onError: (error) => {
      setAsking(false)
      toastError(refusalText(error, say('profile.signOutEverywhereFailed')))
    },
  })
  return (
    <>
      <Button icon={<LogOut size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {say('profile.signOutEverywhere')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('profile.signOutEverywhereQuestion')}
        description={say('profile.signOutEverywhereText')}
        confirmLabel={say('profile.signOutEverywhereConfirm')}
        isLoading={endAll.isPending}
        onConfirm={() => endAll.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
