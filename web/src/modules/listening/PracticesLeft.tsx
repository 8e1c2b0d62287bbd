import { useSay } from '../../lib/language.ts'
import { Remark } from '../../ui/Remark.tsx'
import { useBegunListening } from './begun-practices.ts'
import { shownTitle } from './shown-title.ts'
import type { OpenView } from './use-view.ts'

/** The ways back to practices that were left, here or on another device. */
export function PracticesLeft({ openView }: { openView: OpenView }) {
  const say = useSay()
  return useBegunListening().map(({ id, title, done, total }) => {
    const setId = Number(id)
    return (
      <Remark
        key={id}
        text={say('listening.left', { title: shownTitle(say, { id: setId, title }), done, count: total ?? 0 })}
        action={say('listening.resume')}
        onAction={() => openView({ name: 'practice', setId })}
      />
    )
  })
}
