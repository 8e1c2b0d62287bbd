import { useState } from 'react'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ArrowLeft, ArrowRight, Flag } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { aboutSession } from '../about-session.ts'
import type { Session } from '../api.ts'
import { NoSpeechService } from '../NoSpeechService.tsx'
import { OfMaterial } from '../OfMaterial.tsx'
import { trailOfStart } from '../trail.ts'
import { useEndSession } from '../use-end-session.ts'
import type { SessionViewProps } from '../use-view.ts'
import { SentenceMap } from './SentenceMap.tsx'
import { SentenceTurn } from './SentenceTurn.tsx'

/** Sentences to listen to and repeat, one in view at a time, each with how it went. */
export function ShadowingView({ session, openView }: SessionViewProps) {
  const say = useSay()
  const config = useSiteConfig()
  const [number, setNumber] = useState(() => firstUntried(session))
  const end = useEndSession(session)
  const { sentences } = session
  return (
    <>
      <PageHeader
        title={session.topic}
        description={aboutSession(say, session)}
        trail={trailOfStart(say, openView)}
        actions={
          <Button icon={<Flag size={18} aria-hidden />} isLoading={end.isPending} onClick={() => end.mutate()}>
            {say(session.turns.length > 0 ? 'speaking.endAndSummary' : 'speaking.end')}
          </Button>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6">
        <OfMaterial session={session} />
        {config && config.speech.transcribes === null && <NoSpeechService mode="shadowing" config={config} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SentenceMap session={session} number={number} onOpen={setNumber} />
          {session.score !== null && (
            <p className="text-sm">
              {say('speaking.scoreSoFar')} <strong className="tabular-nums">{session.score}</strong>{' '}
              {say('speaking.ofHundred')}
            </p>
          )}
        </div>
        <SentenceTurn key={number} session={session} number={number} />
        <div className="flex flex-wrap justify-between gap-3 border-line border-t pt-6">
          <Button
            icon={<ArrowLeft size={18} aria-hidden />}
            disabled={number === 1}
            onClick={() => setNumber(number - 1)}
          >
            {say('speaking.previousSentence')}
          </Button>
          <Button disabled={number === sentences.length} onClick={() => setNumber(number + 1)}>
            {say('speaking.nextSentence')}
            <ArrowRight size={18} aria-hidden />
          </Button>
        </div>
      </div>
    </>
  )
}

function firstUntried({ sentences, turns }: Session): number {
  const tried = new Set(turns.map(({ number }) => number))
  const index = sentences.findIndex((_, place) => !tried.has(place + 1))
  return index < 0 ? 1 : index + 1
}
