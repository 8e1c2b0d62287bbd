import { CLIP_SECONDS, PRESENTATION_CLIPS, priceOfPresentation, SPEAKING_TEXTS } from '@lectern/domain/speaking'
import type { Message } from '@lectern/texts/message'
import { useState } from 'react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Send } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { aboutSession } from '../about-session.ts'
import { speakingApi, useKeepSession } from '../api.ts'
import { NoSpeechService } from '../NoSpeechService.tsx'
import { OfMaterial } from '../OfMaterial.tsx'
import { RecorderPanel } from '../RecorderPanel.tsx'
import { SentSince } from '../SentSince.tsx'
import { trailOfStart } from '../trail.ts'
import { useEndSession } from '../use-end-session.ts'
import { usePaidTurn } from '../use-paid-turn.ts'
import { useRecorder } from '../use-recorder.ts'
import type { SessionViewProps } from '../use-view.ts'
import { PreparationTimer } from './PreparationTimer.tsx'

/** Room to finish a sentence after the minute that a part is meant to take. */
const PART_LIMIT_SECONDS = CLIP_SECONDS * 2

/** The topic card with its three parts, time to prepare, a recording for each part, and one button that sends them. */
export function PresentationView({ session, openView }: SessionViewProps) {
  const say = useSay()
  const config = useSiteConfig()
  const canSend = Boolean(config?.speech.transcribes)
  const end = useEndSession(session)
  return (
    <>
      <PageHeader
        title={session.topic}
        description={aboutSession(say, session)}
        trail={trailOfStart(say, openView)}
        actions={
          <Button isLoading={end.isPending} onClick={() => end.mutate()}>
            {say('speaking.endWithout')}
          </Button>
        }
      />
      <div className="flex max-w-3xl flex-col gap-8">
        <OfMaterial session={session} />
        <Card>
          <h2 className="text-xl">{say('speaking.yourTopic')}</h2>
          <p className="wrap-anywhere mt-2 font-serif text-lg" lang={session.language}>
            {session.opening}
          </p>
          <p className="mt-3 text-ink-soft text-sm">{say('speaking.threeParts', { minutes: CLIP_SECONDS / 60 })}</p>
          <div className="mt-5">
            <PreparationTimer />
          </div>
        </Card>
        {config && !canSend && <NoSpeechService mode="presentation" config={config} />}
        <Parts session={session} canSend={canSend} turnCredits={config?.speaking_turn_credits ?? 1} />
      </div>
    </>
  )
}

interface PartsProps {
  session: SessionViewProps['session']
  canSend: boolean
  turnCredits: number
}

/** A recorder for each part, one at a time, and the three sent together. What was recorded stays until it is answered. */
function Parts({ session, canSend, turnCredits }: PartsProps) {
  const say = useSay()
  const parts = [useRecorder(PART_LIMIT_SECONDS), useRecorder(PART_LIMIT_SECONDS), useRecorder(PART_LIMIT_SECONDS)]
  const keep = useKeepSession()
  const turn = usePaidTurn()
  const [refusal, setRefusal] = useState<Message | null>(null)
  const isBusy = parts.some(({ state }) => state.phase === 'recording' || state.phase === 'asking')
  const recordings = parts.map(({ state }) => (state.phase === 'done' ? state.recording : null))

  const send = async () => {
    const [a1, a2, a3] = recordings.map((recording) => recording?.file)
    setRefusal(a1 && a2 && a3 ? null : SPEAKING_TEXTS.clipMissing)
    if (!a1 || !a2 || !a3) return
    // Recorded again, a part is another file: its address tells the three apart from those sent before.
    const answer = await turn.send(recordings.map((recording) => recording?.url).join(' '), (idempotencyKey) =>
      speakingApi.present({ params: { id: session.id }, form: { a1, a2, a3 } }, { idempotencyKey }),
    )
    if (answer) keep(session.id, answer.session)
  }

  return (
    <>
      <ol className="flex flex-col gap-6">
        {parts.map(({ recorder, state }, index) => (
          <Card as="li" key={PRESENTATION_CLIPS[index]}>
            <h2 className="text-lg">{say('speaking.part', { number: index + 1 })}</h2>
            <p className="wrap-anywhere mt-1 mb-4 text-ink-soft" lang={session.language}>
              {session.points[index]}
            </p>
            {canSend && (
              <RecorderPanel
                recorder={recorder}
                state={state}
                what={say('speaking.thePart', { number: index + 1 })}
                limitSeconds={PART_LIMIT_SECONDS}
                isDisabled={turn.isSending || isBusy}
              />
            )}
          </Card>
        ))}
      </ol>
      {canSend && (
        <PricePanel priceCredits={priceOfPresentation(turnCredits)} error={refusal ? say(refusal) : turn.failure}>
          {({ isTooPoor }) => (
            <Button
              variant="primary"
              size="lg"
              className="self-start"
              icon={<Send size={18} aria-hidden />}
              isLoading={turn.isSending}
              disabled={isTooPoor || isBusy}
              onClick={() => void send()}
            >
              {say(turn.isSending ? 'speaking.hearingPresentation' : 'speaking.submitPresentation')}
            </Button>
          )}
        </PricePanel>
      )}
      {turn.sentAtMs !== null && <SentSince atMs={turn.sentAtMs} />}
    </>
  )
}
