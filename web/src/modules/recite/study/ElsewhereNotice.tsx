import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import type { RunningStudy } from '../study-session.ts'
import { useGoOnWithStudy } from '../use-go-on-with-study.ts'
import type { Elsewhere } from './answer-outbox.ts'

interface ElsewhereNoticeProps {
  session: RunningStudy
  elsewhere: Elsewhere
  onGoOn: (session: RunningStudy) => void
  openHistory: () => void
}

const TEXTS = {
  studied: { title: 'recite.studiedElsewhere', text: 'recite.studiedElsewhereText' },
  ended: { title: 'recite.endedElsewhere', text: 'recite.endedElsewhereText' },
} as const satisfies Record<Elsewhere, unknown>

/** In place of the cards, once the server has said that this session goes on somewhere else. */
export function ElsewhereNotice({ session, elsewhere, onGoOn, openHistory }: ElsewhereNoticeProps) {
  const say = useSay()
  const goOn = useGoOnWithStudy(onGoOn)
  const { title, text } = TEXTS[elsewhere]
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
      <p className="text-balance font-serif text-xl">{say(title)}</p>
      <p className="max-w-md text-ink-soft">{say(text)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {elsewhere === 'studied' && (
          <Button
            variant="primary"
            isLoading={goOn.isPending}
            onClick={() => goOn.mutate({ id: session.session_id, title: session.title })}
          >
            {say('recite.goOnHere')}
          </Button>
        )}
        <Button onClick={openHistory}>{say('recite.history')}</Button>
      </div>
    </div>
  )
}
