import type { Share } from '@lectern/contract/sharing/shares'
import { sharedPath } from '@lectern/domain/sharing/shares'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Copy } from '../../ui/icons/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toastError, toastSuccess } from '../../ui/toasts/toasts.ts'
import { useTakeBack } from './sharing-api.ts'

interface ShareLinkProps {
  share: Share
  /** It was made just now: the button that made it is gone, and the keyboard goes on here. */
  isNew: boolean
}

/** The link itself: to be copied, looked at and taken back. */
export function ShareLink({ share, isNew }: ShareLinkProps) {
  const say = useSay()
  const field = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const takeBack = useTakeBack()
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])

  const copy = async () => {
    if (await copyText(share.url)) return toastSuccess(say('sharing.linkCopied'))
    field.current?.select()
    toastError(say('sharing.linkNotCopied'))
  }
  return (
    <div className="flex flex-col gap-3">
      {!share.is_shown && (
        <Notice tone="fair" role="status">
          {say('sharing.notShown')}
        </Notice>
      )}
      <TextField
        ref={field}
        label={say('sharing.link')}
        readOnly
        value={share.url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        {share.is_shown && (
          <>
            <Button variant="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
              {say('sharing.copyLink')}
            </Button>
            <a href={sharedPath(share.token)} target="_blank" rel="noreferrer" className={buttonClass()}>
              {say('sharing.openPage')}
            </a>
          </>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {say('sharing.takeBack')}
        </Button>
      </div>
      {share.left_out_count > 0 && <p className="text-sm">{say('sharing.leftOut', { count: share.left_out_count })}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('sharing.takeBackQuestion')}
        description={say('sharing.takeBackWarning')}
        confirmLabel={say('sharing.takeBack')}
        cancelLabel={say('sharing.keepLink')}
        isDanger
        isLoading={takeBack.isPending}
        onConfirm={() => takeBack.mutate(share.token, { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
