import type { PaymentLink } from '@lectern/contract/credits/payments'
import { QRCodeSVG } from 'qrcode.react'
import { say } from '../../lib/language.ts'

const SIZE_PIXELS = 176

/** The link as a QR code. Black on white in both themes: many cameras do not read the reverse. */
export const PaymentQrCode = ({ link }: { link: PaymentLink }) => (
  <div className="self-start rounded-ui border border-line bg-[#fff] p-4 max-sm:order-last">
    <QRCodeSVG
      value={link.payment_url}
      size={SIZE_PIXELS}
      level="M"
      bgColor="#ffffff"
      fgColor="#000000"
      title={say('payments.qrCode', { amount: link.amount_hkd })}
    />
  </div>
)
