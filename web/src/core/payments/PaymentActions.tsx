import type { PaymentLink } from '@lectern/contract/payments'
import { useMutation } from '@tanstack/react-query'
import { Copy, Download, ExternalLink, Mail } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { errorText } from '../../lib/error-text.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastError, toastInfo, toastSuccess } from '../../ui/toasts.ts'
import { useAccount } from '../account/use-account.ts'
import { paymentsApi } from './payments-api.ts'

const COPY_FAILED = 'The link could not be copied. It is selected now: copy it yourself.'
const MAIL_FAILED = 'Failed to email the payment link. Please try again.'
const DOWNLOAD_FAILED = 'Failed to download the QR code. Please try again.'

/** What can be done with a payment link: open it, copy it, mail it, keep its code as a picture. */
export function PaymentActions({ link }: { link: PaymentLink }) {
  const { user } = useAccount()
  const linkField = useRef<HTMLInputElement>(null)
  const payment_id = link.payment_id
  const mail = useMutation({
    mutationFn: () => paymentsApi.sendQrCode({ body: { payment_id } }),
    onSuccess: () => toastInfo(`The payment link is on its way to ${user?.email ?? 'your email'}.`),
    onError: (error) => toastError(errorText(error, MAIL_FAILED)),
  })
  const download = useMutation({
    mutationFn: () => paymentsApi.downloadQrCode({ query: { payment_id } }),
    onSuccess: (image) => downloadFile(`lectern-hkd-${link.amount_hkd}.png`, image),
    onError: (error) => toastError(errorText(error, DOWNLOAD_FAILED)),
  })
  const copy = async () => {
    if (await copyText(link.payment_url)) return toastSuccess('Payment link copied.')
    linkField.current?.select()
    toastError(COPY_FAILED)
  }
  return (
    <>
      <TextField
        ref={linkField}
        label="Payment link"
        readOnly
        value={link.payment_url}
        onFocus={(event) => event.target.select()}
        className="w-full max-w-lg"
      />
      <div className="flex flex-wrap gap-3">
        <a href={link.payment_url} target="_blank" rel="noopener" className={buttonClass('primary')}>
          <ExternalLink size={16} aria-hidden />
          Open Payment Page
        </a>
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          Copy Link
        </Button>
        <Button icon={<Mail size={16} aria-hidden />} isLoading={mail.isPending} onClick={() => mail.mutate()}>
          Email It to Me
        </Button>
        <Button
          icon={<Download size={16} aria-hidden />}
          isLoading={download.isPending}
          onClick={() => download.mutate()}
        >
          Download QR Code
        </Button>
      </div>
    </>
  )
}
