import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface RemarkProps {
  text: string
  /** What can be done about it, on the button. */
  action: string
  onAction: () => void
  className?: string
}

/** A sentence about something that goes on or waits elsewhere, and the way to it. */
export const Remark = ({ text, action, onAction, className }: RemarkProps) => (
  <div className={className}>
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="wrap-anywhere">{text}</p>
        <Button variant="quiet" className="-my-1.5" onClick={onAction}>
          {action}
        </Button>
      </div>
    </Notice>
  </div>
)
