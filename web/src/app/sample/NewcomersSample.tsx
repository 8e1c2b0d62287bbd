import { useQuery } from '@tanstack/react-query'
import { withTexts } from '../../lib/language.ts'
import { sampleQuery } from './sample-query.ts'

/** The sample chapter, for somebody new. Most students have none: what shows it is loaded for those who do. */
export function NewcomersSample() {
  const { data: sample } = useQuery(sampleQuery)
  const isThere = sample !== undefined && sample.status !== 'none'
  const { data: part } = useQuery({
    queryKey: ['part', 'sample'],
    queryFn: () => withTexts(import('./SampleChapter.tsx'), 'sample'),
    enabled: isThere,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return part && isThere && <part.SampleChapter sample={sample} />
}
