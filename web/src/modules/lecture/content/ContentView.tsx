import { ApiError } from '@lectern/contract/api-error'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { errorText } from '../../../lib/api/error-text.ts'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { useHeadingFocus } from '../../../lib/keyboard/use-heading-focus.ts'
import { say, useSay } from '../../../lib/language.ts'
import { useContent } from '../api.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { LecturePage } from './LecturePage.tsx'

/** A lecture's explanation, read from the server. */
export function ContentView({ lectureId, openView }: { lectureId: number; openView: OpenView }) {
  const say = useSay()
  const query = useContent(lectureId)
  const { data } = query
  const trail = trails(say, openView).history
  // It goes with its last part, and the focus with what had it.
  const isGone = data !== undefined && isMissing(query.error)
  const frame = useHeadingFocus(isGone ? 'gone' : 'there')
  return (
    <div ref={frame}>
      {data && !isGone ? (
        <LecturePage lecture={data.lecture} sections={data.sections} bookmark={data.bookmark} trail={trail} />
      ) : (
        <NotOpened
          query={query}
          title={say('lecture.title')}
          trail={trail}
          loading={say('lecture.loading')}
          failed={explain}
          missing={{
            title: say('lecture.notFound'),
            text: say('lecture.notFoundText'),
            hint: say('lecture.notFoundHint'),
          }}
        />
      )}
    </div>
  )
}

/** The server's words where the lecture has no content (yet), else the catalogue's. */
const explain = (error: Error): string =>
  error instanceof ApiError && error.code === 'conflict'
    ? errorText(error, say('lecture.notCompleted'))
    : say('lecture.contentFailed')
