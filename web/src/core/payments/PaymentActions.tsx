import type { PaymentLink } from '@lectern/contract/credits/payments'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { copyText } from '../../lib/copy-text.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { useSay } from '../../lib/language.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Copy, Download, ExternalLink, Mail } from '../../ui/icons/icons.ts'
import { toastError, toastInfo, toastSuccess } from '../../ui/toasts/toasts.ts'
import { useAccount } from '../account/use-account.ts'
import { paymentsApi } from './payments-api.ts'

/** What can be done with a payment link: open it, copy it, mail it, keep its code as a picture. */
export function PaymentActions({ link }: { link: PaymentLink }) {
  const say = useSay()
  const { user } = useAccount()
  const linkField = useRef<HTMLInputElement>(null)
  const payment_id = link.payment_id
  const mail = useMutation({
    mutationFn: () => paymentsApi.sendQrCode({ body: { payment_id } }),
    onSuccess: () => toastInfo(say('payments.mailSent', { email: user?.email ?? '' })),
    onError: (error) => toastError(errorText(error, say('payments.mailFailed'))),
  })
  const download = useMutation({
    mutationFn: () => paymentsApi.downloadQrCode({ query: { payment_id } }),
    onSuccess: (image) => downloadFile(`lectern-hkd-${link.amount_hkd}.png`, image),
    onError: (error) => toastError(errorText(error, say('payments.downloadFailed'))),
  })
  const copy = async () => {
    if (await copyText(link.payment_url)) return toastSuccess(say('payments.copied'))
    linkField.current?.select()
    toastError(say('payments.copyFailed'))
  }
  return (
    <>
      <TextField
        ref={linkField}
        label={say('payments.link')}
        readOnly
        value={link.payment_url}
        onFocus={(event) => event.target.select()}
        className="w-full max-w-lg"
      />
      <div className="flex flex-wrap gap-3">
        <a href={link.payment_url} target="_blank" rel="noopener" className={buttonClass('primary')}>
          <ExternalLink size={16} aria-hidden />
          {say('payments.open')}
        </a>
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {say('payments.copy')}
        </Button>
        <Button icon={<Mail size={16} aria-hidden />} isLoading={mail.isPending} onClick={() => mail.mutate()}>
          {say('payments.mail')}
        </Button>
        <Button
          icon={<Download size={16} aria-hidden />}
          isLoading={download.isPending}
          onClick={() => download.mutate()}
        >
          {say('payments.download')}
        </Button>
      </div>
    </>
  )
}
