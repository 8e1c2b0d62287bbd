import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import type { SpeakingLanguage, SpeakingMode } from '@lectern/domain/speaking'
import type { ReactNode } from 'react'
import { ModelName } from '../../../core/site/ModelName.tsx'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { ScoreBar } from '../../../ui/figures/ScoreBar.tsx'
import { ScoreRing } from '../../../ui/figures/ScoreRing.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { clockText } from '../clock-text.ts'
import { CorrectionLine } from './CorrectionLine.tsx'
import { remarkLanguage } from './remark-language.ts'
import { SessionTrend } from './SessionTrend.tsx'

interface FeedbackReportProps {
  sessionId: number
  feedback: SpeakingFeedback
  mode: SpeakingMode
  language: SpeakingLanguage
}

/** Feedback as a page: the whole, each criterion, what was measured, mistakes, words heard otherwise, what is next. */
export function FeedbackReport({ sessionId, feedback, mode, language }: FeedbackReportProps) {
  const say = useSay()
  const { score, summary, criteria, corrections, pronunciation, practise } = feedback
  const lang = remarkLanguage(feedback, mode, language)
  return (
    <div className="flex flex-col gap-8">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,48rem)_minmax(16rem,1fr)]">
        <div className="flex max-w-3xl flex-col gap-4">
          {score !== null && (
            <p className="flex items-center gap-5">
              <ScoreRing percent={score}>{score}</ScoreRing>{' '}
              <span className="text-ink-soft">{say('speaking.ofHundred')}</span>
            </p>
          )}
          <p className="wrap-anywhere whitespace-pre-line font-serif text-lg leading-relaxed" lang={lang}>
            {summary}
          </p>
          <Notice>
            {say(`speaking.judged_${mode === 'shadowing' ? 'recogniser' : feedback.made_by}`)}
            <ModelName name={feedback.model_name} />
          </Notice>
        </div>
        {score !== null && <SessionTrend sessionId={sessionId} />}
      </div>
      <Panel title={say('speaking.byCriterion')}>
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
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
      <Figures figures={feedback.figures} language={language} />
      {corrections.length > 0 && <Corrections corrections={corrections} language={language} lang={lang} />}
      {pronunciation.length > 0 && <HeardOtherwise words={pronunciation} language={language} />}
      <Panel title={say('speaking.practiseNext')}>
        <ul className="flex max-w-3xl list-disc flex-col gap-2 ps-5">
          {practise.map((advice) => (
            <li key={advice} className="wrap-anywhere" lang={lang}>
              {advice}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

const CHINESE = /^zh/

function Figures({ figures, language }: { figures: SpeakingFeedback['figures']; language: SpeakingLanguage }) {
  const say = useSay()
  const isChinese = CHINESE.test(language)
  const { words, seconds, words_per_minute: pace, fillers, diversity } = figures
  return (
    <Panel title={say('speaking.measured')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
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

interface CorrectionsProps {
  corrections: SpeakingFeedback['corrections']
  /** What was spoken. */
  language: SpeakingLanguage
  /** That of the reasons; undefined is the page's. */
  lang: SpeakingLanguage | undefined
}

function Corrections({ corrections, language, lang }: CorrectionsProps) {
  const say = useSay()
  return (
    <Panel title={say('speaking.corrections')}>
      <ul className="max-w-3xl divide-y divide-line border-line border-y">
        {corrections.map((correction) => (
          <li key={`${correction.quote} ${correction.correction}`} className="wrap-anywhere py-3">
            <CorrectionLine correction={correction} language={language} remarkedIn={lang} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface HeardOtherwiseProps {
  words: SpeakingFeedback['pronunciation']
  language: SpeakingLanguage
}

function HeardOtherwise({ words, language }: HeardOtherwiseProps) {
  const say = useSay()
  return (
    <Panel title={say('speaking.heardOtherwise')}>
      <ul className="flex flex-wrap gap-2">
        {words.map(({ word, heard }) => (
          <li key={word} className="wrap-anywhere rounded-ui bg-sunken px-3 py-1.5 text-sm">
            <strong lang={language}>{word}</strong>{' '}
            <span className="text-ink-soft">
              {heard === null ? say('speaking.notHeard') : say('speaking.heardAs', { heard })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
