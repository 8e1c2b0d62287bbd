import type { SpeakingFeedback } from '@lectern/contract/speaking/shapes'
import type { SpeakingLanguage, SpeakingMode } from '@lectern/domain/speaking'
import { ShowInMaterial } from '../../../core/places/ShowInMaterial.tsx'
import { ModelName } from '../../../core/site/ModelName.tsx'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type Session, useSayTalkWrong } from '../api.ts'
import { CorrectionLine } from './CorrectionLine.tsx'
import { remarkLanguage } from './remark-language.ts'

interface RemarksProps {
  feedback: SpeakingFeedback
  mode: SpeakingMode
  language: SpeakingLanguage
}

/** The whole in a few sentences, and who judged it. */
export function FeedbackSummary({ feedback, mode, language }: RemarksProps) {
  const say = useSay()
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p
        className="wrap-anywhere whitespace-pre-line font-serif text-lg leading-relaxed"
        lang={remarkLanguage(feedback, mode, language)}
      >
        {feedback.summary}
      </p>
      <Notice>
        {say(`speaking.judged_${mode === 'shadowing' ? 'recogniser' : feedback.made_by}`)}
        <ModelName name={feedback.model_name} />
      </Notice>
    </div>
  )
}

/** Mistakes, words heard otherwise, and what is next. */
export function FeedbackRemarks({ session, feedback }: Pick<RemarksProps, 'feedback'> & { session: Session }) {
  const say = useSay()
  const { mode, language } = session
  const { corrections, pronunciation, practise, figures, left_out = [] } = feedback
  const lang = remarkLanguage(feedback, mode, language)
  return (
    <>
      {corrections.length > 0 && <Corrections {...{ session, corrections, lang }} />}
      {left_out.length > 0 && <LeftOut session={session} points={left_out} isTyped={figures.seconds === null} />}
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
    </>
  )
}

interface CorrectionsProps {
  session: Session
  corrections: SpeakingFeedback['corrections']
  /** That of the reasons; undefined is the page's. */
  lang: SpeakingLanguage | undefined
}

function Corrections({ session: { id, turns, language }, corrections, lang }: CorrectionsProps) {
  const say = useSay()
  const onWrong = useSayTalkWrong(id)
  return (
    <Panel title={say('speaking.corrections')}>
      <ul className="max-w-3xl divide-y divide-line border-line border-y">
        {corrections.map((correction) => (
          <li key={`${correction.quote} ${correction.correction}`} className="wrap-anywhere py-3">
            <CorrectionLine {...{ correction, turns, language, onWrong }} remarkedIn={lang} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface LeftOutProps {
  session: Session
  points: readonly string[]
  isTyped: boolean
}

/** Main points of the material that were not spoken of, each with the way to its place. */
function LeftOut({ session: { material_id, language }, points, isTyped }: LeftOutProps) {
  const say = useSay()
  return (
    <Panel
      title={say('speaking.leftOut')}
      description={say(isTyped ? 'speaking.leftOutTyped' : 'speaking.leftOutText')}
    >
      <ul className="max-w-3xl divide-y divide-line border-line border-y">
        {points.map((point, index) => (
          <li key={point} className="flex items-start gap-2 py-3">
            <span className="wrap-anywhere min-w-0 grow font-serif" lang={language}>
              {point}
            </span>
            <ShowInMaterial
              materialId={material_id}
              words={point}
              of={say('speaking.leftOutPlace', { number: index + 1 })}
              look="icon"
            />
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
