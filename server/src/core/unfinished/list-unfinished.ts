import type { Answer } from '@lectern/contract/endpoint'
import type { unfinishedEndpoints } from '@lectern/contract/work/unfinished'
import { CHARGED_MODULES } from '@lectern/domain/prices'
import type { Services } from '../../services.ts'

/** What every module has under way for the student, newest first. */
export async function listUnfinished(
  { modules }: Pick<Services, 'modules'>,
  student: { id: number },
): Promise<Answer<typeof unfinishedEndpoints.list>> {
  const found = await Promise.all(
    modules.map(async ({ id, unfinishedWork }) => {
      const module = CHARGED_MODULES.find((name) => name === id)
      return module && unfinishedWork ? (await unfinishedWork(student)).map((work) => ({ ...work, module })) : []
    }),
  )
  const newestFirst = found.flat().toSorted((one, other) => other.since.getTime() - one.since.getTime())
  const work = newestFirst.map(({ id, isAgain = false, since, ...about }) => ({
    ...about,
    id: `${id}`,
    is_again: isAgain,
    since: since.toISOString(),
  }))
  return { work }
}
