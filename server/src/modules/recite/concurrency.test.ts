import { expect, test } from 'vitest'
import { layGround } from '../../../test/ground.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import { createCard } from './cards/create-card.ts'
import { deleteCard } from './cards/delete-card.ts'
import { reorderCards } from './cards/reorder-cards.ts'
import { updateCard } from './cards/update-card.ts'
import { cardAt, makeSet } from './recite-test-ground.ts'
import { deleteSet } from './sets/delete-set.ts'
import { getSet } from './sets/get-set.ts'
import { listHistory } from './sets/list-history.ts'
import { answerCard } from './study/answer-card.ts'
import { clearProgress } from './study/clear-progress.ts'
import { endStudy } from './study/end-study.ts'
import { startStudy } from './study/start-study.ts'

const ROUNDS = 12

describeOnBothDatabases('A set in several tabs', (database) => {
  test('answers or refuses whatever is done to it at once: no call waits for another that waits for it', async () => {
    const ground = await layGround(database())
    const { student } = ground
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const set = await makeSet(ground, { cardCount: 8 })
      const session = await startStudy(ground, student, set.id)
      const ids = set.flashcards.map(({ id }) => id)
      const calls = [
        () => endStudy(ground, student, session.session_id),
        ...ids.map(
          (flashcard_id) => () => answerCard(ground, student, session.session_id, { flashcard_id, is_correct: true }),
        ),
        () => deleteCard(ground, student, cardAt(set, 7).id),
        () => updateCard(ground, student, cardAt(set, 6).id, { answer: 'Another' }),
        () => createCard(ground, student, set.id, { question: 'New?', answer: 'Yes' }),
        () => reorderCards(ground, student, set.id, ids.toReversed()),
        () => clearProgress(ground, student, set.id),
        () => startStudy(ground, student, set.id),
        () => getSet(ground, student, set.id),
        () => listHistory(ground, student, { page: 1, search: '' }),
        () => deleteSet(ground, student, set.id),
      ]
      // Every round another call comes first.
      const inTurn = [...calls.slice(round), ...calls.slice(0, round)]
      outcomes.push(...(await Promise.allSettled(inTurn.map((call) => call()))))
      ground.clock.advance(300)
    }
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
    expect(failures.filter((failure) => !(failure instanceof Problem))).toEqual([])
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['not_found', 'session_ended']))
  })
})
