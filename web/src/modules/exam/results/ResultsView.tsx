import { examPercent, examVerdict } from '@lectern/domain/exam'
import { useEffect, useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import type { MissedQuestion } from '../../../core/review/mistakes/missed-question.ts'
import { PracticeMissed } from '../../../core/review/mistakes/PracticeMissed.tsx'
import { StudyEnd } from '../../../core/review/StudyEnd.tsx'
import { studySeconds } from '../../../core/review/session/study-seconds.ts'
import { momentText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ScoreRing } from '../../../ui/figures/ScoreRing.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { useAttempt } from '../api.ts'
import { GiveUpPractice } from '../GiveUpPractice.tsx'
import { saveResult } from '../hand-in.ts'
import { correctCount, partlyCount, type Result, resultOf, resultStore } from '../result.ts'
import { trails } from '../trail.ts'
import { useStartPractice } from '../use-start-practice.ts'
import type { OpenView } from '../use-view.ts'
import { ResultFigures } from './ResultFigures.tsx'
import { ResultReview } from './ResultReview.tsx'
import { outcomeOf } from './reviewed-question.ts'

/**
 * How a practice went, each question with the answer given, and the ways on.
 * @param sessionId the attempt to open; null for the one that was handed in last
 */
export function ResultsView({ sessionId, openView }: { sessionId: number | null; openView: OpenView }) {
  const say = useSay()
  const result = useStore(resultStore)
  const isHere = result !== null && (sessionId === null || result.practice.sessionId === sessionId)
  const attempt = useAttempt(isHere ? null : sessionId)
  const session = attempt.data
  useEffect(() => {
    if (session?.ended_at) resultStore.set(resultOf(session))
  }, [session])
  if (isHere) return <Results key={result.practice.sessionId} result={result} openView={openView} />
  const trail = trails(say, openView).history
  if (session && !session.ended_at) return <PageHeader title={say('exam.notSubmitted')} trail={trail} />
  return (
    <NotOpened
      query={attempt}
      title={say('exam.results')}
      trail={trail}
      loading={say('exam.loadingAttempt')}
      failed={say('exam.attemptFailed')}
      missing={{
        title: say('exam.attemptNotFound'),
        text: say('exam.attemptMissing'),
        hint: say('exam.attemptMissingHint'),
      }}
    />
  )
}

function Results({ result, openView }: { result: Result; openView: OpenView }) {
  const say = useSay()
  const { practice } = result
  const [isPractising, setPractising] = useState(false)
  const missed = missedOf(result)
  const marksById = new Map(result.marks.map((mark) => [mark.questionId, mark]))
  if (isPractising) return <PracticeMissed cards={missed} onDone={() => setPractising(false)} />
  return (
    <>
      <PageHeader
        title={say(examVerdict(correctCount(result), practice.questions.length))}
        description={[practice.set.title, result.endedAt && momentText(new Date(result.endedAt))]
          .filter(Boolean)
          .join(say('ui.between'))}
        trail={trails(say, openView).start}
      />
      <ResultReview
        result={result}
        score={<Reached result={result} openView={openView} />}
        figures={
          <>
            <StudyEnd
              at={{ kind: 'exam', id: practice.set.id, title: practice.set.title }}
              outcomes={result.practice.questions.map(({ id }) => outcomeOf(marksById.get(id)))}
              missed={missed}
              seconds={secondsOf(result)}
              onAgain={() => setPractising(true)}
            />
            <ResultFigures result={result} />
          </>
        }
        above={<AboutQuestions set={practice.set} />}
        onNothingLeft={() => openView('history')}
      />
    </>
  )
}

/** From what the questions were made, and by whom. */
function AboutQuestions({ set }: { set: Result['practice']['set'] }) {
  const say = useSay()
  return (
    <div className="mb-8 flex flex-col gap-4 empty:hidden">
      {set.is_sampled && <Notice>{say('exam.sampled')}</Notice>}
      {set.made_by !== 'hand' && (
        <MadeByNotice madeBy={set.made_by} modelName={set.model_name ?? null} what="questions" />
      )}
    </div>
  )
}

/** The score, what is left to be said of it, and the ways on. */
function Reached({ result, openView }: { result: Result; openView: OpenView }) {
  const say = useSay()
  const total = result.practice.questions.length
  const correct = correctCount(result)
  const partly = partlyCount(result)
  const unchecked = uncheckedCount(result)
  const percent = examPercent(correct, total)
  return (
    <Card className="flex flex-col gap-6 @xl:flex-row @xl:items-center">
      <p role="status" className="flex items-center gap-5 @xl:flex-col @xl:gap-2">
        <ScoreRing percent={percent}>{percent}%</ScoreRing>{' '}
        <span className="text-ink-soft">{say('exam.correctOf', { correct, count: total })}</span>
      </p>
      <div className="flex min-w-0 grow flex-col gap-4">
        {partly > 0 && (
          <p className="text-ink-soft text-sm">
            {say('exam.withHalves', { count: partly, percent: examPercent(correct + partly / 2, total) })}
          </p>
        )}
        {unchecked > 0 && <Notice tone="fair">{say('exam.notCheckedCount', { count: unchecked })}</Notice>}
        {!result.isSaved && <NotSaved />}
        <NextSteps result={result} openView={openView} />
      </div>
    </Card>
  )
}

/** They count as incorrect, and nobody could tell whether they are. */
const uncheckedCount = ({ marks }: Result): number => marks.filter(({ method }) => method === 'ai_fallback').length

/** The questions that were marked wrong; what nobody could check was not missed. */
function missedOf({ practice, marks }: Result): MissedQuestion[] {
  const wrong = new Set(
    marks.flatMap(({ questionId, isCorrect, method }) => (isCorrect || method === 'ai_fallback' ? [] : [questionId])),
  )
  return practice.questions
    .filter(({ id }) => wrong.has(id))
    .map(({ correct_answer: answer, ...question }) => ({ ...question, answer }))
}

const secondsOf = ({ startedAt, endedAt }: Result): number | null =>
  startedAt && endedAt ? studySeconds(Date.parse(startedAt), Date.parse(endedAt)) : null

/** The server has not taken the answers: the score stands on this screen alone. */
function NotSaved() {
  const say = useSay()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveResult()
    setSaving(false)
  }
  return (
    <Notice tone="poor" title={say('exam.notSaved')}>
      <Button className="mt-2" isLoading={isSaving} onClick={() => void save()}>
        {say('exam.saveAgain')}
      </Button>
    </Notice>
  )
}

function NextSteps({ result, openView }: { result: Result; openView: OpenView }) {
  const say = useSay()
  const start = useStartPractice(openView)
  const { set } = result.practice
  const wrong = result.marks.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId)
  return (
    <div className="flex flex-wrap gap-3">
      {wrong.length > 0 && (
        <Button
          variant="primary"
          isLoading={start.startingId !== null}
          onClick={() => start.begin({ set, only: wrong })}
        >
          {say(uncheckedCount(result) > 0 ? 'exam.retestWithUnchecked' : 'exam.retest', { count: wrong.length })}
        </Button>
      )}
      <Button isLoading={start.startingId !== null} onClick={() => start.begin({ set })}>
        {say('exam.retake')}
      </Button>
      <Button onClick={() => openView('attempts', set.id)}>{say('exam.allAttempts')}</Button>
      <Button onClick={() => openView('history')}>{say('exam.history')}</Button>
      <GiveUpPractice start={start} />
    </div>
  )
}
