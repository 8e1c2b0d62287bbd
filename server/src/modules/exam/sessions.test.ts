import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Ground, layGround, MISSING_ID, modelSaying } from '../../../test/ground.ts'
import { silentLog } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { createLimits } from '../../core/limits/limits.ts'
import type { Model } from '../../platform/model/model.ts'
import { Problem } from '../../problem.ts'
import { deriveSecrets } from '../../settings/secrets.ts'
import { deleteSet } from './delete-set.ts'
import { keepSet, questionAt } from './exam-test-ground.ts'
import { exportExams } from './export-exams.ts'
import { listSets } from './list-sets.ts'
import { compareAnswer } from './sessions/compare-answer.ts'
import { compareAnswers } from './sessions/compare-answers.ts'
import { endSession } from './sessions/end-session.ts'
import { getSession } from './sessions/get-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { markOwnAnswer } from './sessions/mark-own-answer.ts'
import { startSession } from './sessions/start-session.ts'

const NOT_FOUND = { code: 'not_found' }
const secrets = deriveSecrets('a key of at least thirty-two characters')

const verdictOn = (number: number, verdict: string, reason = '', missing = '') => ({ number, reason, missing, verdict })
/** Says this of every answer that it is asked about. */
const marker = (verdict: 'correct' | 'partly' | 'incorrect' | 'unsure', reason = '', missing = '') =>
  modelSaying((_task, answers: { number: number }[]) => ({
    verdicts: answers.map(({ number }) => verdictOn(number, verdict, reason, missing)),
  }))
const failing = modelSaying(() => {
  throw new Problem('generation_failed', 'No usable answer.')
}).model

