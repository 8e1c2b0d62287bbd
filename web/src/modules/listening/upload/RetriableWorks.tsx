import { useSay } from '../../../lib/language.ts'
import { useWorks } from '../api.ts'
import { FailedWork } from '../FailedWork.tsx'
import { awaitedStore } from './upload.ts'

/** Recordings that were brought, of which nothing came, and that can be tried again without another upload. */
export function RetriableWorks() {
  const say = useSay()
  const { data: works = [] } = useWorks()
  const retriable = works.filter(({ retry_until }) => retry_until !== null)
  if (retriable.length === 0) return null
  return (
    <ul aria-label={say('listening.retriable')} className="flex flex-col gap-3">
      {retriable.map((work) => (
        <FailedWork key={work.id} work={work} onRetried={({ id, title }) => awaitedStore.set({ setId: id, title })} />
      ))}
    </ul>
  )
}
