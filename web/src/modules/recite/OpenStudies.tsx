import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../lib/language.ts'
import { Remark } from '../../ui/Remark.tsx'
import { OPEN_STUDIES, useForgetHistory } from './api.ts'
import { formatClock, useCountdown } from './study/use-countdown.ts'
import { listOpenStudies, type OpenStudy } from './study-session.ts'
import { useGoOnWithStudy } from './use-go-on-with-study.ts'
import type { OpenView } from './use-view.ts'

/** Sessions that were left on the way, as long as their time runs, and the way back into each. */
export function OpenStudies({ openView }: { openView: OpenView }) {
  const { data } = useQuery({
    queryKey: OPEN_STUDIES,
    queryFn: ({ signal }) => listOpenStudies(signal),
    staleTime: 0,
  })
  return data?.map((study) => <OpenStudyRemark key={study.session_id} study={study} openView={openView} />)
}

function OpenStudyRemark({ study, openView }: { study: OpenStudy; openView: OpenView }) {
  const say = useSay()
  const forgetHistory = useForgetHistory()
  const secondsLeft = useCountdown(study.deadlineMs, true, () => void forgetHistory())
  const goOn = useGoOnWithStudy(() => openView({ name: 'study' }))
  if (secondsLeft === 0) return null
  const { session_id: id, flashcard_set, answered_count, total_cards } = study
  return (
    <Remark
      className="mb-6"
      text={say('recite.openStudy', {
        title: flashcard_set.title,
        answered: answered_count,
        total: total_cards,
        clock: formatClock(secondsLeft),
      })}
      action={say('recite.goOn')}
      onAction={() => goOn.isPending || goOn.mutate({ id, title: flashcard_set.title })}
    />
  )
}