describeOnBothDatabases('An exam session', (database) => {
  let ground: Ground
  let ids: { choice: number; short: number; long: number }
  let setId: number
  let sessionId: number
  beforeEach(async () => {
    ground = await layGround(database())
    const set = await keepSet(ground)
    setId = set.id
    ids = { choice: questionAt(set, 0).id, short: questionAt(set, 1).id, long: questionAt(set, 2).id }
    sessionId = (await startSession(ground, ground.student, setId)).session_id
  })
  const end = (answers: Record<string, string>, id = sessionId) => endSession(ground, ground.student, id, answers)
  const servicesWith = (model: Model) => ({
    ...ground,
    model,
    log: silentLog,
    limits: createLimits({ database: database(), clock: ground.clock, secrets, hasClientLimits: false }),
  })
  const checkOne = (model: Model, questionId: number, user_answer: string, student = ground.student) =>
    compareAnswer(servicesWith(model), student, { session_id: sessionId, questionId, user_answer })
  const checkAll = (model: Model, answers: Record<number, string>) =>
    compareAnswers(servicesWith(model), ground.student, {
      session_id: sessionId,
      questions: Object.entries(answers).map(([questionId, user_answer], index) => ({
        questionId: Number(questionId),
        questionNumber: index + 1,
        user_answer,
      })),
    })

  test('is scored by the marking of the server', async () => {
    const result = await end({ [ids.choice]: 'two', [ids.short]: ' the MITOCHONDRION. ' })
    expect(result).toEqual({
      session_id: sessionId,
      exam_set_id: setId,
      score: 67,
      correct_count: 2,
      total_questions: 3,
      results: [
        { questionId: ids.choice, user_answer: 'two', isCorrect: true, method: 'exact_match', judgement: null },
        {
          questionId: ids.short,
          user_answer: ' the MITOCHONDRION. ',
          isCorrect: true,
          method: 'exact_match',
          judgement: null,
        },
        { questionId: ids.long, user_answer: '', isCorrect: false, method: 'no_answer', judgement: null },
      ],
      started_at: ground.clock.now().toISOString(),
      ended_at: ground.clock.now().toISOString(),
    })
    const { exam_sets } = await listSets(ground, ground.student, { page: 1, search: '' })
    expect(exam_sets).toMatchObject([{ id: setId, latest_score: 67, question_count: 3 }])
  })

  test('ends once: repeats, at once or later, get the same result', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => end({ [ids.choice]: 'two' })))
    expect(others).toEqual([first, first])
    ground.clock.advance(3600)
    expect(await end({ [ids.choice]: 'two', [ids.short]: 'The mitochondrion' })).toEqual(first)
  })

  test('takes what a batch found, for the very answers it was asked about', async () => {
    const { model, asked } = marker('correct')
    const answers = { [ids.choice]: 'one', [ids.short]: 'Powerhouse', [ids.long]: 'Respiration does it' }
    expect(await checkAll(model, answers)).toEqual({
      results: { Q1: 'INCORRECT', Q2: 'CORRECT', Q3: 'CORRECT' },
      judgements: {},
      made_by: 'model',
      model_name: 'test',
    })
    expect(asked).toEqual([
      [
        expect.objectContaining({ number: 1, question: 'What releases energy?', correctAnswer: 'The mitochondrion' }),
        expect.objectContaining({ number: 2, userAnswer: 'Respiration does it' }),
      ],
    ])
    const result = await end({ ...answers, [ids.long]: 'Something else' })
    expect(result.results.map(({ method, isCorrect }) => [method, isCorrect])).toEqual([
      ['exact_match', false],
      ['deepseek_batch', true],
      ['ai_fallback', false],
    ])
  })

  test('leaves an answer that nothing could check as not checked, to be checked again after its end', async () => {
    await expect(checkAll(failing, { [ids.short]: 'Powerhouse' })).rejects.toMatchObject({ code: 'generation_failed' })
    await expect(checkOne(failing, ids.short, 'Powerhouse')).rejects.toMatchObject({ code: 'generation_failed' })
    expect(await end({ [ids.short]: 'Powerhouse' })).toMatchObject({ score: 0 })
    expect(await checkOne(marker('correct').model, ids.short, 'Powerhouse')).toEqual({
      is_correct: true,
      method: 'deepseek_individual',
      judgement: null,
    })
    expect(await end({})).toMatchObject({ score: 33, correct_count: 1 })
  })

  test('takes its student’s word for an answer that nobody could judge, and keeps it', async () => {
    const word = (questionId: number, says_it: boolean, student = ground.student) =>
      markOwnAnswer(ground, student, sessionId, { questionId, says_it })
    await checkAll(marker('unsure').model, { [ids.short]: 'Powerhouse' })
    await expect(word(ids.short, true)).rejects.toMatchObject({ code: 'conflict' })
    await end({ [ids.short]: 'Powerhouse' })
    expect(await word(ids.short, true)).toMatchObject({ score: 33, correct_count: 1 })
    const { results } = await word(ids.short, true)
    expect(results[1]).toMatchObject({ user_answer: 'Powerhouse', isCorrect: true, method: 'own_word' })
    expect(await end({})).toMatchObject({ score: 33 })
    expect(await getSession(ground, ground.student, sessionId)).toMatchObject({ score: 33 })
    expect(await word(ids.short, false)).toMatchObject({ score: 0, correct_count: 0 })
    for (const id of [ids.choice, ids.long]) await expect(word(id, true)).rejects.toMatchObject({ code: 'conflict' })
    await expect(word(MISSING_ID, true)).rejects.toMatchObject(NOT_FOUND)
    await expect(word(ids.short, true, ground.stranger)).rejects.toMatchObject(NOT_FOUND)
    const both = await Promise.all([word(ids.short, true), word(ids.short, true)])
    expect(both.map(({ correct_count }) => correct_count)).toEqual([1, 1])
  })

  test('has each answer checked three times at most, and a decided one not again', async () => {
    const { model, asked } = marker('unsure')
    for (const answer of ['a', 'b', 'c'])
      expect(await checkOne(model, ids.short, answer)).toEqual({
        is_correct: false,
        method: 'ai_fallback',
        judgement: null,
      })
    await expect(checkOne(model, ids.short, 'd')).rejects.toMatchObject({ code: 'conflict' })
    expect(asked).toHaveLength(3)
    const decided = marker('incorrect')
    for (let turn = 0; turn < 5; turn++) await checkOne(decided.model, ids.long, 'By magic')
    expect(decided.asked).toHaveLength(1)
  })

  test('counts checks that come at once', async () => {
    const { model, asked } = marker('unsure')
    const checks = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => checkOne(model, ids.short, `answer ${n}`)))
    expect(checks.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(asked).toHaveLength(3)
    await expect(checkOne(model, ids.short, 'answer 6')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('believes no verdict about answers that were not asked about, and no contradiction', async () => {
    const { model } = modelSaying(() => ({
      verdicts: [verdictOn(1, 'correct'), verdictOn(1, 'incorrect'), verdictOn(7, 'correct')],
    }))
    await expect(checkAll(model, { [ids.short]: 'Powerhouse' })).rejects.toMatchObject({ code: 'generation_failed' })
  })

  test('keeps what was said of an answer with its mark; what is partly right counts as incorrect', async () => {
    const said = { is_partly: true, reason: 'The place is right.', missing: 'Which process it is.' }
    const { model } = marker('partly', ` ${said.reason}\u0000`, said.missing)
    const answers = { [ids.short]: 'Powerhouse', [ids.long]: 'In the mitochondrion' }
    const checked = await checkAll(model, answers)
    expect(checked).toMatchObject({ results: { Q1: 'INCORRECT', Q2: 'INCORRECT' }, judgements: { Q1: said, Q2: said } })
    expect(await checkOne(model, ids.short, 'Powerhouse')).toMatchObject({ is_correct: false, judgement: said })
    const ended = await end({ ...answers, [ids.choice]: 'two' })
    expect(ended.correct_count).toBe(1)
    expect(ended.results.map(({ judgement }) => judgement)).toEqual([null, said, said])
    expect((await getSession(ground, ground.student, sessionId)).results[1]?.judgement).toEqual(said)
  })

  test('is not charged the checks that failed, nor those that came back without a verdict', async () => {
    const silent = modelSaying(() => ({ verdicts: [] })).model
    for (let turn = 0; turn < 5; turn++) {
      await expect(checkOne(failing, ids.short, 'Powerhouse')).rejects.toMatchObject({ code: 'generation_failed' })
      await expect(checkOne(silent, ids.short, 'Powerhouse')).rejects.toMatchObject({ code: 'generation_failed' })
    }
    const half = modelSaying(() => ({ verdicts: [verdictOn(1, 'unsure')] })).model
    for (let turn = 0; turn < 3; turn++) await checkAll(half, { [ids.short]: 'Powerhouse', [ids.long]: 'By magic' })
    await expect(checkOne(marker('correct').model, ids.short, 'Powerhouse')).rejects.toMatchObject({ code: 'conflict' })
    expect(await checkOne(marker('correct').model, ids.long, 'By magic')).toMatchObject({ is_correct: true })
  })

  test('gets back the checks of a process that was killed, when their time is up', async () => {
    const never = modelSaying(() => new Promise(() => {}))
    for (const answer of ['a', 'b', 'c']) void checkOne(never.model, ids.short, answer).catch(() => {})
    await expect.poll(() => never.asked.length).toBe(3)
    const { model } = marker('correct')
    await expect(checkOne(model, ids.short, 'd')).rejects.toMatchObject({ code: 'in_progress' })
    ground.clock.advance(5 * 60)
    expect(await checkOne(model, ids.short, 'd')).toMatchObject({ is_correct: true })
  })

  test('is not checked without end where every check fails', async () => {
    const codes: unknown[] = []
    for (let turn = 0; turn < 102; turn++)
      codes.push(await checkOne(failing, ids.short, 'Powerhouse').catch(({ code }) => code))
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(2)
  })

  test('that has ended takes no new answer, and no check after 24 hours', async () => {
    await end({ [ids.short]: 'Powerhouse' })
    const { model } = marker('correct')
    await expect(checkOne(model, ids.short, 'Another')).rejects.toMatchObject({ code: 'session_ended' })
    await expect(checkOne(model, ids.long, 'Never given')).rejects.toMatchObject({ code: 'session_ended' })
    ground.clock.advance(24 * 3600)
    await expect(checkOne(model, ids.short, 'Powerhouse')).rejects.toMatchObject({ code: 'session_ended' })
  })

  test('asks again only what is named, and is scored by that', async () => {
    const retest = await startSession(ground, ground.student, setId, [ids.long, ids.choice])
    expect(retest.question_ids).toEqual([ids.choice, ids.long])
    expect(await end({ [ids.choice]: 'two' }, retest.session_id)).toMatchObject({ score: 50, total_questions: 2 })
    const { exam_sets } = await listSets(ground, ground.student, { page: 1, search: '' })
    expect(exam_sets).toMatchObject([{ latest_score: null, attempt_count: 1 }])
    const other = await keepSet(ground)
    const foreign = startSession(ground, ground.student, setId, [questionAt(other, 0).id])
    await expect(foreign).rejects.toMatchObject(NOT_FOUND)
  })

  test('is kept with every other attempt, and opened again', async () => {
    const list = (page = 1) => listSessions(ground, ground.student, setId, { page })
    expect(await list()).toMatchObject({ sessions: [], exam_set: { id: setId }, pagination: { total_count: 0 } })
    await end({ [ids.choice]: 'two', [ids.short]: 'The mitochondrion' })
    ground.clock.advance(60)
    const retest = await startSession(ground, ground.student, setId, [ids.long])
    await end({ [ids.long]: 'By respiration in the mitochondrion.' }, retest.session_id)
    const { session_id: running } = await startSession(ground, ground.student, setId)

    const about = { exam_set_id: setId }
    expect((await list()).sessions).toEqual([
      expect.objectContaining({
        ...about,
        session_id: retest.session_id,
        score: 100,
        total_questions: 1,
        is_retest: true,
      }),
      expect.objectContaining({ ...about, session_id: sessionId, score: 67, total_questions: 3, is_retest: false }),
    ])
    expect((await listSets(ground, ground.student, { page: 1, search: '' })).exam_sets).toMatchObject([
      { latest_score: 67, attempt_count: 2 },
    ])
    const opened = await getSession(ground, ground.student, retest.session_id)
    expect(opened).toMatchObject({ score: 100, is_retest: true, exam_set: { title: 'Cells' } })
    expect(opened.questions.map(({ question }) => question)).toEqual(['How is energy released?'])
    expect(opened.results).toMatchObject([{ user_answer: 'By respiration in the mitochondrion.', isCorrect: true }])
    expect(await getSession(ground, ground.student, running)).toMatchObject({ ended_at: null, results: [] })
  })

  test('lists its attempts by the page', async () => {
    for (let turn = 0; turn < 11; turn++) await end({}, (await startSession(ground, ground.student, setId)).session_id)
    const second = await listSessions(ground, ground.student, setId, { page: 2 })
    expect(second).toMatchObject({ sessions: { length: 1 }, pagination: { total_count: 11, has_next: false } })
  })

  test('of before attempts were told apart is a full one or a re-test by what it asked, and can still be checked', async () => {
    await end({ [ids.short]: 'Powerhouse' })
    const { queries } = database()
    const at = new Date(ground.clock.now().getTime() + 1000)
    await queries.execute(sql`
      insert into exam_sessions (set_id, student_id, question_ids, correct_count, started_at, ended_at)
      values (${setId}, ${ground.student.id}, ${JSON.stringify([ids.short])}::jsonb, 0, ${at}, ${at})`)
    const [retest, full] = (await listSessions(ground, ground.student, setId, { page: 1 })).sessions
    expect([retest?.is_retest, full?.is_retest]).toEqual([true, false])
    const retestId = retest?.session_id ?? 0
    await queries.execute(sql`
      insert into exam_answers (session_id, question_id, answer, is_correct, method, check_count)
      values (${retestId}, ${ids.short}, 'Powerhouse', false, 'ai_fallback', 2)`)
    const body = { session_id: retestId, questionId: ids.short, user_answer: 'Powerhouse' }
    const check = () => compareAnswer(servicesWith(marker('unsure').model), ground.student, body)
    expect(await check()).toMatchObject({ method: 'ai_fallback' })
    await expect(check()).rejects.toMatchObject({ code: 'conflict' })
  })

  test('and its exam cannot be told from missing ones by another student', async () => {
    for (const id of [sessionId, MISSING_ID])
      await expect(getSession(ground, ground.stranger, id)).rejects.toMatchObject(NOT_FOUND)
    await expect(listSessions(ground, ground.stranger, setId, { page: 1 })).rejects.toMatchObject(NOT_FOUND)
    const { model, asked } = marker('correct')
    for (const id of [sessionId, MISSING_ID])
      await expect(endSession(ground, ground.stranger, id, {})).rejects.toMatchObject(NOT_FOUND)
    await expect(checkOne(model, ids.short, 'x', ground.stranger)).rejects.toMatchObject(NOT_FOUND)
    await expect(checkOne(model, MISSING_ID, 'x')).rejects.toMatchObject(NOT_FOUND)
    await expect(startSession(ground, ground.stranger, setId)).rejects.toMatchObject(NOT_FOUND)
    await expect(deleteSet(ground, ground.stranger, setId)).rejects.toMatchObject(NOT_FOUND)
    expect(asked).toEqual([])
  })

  test('goes with its exam, also in the middle of everything', async () => {
    const { model } = marker('correct')
    const everything = await Promise.allSettled([
      ...[1, 2, 3].map((n) => checkOne(model, ids.short, `answer ${n}`)),
      end({ [ids.short]: 'answer 1' }),
      startSession(ground, ground.student, setId),
      deleteSet(ground, ground.student, setId),
    ])
    for (const result of everything) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Problem)
    await expect(end({})).rejects.toMatchObject(NOT_FOUND)
  })

  test('is part of what its student can take along', async () => {
    await end({ [ids.short]: 'Powerhouse' })
    const entries = await Array.fromAsync(exportExams(ground, { id: ground.student.id, language: 'en' }))
    expect(entries).toMatchObject([
      { path: `exams/set-${setId}.json`, content: { title: 'Cells', sessions: [{ answers: { length: 3 } }] } },
    ])
    expect(await Array.fromAsync(exportExams(ground, { id: ground.stranger.id, language: 'en' }))).toEqual([])
  })
})
