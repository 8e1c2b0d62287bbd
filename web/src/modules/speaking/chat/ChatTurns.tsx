import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { WrongRemark } from '../../../core/feedback/WrongRemark.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { type Session, useSayTalkWrong } from '../api.ts'
import { clockText } from '../clock-text.ts'
import { ListenButton } from '../reading-aloud/ListenButton.tsx'
import { readAloud } from '../reading-aloud/read-aloud.ts'
import { isReadAloudStore } from './read-aloud-choice.ts'

/** The talk so far, oldest first; a new answer is read out, and read aloud where that is chosen. */
export function ChatTurns({ session }: { session: Session }) {
  const say = useSay()
  const { id: sessionId, language, turns } = session
  const lineOf = (turn: number, text: string) => ({ sessionId, turn, text, language })
  const onWrong = useSayTalkWrong(sessionId)
  useNewAnswer(session)
  return (
    <div role="log" aria-label={say('speaking.talk')} className="flex flex-col gap-5">
      <Bubble
        who={say('speaking.partner')}
        lang={language}
        aside={<ListenButton variant="quiet" line={lineOf(0, session.opening)} what={say('speaking.theQuestion')} />}
      >
        {session.opening}
      </Bubble>
      {turns.map(({ id, number, said, is_spoken, seconds, reply, reply_id }) => (
        <div key={id} className="flex flex-col gap-5">
          <Bubble
            who={say('speaking.you')}
            isOwn
            lang={language}
            aside={
              <span className="text-ink-soft text-xs">
                {is_spoken ? say('speaking.heardIn', { time: clockText(seconds ?? 0) }) : say('speaking.typed')}
              </span>
            }
          >
            {said}
          </Bubble>
          {reply && (
            <Bubble
              who={say('speaking.partner')}
              lang={language}
              aside={
                <div className="flex items-center gap-2">
                  <ListenButton
                    variant="quiet"
                    line={lineOf(number, reply)}
                    what={say('speaking.theAnswer', { number })}
                  />
                  <WrongRemark id={reply_id} words={reply} onSay={onWrong} />
                </div>
              }
            >
              {reply}
            </Bubble>
          )}
        </div>
      ))}
    </div>
  )
}

interface BubbleProps {
  who: string
  isOwn?: boolean
  lang: string
  aside: ReactNode
  children: string
}

function Bubble({ who, isOwn = false, lang, aside, children }: BubbleProps) {
  return (
    <div
      className={classNames(
        'flex max-w-[92%] flex-col gap-1 sm:max-w-[80%]',
        isOwn ? 'items-end self-end' : 'items-start',
      )}
    >
      <span className="text-ink-soft text-xs">{who}</span>
      <p
        lang={lang}
        className={classNames(
          'wrap-anywhere whitespace-pre-line rounded-ui px-4 py-3 font-serif text-lg leading-relaxed',
          isOwn ? 'bg-accent-soft' : 'border border-line bg-surface',
        )}
      >
        {children}
      </p>
      {aside}
    </div>
  )
}

/** Reads an answer aloud when it has come, not those that were there when the talk was opened. */
function useNewAnswer(session: Session): void {
  const config = useSiteConfig()
  const isReadAloud = useStore(isReadAloudStore)
  const known = useRef(session.turns.length)
  const speak = useEffectEvent(() => {
    const turn = session.turns.at(-1)
    if (!turn?.reply || !isReadAloud) return
    const line = { sessionId: session.id, turn: turn.number, text: turn.reply, language: session.language }
    void readAloud(line, { serverSpeaks: config?.speech.speaks === 'service' })
  })
  useEffect(() => {
    if (session.turns.length > known.current) speak()
    known.current = session.turns.length
  }, [session.turns.length])
}
