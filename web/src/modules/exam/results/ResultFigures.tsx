import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import { examPercent } from '@lectern/domain/exam'
import { useQueries, useQuery } from '@tanstack/react-query'
import { materialQuery } from '../../../core/library/materials-api.ts'
import { type Reviewed, type Share, sharesBy } from '../../../core/questions/results/outcome.ts'
import { chaptersAt, stretchOf } from '../../../core/questions/results/parts-of-material.ts'
import { ScoreTrend } from '../../../core/questions/results/ScoreTrend.tsx'
import { ShareBars } from '../../../core/questions/results/ShareBars.tsx'
import { usePlacesOf } from '../../../core/questions/results/use-places-of.ts'
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
  const parts = useParts(materialIds.length === 1 ? materialIds[0] : null, questions, asked)
  const documents = useDocuments(materialIds.length > 1 ? materialIds : [], questions, asked)
  return (
    <div className="grid items-start gap-8 empty:hidden @xl:grid-cols-2">
      <ShareBars title={say('results.byKind')} shares={kinds} />
      <ShareBars {...parts} />
      <ShareBars title={say('results.byDocument')} shares={documents} />
      {result.isSaved && <Trend result={result} />}
    </div>
  )
}

/** By chapters of the one material that all of it was made from, or by stretches of its pages where those tell nothing apart. */
function useParts(
  materialId: number | null | undefined,
  questions: readonly ExamQuestion[],
  asked: readonly Reviewed[],
): { title: string; shares: Share[] } {
  const say = useSay()
  const placeOf = usePlacesOf(materialId, questions)
  const material = useQuery({ ...materialQuery(materialId ?? 0), enabled: placeOf.size > 1 })
  const startOf = ({ id }: Reviewed): number => placeOf.get(id)?.start ?? 0
  const placed = asked.filter(({ id }) => placeOf.has(id)).toSorted((one, other) => startOf(one) - startOf(other))
  const places = placed.flatMap(({ id }) => placeOf.get(id) ?? [])
  const chapters = chaptersAt(places, material.data?.outline ?? [])
  if (chapters) {
    const chapterOf = new Map(placed.map(({ id }, index) => [id, chapters[index]]))
    const shares = sharesBy(placed, ({ id }) => {
      const chapter = chapterOf.get(id)
      return chapter ? { key: String(chapter.start), label: chapter.title } : null
    })
    return { title: say('results.byChapter'), shares }
  }
  // Pages are not told for a moment, to give their place to chapters.
  if (material.isLoading) return { title: '', shares: [] }
  const pages = places.map(({ page }) => page)
  const shares = sharesBy(placed, ({ id }) => {
    const { from, to } = stretchOf(placeOf.get(id)?.page ?? 1, pages)
    return {
      key: String(from),
      label: from === to ? say('results.page', { page: from }) : say('results.pages', { from, to }),
    }
  })
  return { title: say('results.byPages'), shares }
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
