import type { ShareReport } from '@lectern/contract/sharing/shares'
import { MAX_REPORT_CHARACTERS } from '@lectern/domain/sharing/shares'
import { useState } from 'react'
import { dateText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { type Thing, useAnswerReport } from './sharing-api.ts'

/** What was said against something shared, each with the owner's answer. */
export function ShareReports({ thing, reports }: { thing: Thing; reports: readonly ShareReport[] }) {
  const say = useSay()
  if (reports.length === 0) return null
  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-3 text-base">{say('sharing.reports')}</h3>
      <ul className="flex flex-col gap-5">
        {reports.map((report) => (
          <ReportOfShare key={report.id} thing={thing} report={report} />
        ))}
      </ul>
    </section>
  )
}

function ReportOfShare({ thing, report }: { thing: Thing; report: ShareReport }) {
  const say = useSay()
  const answer = useAnswerReport(thing)
  const [text, setText] = useState(report.answer ?? '')
  const isChanged = text.trim() !== '' && text.trim() !== report.answer
  return (
    <li className="flex flex-col gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-sm">
          {say(`sharing.reason_${report.reason}`)}
          {report.closed_at && <Badge>{say('sharing.closed', { day: dateText(new Date(report.closed_at)) })}</Badge>}
        </p>
        <p className="wrap-anywhere whitespace-pre-line text-sm">{report.text}</p>
      </div>
      <TextArea
        label={say('sharing.answerOfReport')}
        hint={say('sharing.answerHint')}
        rows={2}
        maxLength={MAX_REPORT_CHARACTERS}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isChanged && (
        <Button
          className="self-start"
          isLoading={answer.isPending}
          onClick={() => answer.mutate({ id: report.id, text: text.trim() })}
        >
          {say('sharing.sendAnswer')}
        </Button>
      )}
    </li>
  )
}
