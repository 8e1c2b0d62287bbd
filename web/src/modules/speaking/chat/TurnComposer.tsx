import { MAX_RECORDING_SECONDS, MAX_TURN_CHARACTERS, SPEAKING_TEXTS } from '@lectern/domain/speaking'
import type { Message } from '@lectern/texts/message'
import { useState } from 'react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Send } from '../../../ui/icons/icons.ts'
import { creditsText } from '../../../ui/Price.tsx'
import { type Session, speakingApi, useKeepSession } from '../api.ts'
import { NoSpeechService } from '../NoSpeechService.tsx'
import { RecorderPanel } from '../RecorderPanel.tsx'
import { stopReading } from '../reading-aloud/read-aloud.ts'
import { SentSince } from '../SentSince.tsx'
import { sampleStore } from '../sample.ts'
import { usePaidTurn } from '../use-paid-turn.ts'
import { useRecorder } from '../use-recorder.ts'
import { isReadAloudStore } from './read-aloud-choice.ts'
import { forgetTurn, typedTurnsStore, typeTurn } from './typed-turns.ts'

/** The next turn: recorded where somebody can transcribe it, or typed. It stays here until it has been answered. */
export function TurnComposer({ session }: { session: Session }) {
  const say = useSay()
  const config = useSiteConfig()
  const sample = useStore(sampleStore)
  const sampleTurn = sample?.sessionId === session.id ? sample.turn : ''
  const typed = useStore(typedTurnsStore)[session.id] ?? sampleTurn
  const [way, setWay] = useState<'speak' | 'type'>(typed ? 'type' : 'speak')
  const [refusal, setRefusal] = useState<Message | null>(null)
  const { recorder, state } = useRecorder(MAX_RECORDING_SECONDS)
  const isReadAloud = useStore(isReadAloudStore)
  const keep = useKeepSession()
  const turn = usePaidTurn()
  if (!config) return null
  const canSpeak = config.speech.transcribes !== null
  const freeLeft = session.free_turns - session.turns.length
  const price = creditsText(config.speaking_turn_credits)
  const isSpoken = canSpeak && way === 'speak'
  const file = state.phase === 'done' ? state.recording.file : null

  const send = async () => {
    const text = typed.trim()
    const content = isSpoken ? file : text
    setRefusal(content ? null : isSpoken ? SPEAKING_TEXTS.recordedTurnRequired : SPEAKING_TEXTS.typedTurnRequired)
    if (!content) return
    stopReading()
    const form = isSpoken ? { file: file ?? undefined } : { text }
    const answer = await turn.send(content, (idempotencyKey) =>
      speakingApi.reply({ params: { id: session.id }, form }, { idempotencyKey }),
    )
    if (!answer) return
    if (isSpoken) recorder.discard()
    else {
      forgetTurn(session.id)
      if (sampleTurn) sampleStore.set(null)
    }
    keep(session.id, (known) => ({ ...known, turns: [...known.turns, answer.turn] }))
  }

  return (
    <section aria-label={say('speaking.yourTurn')} className="flex flex-col gap-5 border-line border-t pt-6">
      {canSpeak ? (
        <SegmentedControl
          label={say('speaking.answerBy')}
          className="self-start"
          options={[
            { value: 'speak', label: say('speaking.speak') },
            { value: 'type', label: say('speaking.type') },
          ]}
          value={way}
          onChange={(chosen) => {
            setWay(chosen)
            setRefusal(null)
          }}
        />
      ) : (
        <NoSpeechService mode="chat" config={config} />
      )}
      {isSpoken ? (
        <RecorderPanel
          recorder={recorder}
          state={state}
          what={say('speaking.theTurn')}
          limitSeconds={MAX_RECORDING_SECONDS}
          isDisabled={turn.isSending}
        />
      ) : (
        <TextArea
          label={say('speaking.yourTurn')}
          hint={sampleTurn && typed === sampleTurn ? say('speaking.sampleHint') : undefined}
          isMaterial
          rows={3}
          maxLength={MAX_TURN_CHARACTERS}
          value={typed}
          onChange={(event) => typeTurn(session.id, event.target.value)}
        />
      )}
      <PricePanel
        priceCredits={config.speaking_turn_credits}
        freeNote={freeLeft > 0 && say('speaking.freeTurns', { left: freeLeft, price })}
        error={refusal ? say(refusal) : turn.failure}
      >
        {({ isTooPoor }) => (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              variant="primary"
              size="lg"
              icon={<Send size={18} aria-hidden />}
              isLoading={turn.isSending}
              disabled={isTooPoor || state.phase === 'recording'}
              onClick={() => void send()}
            >
              {say(turn.isSending ? 'speaking.waiting' : 'speaking.send')}
            </Button>
            {turn.sentAtMs !== null && <SentSince atMs={turn.sentAtMs} />}
            <Checkbox isChecked={isReadAloud} onChange={(isChecked) => isReadAloudStore.set(isChecked)}>
              {say('speaking.readAnswers')}
            </Checkbox>
          </div>
        )}
      </PricePanel>
    </section>
  )
}
