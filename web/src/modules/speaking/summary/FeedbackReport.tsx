import type { SpeakingFeedback } from '@lectern/contract/speaking-shapes'
import type { SpeakingLanguage, SpeakingMode } from '@lectern/domain/speaking'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ScoreBar } from '../../../ui/ScoreBar.tsx'
import { clockText } from '../clock-text.ts'

interface FeedbackReportProps {
  feedback: SpeakingFeedback
  mode: SpeakingMode
  language: SpeakingLanguage
}

/** Feedback as a page: the whole, each criterion, what was measured, mistakes, words heard otherwise, what is next. */
export function FeedbackReport({ feedback, mode, language }: FeedbackReportProps) {
  const { score, summary, criteria, corrections, pronunciation, practise } = feedback
  // Comments are in the language that was spoken; those on shadowing are the screen's own words.
  const lang = mode === 'shadowing' ? undefined : language
  return (
    <div className="flex flex-col gap-8">
      <div className="flex max-w-3xl flex-col gap-4">
        {score !== null && (
          <p className="font-serif text-3xl">
            {score} <span className="text-base text-ink-soft">of 100</span>
          </p>
        )}
        <p className="wrap-anywhere whitespace-pre-line font-serif text-lg leading-relaxed" lang={lang}>
          {summary}
        </p>
        <Notice>{WHO_JUDGED[mode === 'shadowing' ? 'recogniser' : feedback.made_by]}</Notice>
      </div>
      <Panel title="By criterion">
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {criteria.map(({ id, name, score: mark, comment }) => (
            <div key={id}>
              <dt className="mb-1 font-semibold">{mark === null ? name : <ScoreBar percent={mark} label={name} />}</dt>
              <dd className="wrap-anywhere text-ink-soft text-sm" lang={id === 'pronunciation' ? undefined : lang}>
                {comment}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Figures figures={feedback.figures} language={language} />
      {corrections.length > 0 && <Corrections corrections={corrections} lang={lang} />}
      {pronunciation.length > 0 && <HeardOtherwise words={pronunciation} language={language} />}
      <Panel title="Practise next">
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

const WHO_JUDGED = {
  model: 'An AI model judged what was heard or typed. It can be wrong, and its marks are no exam result.',
  'built-in':
    'The built-in engine judged this by counting and by rules; no AI model is set up here. Marks are estimates.',
  recogniser: 'The marks say which words a speech recogniser heard. It can mishear, and it does not know your voice.',
} as const

const CHINESE = /^zh/

function Figures({ figures, language }: { figures: SpeakingFeedback['figures']; language: SpeakingLanguage }) {
  const unit = CHINESE.test(language) ? 'Characters' : 'Words'
  const { words, seconds, words_per_minute: pace, fillers, diversity } = figures
  return (
    <Panel title="What was measured">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        <Figure name={unit}>{words}</Figure>
        {seconds !== null && <Figure name="Recorded">{clockText(seconds)}</Figure>}
        {pace !== null && <Figure name={`${unit} a minute`}>{pace}</Figure>}
        <Figure name="Filler words">{fillers}</Figure>
        {diversity !== null && <Figure name="Variety of words (MTLD)">{diversity}</Figure>}
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
  lang: string | undefined
}

const Corrections = ({ corrections, lang }: CorrectionsProps) => (
  <Panel title="Corrections">
    <ul className="max-w-3xl divide-y divide-line border-line border-y" lang={lang}>
      {corrections.map(({ quote, correction, explanation }) => (
        <li key={`${quote} ${correction}`} className="wrap-anywhere py-3">
          <p className="font-serif">
            <del className="text-poor decoration-1">{quote}</del>
            {correction !== null && (
              <>
                {' '}
                <ins className="font-semibold text-good no-underline">{correction}</ins>
              </>
            )}
          </p>
          <p className="mt-1 text-ink-soft text-sm">{explanation}</p>
        </li>
      ))}
    </ul>
  </Panel>
)

interface HeardOtherwiseProps {
  words: SpeakingFeedback['pronunciation']
  language: SpeakingLanguage
}

const HeardOtherwise = ({ words, language }: HeardOtherwiseProps) => (
  <Panel title="Words heard otherwise">
    <ul className="flex flex-wrap gap-2">
      {words.map(({ word, heard }) => (
        <li key={word} className="wrap-anywhere rounded-ui bg-sunken px-3 py-1.5 text-sm">
          <strong lang={language}>{word}</strong>{' '}
          <span className="text-ink-soft">{heard === null ? 'not heard' : `heard as “${heard}”`}</span>
        </li>
      ))}
    </ul>
  </Panel>
)
