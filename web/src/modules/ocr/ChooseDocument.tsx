import { OCR_LIMIT_PAGES, OCR_SCRIPT_NAMES, OCR_SCRIPTS } from '@lectern/domain/ocr'
import { estimatePriceOfOcr } from '@lectern/domain/prices'
import { ScanText } from 'lucide-react'
import { Link } from 'react-router'
import { refundText } from '../../core/credits/refund-text.ts'
import { useCredits } from '../../core/credits/use-credits.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Price } from '../../ui/Price.tsx'
import { Select } from '../../ui/Select.tsx'
import type { OcrFailure } from './ocr-failure.ts'
import { chooseFile, chooseScript, type OcrState, readChosenFile } from './ocr-run.ts'
import { WaitingReadings } from './WaitingReadings.tsx'

const SCRIPTS = OCR_SCRIPTS.map((value) => ({ value, label: OCR_SCRIPT_NAMES[value] }))

interface ChooseDocumentProps {
  state: Extract<OcrState, { phase: 'choosing' | 'ready' }>
  onClose: () => void
}

/** The file, what it will cost, and why the last try gave no text. */
export function ChooseDocument({ state, onClose }: ChooseDocumentProps) {
  const { balanceCredits } = useCredits()
  const chosen = state.phase === 'ready' ? state.chosen : null
  const estimateCredits = estimatePriceOfOcr(chosen?.file.size ?? 0)
  return (
    <div className="flex flex-col gap-5">
      {state.phase === 'choosing' && <WaitingReadings />}
      <FileDrop
        label="Upload a PDF"
        hint={`.pdf, at most 10 MB and ${OCR_LIMIT_PAGES} pages.`}
        types={['.pdf']}
        file={chosen?.file}
        onFile={chooseFile}
        error={state.phase === 'choosing' ? state.fileRefusal : null}
      />
      {state.phase === 'ready' && (
        <>
          {state.failure && <Failure failure={state.failure} onClose={onClose} />}
          {state.isCancelled && (
            <Notice role="status">Cancelled. Reading this file again is never charged twice.</Notice>
          )}
          <Select
            label="Script of scanned pages"
            hint="The wrong script comes out as nonsense. Detecting it takes longer."
            options={SCRIPTS}
            value={state.chosen.script}
            onChange={(script) => chooseScript(state.chosen, script)}
          />
          <div>
            <Price credits={estimateCredits} isEstimate balanceCredits={balanceCredits} />
            <p className="text-ink-soft text-xs">
              1 credit for 5 pages. The pages are counted first; if it costs more, you are asked.
            </p>
          </div>
          <Button
            variant="primary"
            size="lg"
            icon={<ScanText size={18} aria-hidden />}
            onClick={() => void readChosenFile(state.chosen, estimateCredits)}
          >
            Extract Text
          </Button>
        </>
      )}
    </div>
  )
}

const Failure = ({ failure, onClose }: { failure: OcrFailure; onClose: () => void }) => (
  <Notice tone="poor" role="alert">
    {failure.text}
    {failure.refundedCredits > 0 && ` ${refundText(failure.refundedCredits)}`}{' '}
    {failure.isShortOfCredits && (
      <Link to="/profile" onClick={onClose} className="text-link">
        Purchase Credits
      </Link>
    )}
  </Notice>
)
