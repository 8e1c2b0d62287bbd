import { Readable } from 'node:stream'
import { dateOfDay } from '@lectern/memory/study-day'
import type { ExportEntry } from '../../bound-module.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { listExams } from './exams/exam-store.ts'
import { listEventsAfter } from './memory/event-store.ts'
import { listItemsAfter } from './memory/item-store.ts'
import { readLearner, readSetSettings } from './memory/learner.ts'
import { presentSetSettings, presentSettings, presentState } from './present.ts'
import { readReminder } from './reminders/reminder-store.ts'

const AT_ONCE = 1000
/** More than anybody can have had. */
const MOST_EXAMS = 100_000

/** The settings with the exams, how every card stands, and the whole log; the latter two as JSON, a line a thing. */
export async function* exportReview(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const learner = await readLearner(queries, student.id, clock.now())
  const sets = await readSetSettings(queries, student.id)
  yield {
    path: 'review/settings.json',
    content: {
      ...presentSettings(learner.settings),
      weights: learner.settings.weights,
      fitted: learner.settings.fit,
      reminder_hour: (await readReminder(queries, student.id))?.hour ?? null,
      exams: (await listExams(queries, student.id, learner.today, MOST_EXAMS)).map(
        ({ groupId, materialId, ...exam }) => ({
          set_id: groupId,
          material_id: materialId,
          date: dateOfDay(exam.day),
          forecast: exam.forecast,
          mark: exam.mark,
        }),
      ),
      sets: [...sets.values()].map((set) => ({ set_id: set.groupId, ...presentSetSettings(set) })),
    },
  }
  const stateLines = lines(queries, student.id, listItemsAfter, (item) => ({
    ...presentState(item, learner),
    stability: item.stability,
    difficulty: item.difficulty,
  }))
  yield { path: 'review/items.jsonl', content: Readable.from(stateLines) }
  const eventLines = lines(queries, student.id, listEventsAfter, ({ studentId: _, ...event }) => event)
  yield { path: 'review/events.jsonl', content: Readable.from(eventLines) }
}

/** Everything of a student, some at a time, as lines of JSON. */
async function* lines<Row extends { id: number }>(
  queries: Queries,
  studentId: number,
  listAfter: (queries: Queries, studentId: number, afterId: number, limit: number) => Promise<Row[]>,
  present: (row: Row) => object,
): AsyncGenerator<string> {
  for (let afterId = 0; ; ) {
    const rows = await listAfter(queries, studentId, afterId, AT_ONCE)
    for (const row of rows) yield `${JSON.stringify(present(row))}\n`
    if (rows.length < AT_ONCE) return
    afterId = rows.at(-1)?.id ?? afterId
  }
}
