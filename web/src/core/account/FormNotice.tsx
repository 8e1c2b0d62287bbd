import { Notice } from '../../ui/Notice.tsx'
import type { FormMessage } from './sign-in/sign-in-fields.ts'

/** The message of a form, read out when it appears. */
export function FormNotice({ message }: { message: FormMessage | null }) {
  if (!message) return null
  return (
    <Notice tone={message.tone} role={message.tone === 'poor' ? 'alert' : 'status'}>
      {message.text}
    </Notice>
  )
}
