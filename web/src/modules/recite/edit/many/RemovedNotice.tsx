import { useSay } from '../../../../lib/language.ts'
import { useStore } from '../../../../lib/store.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { CardEditor } from '../card-editor.ts'

/** What was removed together last, and the way back as long as there is one. */
export function RemovedNotice({ editor }: { editor: CardEditor }) {
  const say = useSay()
  const { length: count } = useStore(editor.removed)
  return (
    <div role="status">
      {count > 0 && (
        <Notice>
          <span className="flex flex-wrap items-center gap-3">
            {say('cards.deletedSeveral', { count })}
            <Button onClick={() => editor.undoRemoval()}>{say('cards.undo')}</Button>
          </span>
        </Notice>
      )}
    </div>
  )
}
