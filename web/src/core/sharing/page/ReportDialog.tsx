import { isEmail, MAX_EMAIL_CHARACTERS } from '@lectern/domain/accounts'
import { MAX_REPORT_CHARACTERS, REPORT_REASONS, type ReportReason } from '@lectern/domain/sharing/shares'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { WritingDialog } from '../../../ui/dialogs/WritingDialog.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useReport } from '../sharing-api.ts'

interface ReportDialogProps {
  token: string
  title: string
  onClose: () => void
}

/** Where anybody says what is wrong with something shared, or asserts a right in it. */
export function ReportDialog({ token, title, onClose }: ReportDialogProps) {
  const say = useSay()
  const report = useReport(token)
  const [reason, setReason] = useState<ReportReason>('rights')
  const [text, setText] = useState('')
  const [contact, setContact] = useState('')
  const [isTried, setTried] = useState(false)
  const isTextMissing = text.trim() === ''
  const isContactWrong = contact.trim() !== '' && !isEmail(contact.trim())

  const send = () => {
    setTried(true)
    if (isTextMissing || isContactWrong) return
    report.mutate({ reason, text: text.trim(), contact: contact.trim() }, { onSuccess: onClose })
  }
  return (
    <WritingDialog
      isOpen
      hasWriting={!report.isPending && `${text}${contact}`.trim() !== ''}
      onClose={() => !report.isPending && onClose()}
      title={say('sharing.reportTitle', { title })}
      description={say('sharing.reportIntro')}
      actions={
        <>
          <Button disabled={report.isPending} onClick={onClose}>
            {say('ui.cancel')}
          </Button>
          <Button variant="primary" isLoading={report.isPending} onClick={send}>
            {say('sharing.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={say('sharing.reason')}
          options={REPORT_REASONS.map((value) => ({ value, label: say(`sharing.reason_${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={say('sharing.reportText')}
          hint={say('sharing.reportTextHint')}
          rows={4}
          maxLength={MAX_REPORT_CHARACTERS}
          value={text}
          error={isTried && isTextMissing ? say('sharing.textMissing') : null}
          onChange={(event) => setText(event.target.value)}
        />
        <TextField
          label={say('sharing.contact')}
          hint={say('sharing.contactHint')}
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_CHARACTERS}
          value={contact}
          error={isTried && isContactWrong ? say('sharing.contactInvalid') : null}
          onChange={(event) => setContact(event.target.value)}
        />
      </div>
    </WritingDialog>
  )
}
