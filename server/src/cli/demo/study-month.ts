import { randomUUID } from 'node:crypto'
import { reciteEndpoints } from '@lectern/contract/recite'
import type { Grade } from '@lectern/domain/review'
import { answerItem } from '../../core/review/answer-item.ts'
import { getQueue } from '../../core/review/queue/get-queue.ts'
import { createSet } from '../../modules/recite/sets/create-set.ts'
import { putInFolder } from '../../modules/recite/sets/folders.ts'
import { answerCard } from '../../modules/recite/study/answer-card.ts'
import { endStudy } from '../../modules/recite/study/end-study.ts'
import { startStudy } from '../../modules/recite/study/start-study.ts'
import { bringText } from './bring-text.ts'
import type { DatedServices } from './dated-services.ts'
import { SETS } from './material.ts'

const DAY_MS = 86_400_000
/** The student rests now and then; what came due since yesterday is left to be done. */
const REST_DAYS = new Set([27, 24, 20, 16, 13, 9, 5, 1, 0])
const REVIEWS_A_DAY = 40
const LOOK_MS = 6000

const setBody = (body: object) => reciteEndpoints.createSet.body.parse(body)

type Student = { id: number }

/** The sets are kept, studied against the clock, and reviewed on most days of the month before `today`. */
export async function studyMonth(dated: DatedServices, student: Student, today: Date, random: () => number) {
  const { services } = dated
  for (let daysAgo = 29; daysAgo >= 0; daysAgo--) {
    dated.set(new Date(today.getTime() - daysAgo * DAY_MS))
    for (const set of SETS.filter((one) => one.daysAgo === daysAgo)) {
      const material_id = set.material && (await bringText(dated, student, set.material))
      const body = setBody({ title: set.title, selected_cards: set.cards, material_id })
      const { id } = await createSet(services, student, body)
      if (set.folder) await putInFolder(services, student, id, { folder: set.folder })
      await studyOnce(dated, student, id, random)
    }
    if (!REST_DAYS.has(daysAgo)) await reviewOnce(dated, student, random)
  }
}

async function studyOnce({ services }: DatedServices, student: Student, setId: number, random: () => number) {
  const { session_id, flashcards } = await startStudy(services, student, setId)
  for (const { id } of flashcards)
    await answerCard(services, student, session_id, {
      flashcard_id: id,
      is_correct: random() < 0.6,
      duration_ms: LOOK_MS,
    })
  await endStudy(services, student, session_id)
}

async function reviewOnce({ services }: DatedServices, student: Student, random: () => number) {
  for (let answered = 0; answered < REVIEWS_A_DAY; ) {
    const { items, handed_out_at } = await getQueue(services, student, { limit: 20 })
    if (items.length === 0) return
    for (const { id } of items.slice(0, REVIEWS_A_DAY - answered)) {
      await answerItem(services, student, {
        item_id: id,
        rating: gradeOf(random()),
        duration_ms: Math.round(LOOK_MS * (0.5 + random())),
        answered_at: services.clock.now().toISOString(),
        handed_out_at,
        client_id: randomUUID(),
      })
      answered++
    }
  }
}

/** Nine of ten cards are known. */
function gradeOf(chance: number): Grade {
  if (chance < 0.1) return 1
  if (chance < 0.2) return 2
  return chance < 0.85 ? 3 : 4
}
