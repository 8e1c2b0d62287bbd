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

const TEXTS: Record<Elsewhere, { title: string; text: string }> = {
  studied: {
    title: 'This session is being studied in another tab or on another device.',
    text: 'Every answer given there or here is kept. Of a card that was answered in both places, the first answer counts.',
  },
  ended: {
    title: 'This session was ended in another tab or on another device.',
    text: 'Every answer given before that is kept.',
  },
}

/** In place of the cards, once the server has said that this session goes on somewhere else. */
export function ElsewhereNotice({ session, elsewhere, onGoOn, openHistory }: ElsewhereNoticeProps) {
  const goOn = useGoOnWithStudy(onGoOn)
  const { title, text } = TEXTS[elsewhere]
  return (
    <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
      <p className="text-balance font-serif text-xl">{title}</p>
      <p className="max-w-md text-ink-soft">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {elsewhere === 'studied' && (
          <Button
            variant="primary"
            isLoading={goOn.isPending}
            onClick={() => goOn.mutate({ id: session.session_id, title: session.title })}
          >
            Go On Here
          </Button>
        )}
        <Button onClick={openHistory}>Study History</Button>
      </div>
    </div>
  )
}
