import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import { examPercent } from '@lectern/domain/exam'
import { useQueries } from '@tanstack/react-query'
import { materialQuery } from '../../../core/library/materials-api.ts'
import { type Reviewed, type Share, sharesBy, stretchOf } from '../../../core/questions/results/outcome.ts'
import { ScoreTrend } from '../../../core/questions/results/ScoreTrend.tsx'
import { ShareBars } from '../../../core/questions/results/ShareBars.tsx'
import { usePagesOf } from '../../../core/questions/results/use-pages-of.ts'
import { shortDayOfText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useAttempts } from '../api.ts'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'
import { correctCount, type Result } from '../result.ts'
import { outcomeOf } from './reviewed-question.ts'

/** Where it went well: by kind of question, by part of the material, and from one attempt to the next. */
export function ResultFigures({ result }: { result: Result }) {
  const say = useSay()
  const { questions } = result.practice
  const markOf = new Map(result.marks.map((mark) => [mark.questionId, mark]))
  const asked = questions.map((question, index) => ({
    ...{ id: question.id, number: index + 1, type: question.type, outcome: outcomeOf(markOf.get(question.id)) },
  }))
  const kinds = sharesBy(asked, ({ type }) => ({ key: type, label: say(QUESTION_TYPE_NAMES[type]) }))
  const materialIds = [...new Set(questions.flatMap(({ material_id: id }) => id ?? []))]
  const pages = useStretches(materialIds.length === 1 ? materialIds[0] : null, questions, asked)
  const documents = useDocuments(materialIds.length > 1 ? materialIds : [], questions, asked)
  return (
    <div className="grid items-start gap-8 empty:hidden @xl:grid-cols-2">
      <ShareBars title={say('results.byKind')} shares={kinds} />
      <ShareBars title={say('results.byPages')} shares={pages} />
      <ShareBars title={say('results.byDocument')} shares={documents} />
      {result.isSaved && <Trend result={result} />}
    </div>
  )
}

/** By stretches of the pages of the one material that all of it was made from. */
function useStretches(
  materialId: number | null | undefined,
  questions: readonly ExamQuestion[],
  asked: readonly Reviewed[],
): Share[] {
  const say = useSay()
  const pageOf = usePagesOf(materialId, questions)
  const pages = [...pageOf.values()]
  const inOrder = asked.toSorted((one, other) => (pageOf.get(one.id) ?? 0) - (pageOf.get(other.id) ?? 0))
  return sharesBy(inOrder, ({ id }) => {
    const page = pageOf.get(id)
    if (page === undefined) return null
    const { from, to } = stretchOf(page, pages)
    return {
      key: String(from),
      label: from === to ? say('results.page', { page: from }) : say('results.pages', { from, to }),
    }
  })
}

/** By the documents that it was made from, by what their student calls them. */
function useDocuments(
  materialIds: readonly number[],
  questions: readonly ExamQuestion[],
  asked: readonly Reviewed[],
): Share[] {
  const opened = useQueries({ queries: materialIds.map(materialQuery) })
  const titles = new Map(materialIds.map((id, index) => [id, opened[index]?.data?.title]))
  const documentOf = new Map(questions.map(({ id, material_id }) => [id, material_id]))
  const shares = sharesBy(asked, ({ id }) => {
    const materialId = documentOf.get(id)
    const label = materialId != null && titles.get(materialId)
    return label ? { key: String(materialId), label } : null
  })
  return shares.toSorted((one, other) => materialIds.indexOf(Number(one.key)) - materialIds.indexOf(Number(other.key)))
}

/** The latest attempts at all of the exam's questions, up to this one, whose marks may have changed since they were read. */
function Trend({ result }: { result: Result }) {
  const { sessionId, set, questions } = result.practice
  const { data } = useAttempts(set.id, { search: '', page: 1 })
  const score = examPercent(correctCount(result), questions.length)
  const whole = data?.sessions.filter(({ is_retest, ended_at }) => !is_retest && ended_at !== null) ?? []
  return (
    <ScoreTrend
      shownId={sessionId}
      attempts={whole.toReversed().map(({ session_id: id, ended_at, score: then }) => ({
        ...{ id, score: id === sessionId ? score : then, when: shortDayOfText(new Date(ended_at ?? '')) },
      }))}
    />
  )
}
