import type { ExamLanguage } from '@lectern/domain/exam'
import type { Language } from '@lectern/texts/languages'
import type { SampleSource } from '../../core/samples/sample-source.ts'
import { readTitles } from '../../core/sharing/read-titles.ts'
import { deleteSetIn } from './delete-set.ts'
import { insertSet } from './set-store.ts'
import { examSets } from './tables.ts'

const LANGUAGES: Readonly<Record<Language, ExamLanguage>> = {
  en: 'english',
  'zh-hant': 'traditional_chinese',
  'zh-hans': 'simplified_chinese',
}

/** The questions of the sample chapter are an exam, practised like any other. */
export const sampleExam: SampleSource = {
  part: 'exam',
  keep(tx, student, { chapter, language, materialId }, now) {
    const set = {
      studentId: student.id,
      title: chapter.title,
      generatedBy: 'content',
      language: LANGUAGES[language],
      madeBy: 'hand',
      isSampled: false,
      materialId,
      createdAt: now,
    } as const
    const questions = chapter.exam.map(({ correct_answer: correctAnswer, ...question }) => ({
      ...question,
      correctAnswer,
    }))
    return insertSet(tx, set, questions)
  },
  isThere: async (queries, studentId, id) => (await readTitles(queries, examSets, studentId, [id])).has(id),
  remove: ({ clock }, tx, student, id) => deleteSetIn(tx, student, id, clock.now()),
}
