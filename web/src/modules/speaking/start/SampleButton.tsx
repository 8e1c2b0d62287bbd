import { DURATION_CHOICES, type SpeakingLanguage } from '@lectern/domain/speaking'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { creditsText } from '../../../ui/Price.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { speakingApi, useKeepSession } from '../api.ts'
import { sampleIn, sampleStore } from '../sample.ts'
import type { OpenView } from '../use-view.ts'

interface SampleButtonProps {
  language: SpeakingLanguage
  turnCredits: number
  openView: OpenView
}

/** A talk about a given topic whose first turn is typed already, to see what it is like. */
export function SampleButton({ language, turnCredits, openView }: SampleButtonProps) {
  const say = useSay()
  const keep = useKeepSession()
  const sample = sampleIn(language)
  const start = useMutation({
    mutationFn: () => {
      const about = { topic: sample.topic, level: 'beginner' as const, language_codes: sample.language }
      return speakingApi.startChat({ body: { ...about, duration_minutes: DURATION_CHOICES[0] } })
    },
    onSuccess: (session) => {
      sampleStore.set({ sessionId: session.id, turn: sample.turn })
      keep(session.id, session)
      openView({ name: 'session', sessionId: session.id })
    },
    onError: (error) => toastError(errorText(error, say('speaking.startFailed'))),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button isLoading={start.isPending} onClick={() => start.mutate()}>
        {say('speaking.trySample')}
      </Button>
      <p className="text-ink-soft text-sm">
        {say('speaking.sampleText', { topic: sample.topic, price: creditsText(turnCredits) })}
      </p>
    </div>
  )
}
