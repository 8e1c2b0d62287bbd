import type { ShareChanges } from '@lectern/contract/sharing/shares'
import type { Say } from '@lectern/texts/speaker'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { type Thing, useSharing, useTakeOver } from './sharing-api.ts'

interface CopyNoticeProps {
  thing: Thing
  /** What has to be done first, such as saving; false where it could not be. */
  prepare?: () => Promise<boolean>
  /** The copy has changed: what shows it reads it again. */
  onTakenOver?: () => void
}

/** Where a copy comes from, and what is new there. Nothing for what is no copy, or follows nothing any more. */
export function CopyNotice({ thing, prepare, onTakenOver }: CopyNoticeProps) {
  const say = useSay()
  const { data } = useSharing(thing)
  const takeOver = useTakeOver(thing)
  if (!data?.copy) return null
  const { owner_name: name, changes } = data.copy
  const news = newsOf(say, changes)
  const follow = async () => {
    if (prepare && !(await prepare())) return toastError(say('sharing.takeOverUnsaved'))
    takeOver.mutate(undefined, { onSuccess: onTakenOver })
  }
  return (
    <Notice>
      <p>
        {name ? say('sharing.copyOf', { name }) : say('sharing.copyOfSomebody')}
        {say('ui.sentenceGap')}
        {news.length > 0
          ? say('sharing.changesThere', { changes: news.join(say('ui.comma')) })
          : changes.kept_count === 0 && say('sharing.upToDate')}
      </p>
      {changes.kept_count > 0 && <p>{say('sharing.changesKept', { count: changes.kept_count })}</p>}
      {news.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button isLoading={takeOver.isPending} onClick={() => void follow()}>
            {say('sharing.takeOver')}
          </Button>
          <span className="text-ink-soft">{say('sharing.takeOverHint')}</span>
        </div>
      )}
    </Notice>
  )
}

const newsOf = (say: Say, { is_renamed, added_count, changed_count }: ShareChanges): string[] => [
  ...(added_count > 0 ? [say('sharing.changesAdded', { count: added_count })] : []),
  ...(changed_count > 0 ? [say('sharing.changesChanged', { count: changed_count })] : []),
  ...(is_renamed ? [say('sharing.changesRenamed')] : []),
]
