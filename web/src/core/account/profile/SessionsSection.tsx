import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { refusalText } from '../../../lib/error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts.ts'
import { useLeave } from '../use-leave.ts'
import { accountSettingsApi } from './account-settings-api.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionRow } from './SessionRow.tsx'
import { SESSIONS_KEY, useSessionList } from './session-list.ts'

const SIGN_OUT_FAILED = 'Failed to sign out there. Please try again.'
const SIGN_OUT_EVERYWHERE_FAILED = 'Failed to sign out everywhere. Please try again.'

/** Every browser that holds a session, with the way to end one or all of them. */
export function SessionsSection() {
  const { data, isPending, isError, isFetching, refetch } = useSessionList()
  const end = useEndSession()
  return (
    <ProfileSection
      title="Where you are signed in"
      description="If you do not know one of these, sign it out and update your password."
    >
      {isPending && <Skeleton className="h-28 w-full" />}
      {isError && (
        <ErrorState
          message="Your sessions could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
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
    onSuccess: () => toastSuccess('Signed out there.'),
    onError: (error) => toastError(refusalText(error, SIGN_OUT_FAILED)),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

function SignOutEverywhere() {
  const leave = useLeave()
  const [isAsking, setAsking] = useState(false)
  const endAll = useMutation({
    mutationFn: () => accountSettingsApi.endAllSessions(),
    onSuccess: leave,
    onError: (error) => {
      setAsking(false)
      toastError(refusalText(error, SIGN_OUT_EVERYWHERE_FAILED))
    },
  })
  return (
    <>
      <Button icon={<LogOut size={16} aria-hidden />} onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        description="Every browser is signed out, this one too. You can sign in again at once."
        confirmLabel="Sign Out"
        isLoading={endAll.isPending}
        onConfirm={() => endAll.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
