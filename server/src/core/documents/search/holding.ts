import { MATERIAL_EXCERPT_CHARACTERS } from '@lectern/domain/documents'
import { foldForSearch, gramsOfSearch } from '@lectern/domain/materials/grams'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../../platform/database/rows.ts'
import { gramArray, materialGrams } from '../search-tables.ts'
import { materials } from '../tables.ts'
import { gramsOfStudent, TOO_MANY } from './student-grams.ts'

/** How much of a text stands before what was found in it. */
const BEFORE_FOUND = 40

/** Materials of the student whose name, title or text holds `search`, whatever its case; no condition where it is empty. */
export function holding(student: { id: number }, search: string): SQL | undefined {
  if (search === '') return undefined
  const folded = foldForSearch(search)
  const { grams, isExact } = gramsOfSearch(folded)
  const having = (some: Iterable<number>) => sql`${materialGrams.grams} @> ${gramArray(gramsOfStudent(student, some))}`
  const isInside = sql`strpos(${materialGrams.folded}, ${folded}) > 0`
  const indexed = (found?: SQL) =>
    sql`${materials.id} in (select ${materialGrams.materialId} from ${materialGrams} where ${found})`
  const isNew = sql`not exists (select from ${materialGrams} where ${materialGrams.materialId} = ${materials.id})`
  return or(
    containing(search, materials.name, materials.title),
    // Not one condition: what has its grams would be unpacked to see whether it has too many.
    indexed(and(having(grams), isExact ? undefined : isInside)),
    indexed(and(having([TOO_MANY]), isInside)),
    and(isNew, containing(search, materials.text)),
  )
}

/** How the text of a material begins, or, where it holds `search`, the place where it does. */
export function excerptOf(search: string): SQL<string> {
  const beginning = sql<string>`left(${materials.text}, ${MATERIAL_EXCERPT_CHARACTERS})`
  if (search === '') return beginning
  const place = sql`strpos(${materialGrams.folded}, ${foldForSearch(search)}) - ${BEFORE_FOUND}`
  const around = sql`'… ' || substr(${materials.text}, ${place}, ${MATERIAL_EXCERPT_CHARACTERS})`
  return sql<string>`coalesce((select ${around} from ${materialGrams}
    where ${materialGrams.materialId} = ${materials.id} and ${place} > 1), ${beginning})`
}
