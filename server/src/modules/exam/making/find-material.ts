import { WORD_LIMIT } from '@lectern/domain/content'
import type { ExamMethod } from '@lectern/domain/exam'
import { truncateToWords } from '@lectern/domain/words'
import { requireMaterial } from '../../../core/documents/material-store.ts'
import { listMatchingIds } from '../../../core/documents/materials/listing-store.ts'
import { searching } from '../../../core/documents/search/searching.ts'
import type { Services } from '../../../services.ts'

const TOPIC_BREAK = /[,;\n，；、。]+/
const MOST_TERMS = 12
const MATERIALS_PER_TERM = 5
/** Words of a prompt that speak of the exam, not of its subject. */
const ABOUT_EXAMS = new Set(
  (
    'about chapter cover create difficult easy exam exams focus from generate hard include make mixed please practice ' +
    'prepare question questions quiz some student students test that this topic what with write'
  ).split(' '),
)
const LATIN_WORD = /[[\p{L}\p{N}]--\p{Script=Han}]{4,}/gv
const HAN_RUN = /\p{Script=Han}{2,}/gu
const HAN_FILLER =
  /考[試试]|[題题]目|[試试][題题]|[問问][題题]|[關关][於于]|[練练][習习]|[測测][驗验]|生成|一份|一些|[請请出的和與与及在是我有]/u

/**
 * The text of the student's kept materials that speak of what they ask for, those that hold most of the terms first, at
 * most as long as any content may be; empty where none does.
 */
export function findMaterial(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  method: ExamMethod,
  text: string,
): Promise<string> {
  return searching(database, async (tx) => {
    const hits = new Map<number, number>()
    for (const search of searchTerms(method, text)) {
      const ids = await listMatchingIds(tx, student.id, {
        ...{ search, sort: 'latest', limit: MATERIALS_PER_TERM },
        filter: { hasText: true },
      })
      for (const id of ids) hits.set(id, (hits.get(id) ?? 0) + 1)
    }
    const best = [...hits].sort(([, one], [, other]) => other - one).slice(0, MATERIALS_PER_TERM)
    const texts: string[] = []
    for (const [id] of best) texts.push((await requireMaterial(tx, student.id, id)).text)
    return truncateToWords(texts.join('\n\n'), WORD_LIMIT)
  })
}

/** What to look for: each topic as it stands, or the telling words of a prompt. */
function searchTerms(method: ExamMethod, text: string): string[] {
  const terms = method === 'topic' ? text.split(TOPIC_BREAK).map((topic) => topic.trim()) : tellingWords(text)
  return [...new Set(terms.filter(Boolean))].slice(0, MOST_TERMS)
}

function tellingWords(prompt: string): string[] {
  const latin = (prompt.match(LATIN_WORD) ?? []).filter((word) => !ABOUT_EXAMS.has(word.toLowerCase()))
  const han = (prompt.match(HAN_RUN) ?? []).flatMap((run) => run.split(HAN_FILLER)).filter((term) => term.length > 1)
  return [...han, ...latin]
}
