import type { EssayReport } from '@lectern/contract/writing/shapes'
import { MODEL_REVISION_WORDS } from '@lectern/domain/writing'
import { type Message, message } from '@lectern/texts/message'
import type { ReactNode } from 'react'
import type { SayPartWrong } from '../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../core/feedback/WrongRemark.tsx'
import type { Piece } from '../../../core/study-text/differences.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Copy, Download } from '../../../ui/icons/icons.ts'
import { PressableText } from '../../../ui/PressableText.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'
import type { ProposedChanges } from './use-proposed-changes.ts'

interface RevisedTextProps {
  report: EssayReport
  changes: ProposedChanges
  /** The way on to the next draft. */
  revise: ReactNode
  /** Says that it is wrong as a whole. */
  onWrong: SayPartWrong
}

/** The essay as it could be, shown as its changes. The student accepts them one by one or all, and takes the text on. */
export function RevisedText({
  report,
  changes: { pieces, count, accepted, text, acceptAll, acceptNone, toggle },
  revise,
  onWrong,
}: RevisedTextProps) {
  const say = useSay()
  const copy = async () => {
    if (await copyText(text)) toastSuccess(say('writing.copied'))
    else toastError(say('writing.notCopied'))
  }
  const download = () => downloadFile('essay.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))

  return (
    <Panel
      title={say('writing.revised')}
      description={say(describe(report, count, accepted.size))}
      aside={<WrongRemark id={report.revised_id} words={say('writing.revised')} onSay={onWrong} />}
    >
      {count > 0 && (
        <>
          <div className="mb-4 flex flex-wrap gap-3">
            <Button onClick={acceptAll}>{say('writing.acceptAll')}</Button>
            <Button disabled={accepted.size === 0} onClick={acceptNone}>
              {say('writing.acceptNone')}
            </Button>
          </div>
          <p className="wrap-anywhere max-w-prose whitespace-pre-wrap font-serif leading-loose">
            {pieces.map((piece) =>
              piece.kind === 'same' ? (
                piece.text
              ) : (
                <ChangeButton
                  key={piece.id}
                  change={piece}
                  isAccepted={accepted.has(piece.id)}
                  onToggle={() => toggle(piece.id)}
                />
              ),
            )}
          </p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {revise}
        <Button icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {say('writing.copy')}
        </Button>
        <Button icon={<Download size={16} aria-hidden />} onClick={download}>
          {say('writing.download')}
        </Button>
      </div>
    </Panel>
  )
}

function describe(report: EssayReport, count: number, accepted: number): Message {
  const { made_by, revised, word_count } = report
  if (report.is_revised_gone) return message('writing.revisedGone')
  if (count > 0) return message('writing.changesAccepted', { accepted, count })
  const isTooLong = made_by === 'model' && revised === '' && word_count > MODEL_REVISION_WORDS
  return message(isTooLong ? 'writing.tooLongToRevise' : 'writing.noChanges')
}

interface ChangeButtonProps {
  change: Extract<Piece, { kind: 'change' }>
  isAccepted: boolean
  onToggle: () => void
}

/** One change: what goes is struck out until it is accepted, what comes stands beside it. */
function ChangeButton({ change: { before, after }, isAccepted, onToggle }: ChangeButtonProps) {
  const say = useSay()
  const isAddition = !before.trim()
  const isRemoval = !after.trim()
  return (
    <PressableText
      aria-pressed={isAccepted}
      onPress={onToggle}
      className={`cursor-pointer rounded-sm ${isAccepted ? 'bg-good-soft' : 'bg-sunken'}`}
    >
      <span className="sr-only">
        {say(isAddition ? 'writing.add' : isRemoval ? 'writing.leaveOut' : 'writing.replace')}
      </span>
      {(!isAccepted || !after) && <del className={isAccepted ? 'text-ink-faint' : 'text-poor'}>{visible(before)}</del>}
      {isAccepted && after && <span className="sr-only">{before}</span>}
      {!isAddition && !isRemoval && <span className="sr-only">{say('writing.by')}</span>}
      {/* What goes and what comes are two words: nothing else stands between them. */}
      {!isAccepted && before && after && ' '}
      {after && <ins className="text-good decoration-1 underline-offset-4">{isAccepted ? after : visible(after)}</ins>}
    </PressableText>
  )
}

/** A change of nothing but white space is shown by a sign, or there would be nothing to press. */
const visible = (text: string): string =>
  text.trim() === '' ? text.replaceAll('\n', '¶\n').replaceAll(' ', '␣') : text
