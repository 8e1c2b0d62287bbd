import { ApiError } from '@lectern/contract/api-error'
import { LECTURE_TEXTS } from '@lectern/domain/lecture'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { errorText } from '../../../lib/error-text.ts'
import { useContent } from '../api.ts'
import type { OpenView } from '../use-view.ts'
import { LecturePage } from './LecturePage.tsx'

/** A lecture's explanation, read from the server. */
export function ContentView({ lectureId, openView }: { lectureId: number; openView: OpenView }) {
  const query = useContent(lectureId)
  const { data } = query
  const back = { label: 'Lecture History', onBack: () => openView({ name: 'history' }) }
  if (data) return <LecturePage lecture={data.lecture} sections={data.sections} back={back} />
  return (
    <NotOpened
      query={query}
      title="Lecture"
      back={back}
      loading="Loading your lecture"
      failed={explain}
      missing={{ title: 'Lecture Not Found', text: 'This lecture is not here', hint: 'It may have been deleted.' }}
    />
  )
}

/** The server's words where the lecture has no content (yet), else those of 2§8. */
const explain = (error: Error): string =>
  error instanceof ApiError && error.code === 'conflict'
    ? errorText(error, LECTURE_TEXTS.notCompleted)
    : LECTURE_TEXTS.contentFailed
