import { WORD_LIMIT } from '@lectern/domain/content'
import type { ExamMethod } from '@lectern/domain/exam'
import { truncateToWords } from '@lectern/domain/words'
import { listMaterialRows, requireMaterial } from '../../core/documents/material-store.ts'
import type { Queries } from '../../platform/database/database.ts'

const TOPIC_BREAK = /[,;\n，；、。]+/
const MOST_TERMS = 12
const MATERIALS_PER_TERM = 5
const SHORTEST_LATIN_TERM = 4
/** Words of a prompt that speak of the exam, not of its subject. */
const ABOUT_EXAMS = new Set(
  (
    'about chapter cover create difficult easy exam exams focus from generate hard include make mixed please practice ' +
    'prepare question questions quiz some student students test that this topic what with write ' +
    '考試 考试 題目 题目 試題 试题 問題 问题 關於 关于 練習 练习 測驗 测验 生成 一份 一些'
  ).split(' '),
)

/**
 * The text of the student's kept materials that speak of what they ask for, those that hold most of the terms first, at
 * most as long as any content may be; empty where none does.
 */
export async function findMaterial(
  queries: Queries,
  student: { id: number },
  method: ExamMethod,
  text: string,
): Promise<string> {
  const hits = new Map<number, number>()
  for (const search of searchTerms(method, text)) {
    const rows = await listMaterialRows(queries, student.id, { search, limit: MATERIALS_PER_TERM, offset: 0 })
    for (const { id } of rows) hits.set(id, (hits.get(id) ?? 0) + 1)
  }
  const best = [...hits].sort(([, one], [, other]) => other - one).slice(0, MATERIALS_PER_TERM)
  const texts: string[] = []
  for (const [id] of best) texts.push((await requireMaterial(queries, student.id, id)).text)
  return truncateToWords(texts.join('\n\n'), WORD_LIMIT)
}

/** What to look for: each topic as it stands, or the telling words of a prompt. */
export function searchTerms(method: ExamMethod, text: string): string[] {
  const terms = method === 'topic' ? text.split(TOPIC_BREAK).map((topic) => topic.trim()) : tellingWords(text)
  return [...new Set(terms.filter(Boolean))].slice(0, MOST_TERMS)
}

function tellingWords(text: string): string[] {
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text.slice(0, 2000))
  return [...words]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
    .filter((word) => !ABOUT_EXAMS.has(word) && word.length >= (isHan(word) ? 2 : SHORTEST_LATIN_TERM))
}

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word)
