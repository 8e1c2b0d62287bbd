import { MAX_RECORDING_SECONDS } from '@lectern/domain/speaking'
import { useState } from 'react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Send } from '../../../ui/icons/icons.ts'
import { type Session, speakingApi, useKeepSession } from '../api.ts'
import { MODES } from '../modes.ts'
import { RecorderPanel } from '../RecorderPanel.tsx'
import { ListenButton } from '../reading-aloud/ListenButton.tsx'
import { stopReading } from '../reading-aloud/read-aloud.ts'
import { SentSince } from '../SentSince.tsx'
import { usePaidTurn } from '../use-paid-turn.ts'
import { useRecorder } from '../use-recorder.ts'
import { MarkedSentence } from './MarkedSentence.tsx'

/** One sentence: to be heard, repeated and sent; below it how the last try went. */
export function SentenceTurn({ session, number }: { session: Session; number: number }) {
  const say = useSay()
  const config = useSiteConfig()
  const [isSlow, setSlow] = useState(false)
  const { recorder, state } = useRecorder(MAX_RECORDING_SECONDS)
  const keep = useKeepSession()
  const turn = usePaidTurn()
  const sentence = session.sentences[number - 1] ?? ''
  const last = session.turns.findLast((one) => one.number === number)
  const file = state.phase === 'done' ? state.recording.file : null

  const send = async () => {
    if (!file) return
    stopReading()
    const answer = await turn.send(file, (idempotencyKey) =>
      speakingApi.shadow({ params: { id: session.id }, form: { file, turn: number } }, { idempotencyKey }),
    )
    if (!answer) return
    recorder.discard()
    keep(session.id, (known) => ({ ...known, turns: [...known.turns, answer.turn], score: answer.score }))
  }

  const place = say('speaking.sentenceOf', { number, count: session.sentences.length })
  const line = { sessionId: session.id, turn: number, text: sentence, language: session.language }
  return (
    <section aria-label={place} className="flex flex-col gap-6">
      <div>
        <p className="text-ink-soft text-sm">{place}</p>
        <p className="wrap-anywhere mt-2 font-serif text-2xl leading-relaxed" lang={session.language}>
          {sentence}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ListenButton line={line} isSlow={isSlow} what={say('speaking.theSentence')} />
          <Checkbox isChecked={isSlow} onChange={setSlow}>
            {say('speaking.slowly')}
          </Checkbox>
        </div>
      </div>
      {last && <MarkedSentence turn={last} language={session.language} />}
      {config?.speech.transcribes && !file && (
        <p className="text-ink-soft text-sm">{MODES.shadowing.price(config.speaking_turn_credits)}</p>
      )}
      {config?.speech.transcribes && (
        <RecorderPanel
          recorder={recorder}
          state={state}
          what={say('speaking.theSentenceNumber', { number })}
          limitSeconds={MAX_RECORDING_SECONDS}
          isDisabled={turn.isSending}
        />
      )}
      {file && config?.speech.transcribes && (
        <PricePanel priceCredits={config.speaking_turn_credits} error={turn.failure}>
          {({ isTooPoor }) => (
            <Button
              variant="primary"
              size="lg"
              className="self-start"
              icon={<Send size={18} aria-hidden />}
              isLoading={turn.isSending}
              disabled={isTooPoor}
              onClick={() => void send()}
            >
              {say(turn.isSending ? 'speaking.hearingSentence' : 'speaking.checkSentence')}
            </Button>
          )}
        </PricePanel>
      )}
      {turn.sentAtMs !== null && <SentSince atMs={turn.sentAtMs} />}
    </section>
  )
}
