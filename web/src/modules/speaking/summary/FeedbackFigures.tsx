import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import type { SpeakingLanguage, SpeakingMode } from '@lectern/domain/speaking'
import type { ReactNode } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { ScoreBar } from '../../../ui/figures/ScoreBar.tsx'
import { clockText } from '../clock-text.ts'
import { remarkLanguage } from './remark-language.ts'
import { SessionTrend } from './SessionTrend.tsx'

interface FeedbackFiguresProps {
  sessionId: number
  feedback: SpeakingFeedback
  mode: SpeakingMode
  language: SpeakingLanguage
}

/** How the score moved, what it is made of, and what was measured. */
export const FeedbackFigures = ({ sessionId, feedback, mode, language }: FeedbackFiguresProps) => (
  <>
    {feedback.score !== null && <SessionTrend sessionId={sessionId} />}
    <Criteria criteria={feedback.criteria} lang={remarkLanguage(feedback, mode, language)} />
    <Figures figures={feedback.figures} language={language} />
  </>
)

interface CriteriaProps {
  criteria: SpeakingFeedback['criteria']
  /** The language of what is said of them; undefined is the page's. */
  lang: SpeakingLanguage | undefined
}

function Criteria({ criteria, lang }: CriteriaProps) {
  const say = useSay()
  return (
    <Panel title={say('speaking.byCriterion')}>
      <dl className="grid gap-x-10 gap-y-6 @2xl:grid-cols-2">
        {criteria.map(({ id, score: mark, comment }) => (
          <div key={id}>
            <dt className="mb-1 font-semibold">
              {mark === null ? (
                <span className="text-ink-soft text-xs">{say(`speaking.criterion_${id}`)}</span>
              ) : (
                <ScoreBar percent={mark} label={say(`speaking.criterion_${id}`)} />
              )}
            </dt>
            <dd className="wrap-anywhere text-ink-soft text-sm" lang={id === 'pronunciation' ? undefined : lang}>
              {comment}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const CHINESE = /^zh/

function Figures({ figures, language }: { figures: SpeakingFeedback['figures']; language: SpeakingLanguage }) {
  const say = useSay()
  const isChinese = CHINESE.test(language)
  const { words, seconds, words_per_minute: pace, fillers, diversity } = figures
  return (
    <Panel title={say('speaking.measured')}>
      <dl className="grid grid-cols-2 gap-4 @xl:grid-cols-3">
        <Figure name={say(isChinese ? 'speaking.characters' : 'speaking.words')}>{words}</Figure>
        {seconds !== null && <Figure name={say('speaking.recordedTime')}>{clockText(seconds)}</Figure>}
        {pace !== null && (
          <Figure name={say(isChinese ? 'speaking.charactersAMinute' : 'speaking.wordsAMinute')}>{pace}</Figure>
        )}
        <Figure name={say('speaking.fillers')}>{fillers}</Figure>
        {diversity !== null && <Figure name={say('speaking.variety')}>{diversity}</Figure>}
      </dl>
    </Panel>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-xs">{name}</dt>
    <dd className="font-serif text-xl tabular-nums">{children}</dd>
  </div>
)
