import { OCR_LIMIT_PAGES, OCR_SCRIPTS, type OcrScript } from '@lectern/domain/ocr'
import { estimatePriceOfOcr } from '@lectern/domain/prices'
import type { MessageId } from '@lectern/texts/message'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { refundText } from '../../core/credits/refund-text.ts'
import { useCredits } from '../../core/credits/use-credits.ts'
import { ModelName } from '../../core/site/ModelName.tsx'
import { useSiteConfig } from '../../core/site/use-site-config.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { ScanText } from '../../ui/icons/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Price } from '../../ui/Price.tsx'
import type { OcrFailure } from './ocr-failure.ts'
import { chooseFile, chooseScript, forgetRefusal, type OcrState, readChosenFile } from './ocr-run.ts'
import { WaitingReadings } from './WaitingReadings.tsx'

const SCRIPT_NAMES = {
  auto: 'ocr.scriptAuto',
  english: 'ocr.scriptEnglish',
  traditional_chinese: 'ocr.scriptTraditional',
  simplified_chinese: 'ocr.scriptSimplified',
} as const satisfies Record<OcrScript, MessageId>

interface ChooseDocumentProps {
  state: Extract<OcrState, { phase: 'choosing' | 'ready' }>
  onClose: () => void
}

/** The file, what it will cost, and why the last try gave no text. */
export function ChooseDocument({ state, onClose }: ChooseDocumentProps) {
  const say = useSay()
  const { availableCredits } = useCredits()
  const chosen = state.phase === 'ready' ? state.chosen : null
  useEffect(() => forgetRefusal, [])
  const estimateCredits = estimatePriceOfOcr(chosen?.file.size ?? 0)
  return (
    <div className="flex flex-col gap-5">
      <FileDrop
        label={say('ocr.uploadPdf')}
        hint={say('ocr.uploadHint', { pages: OCR_LIMIT_PAGES })}
        types={['.pdf']}
        file={chosen?.file}
        onFile={chooseFile}
        onBegin={forgetRefusal}
        error={state.phase === 'choosing' ? state.fileRefusal : null}
      />
      {/* Below: it comes a moment later, and what stands above stays where it is. */}
      {state.phase === 'choosing' && <WaitingReadings />}
      {state.phase === 'ready' && (
        <>
          {state.failure && <Failure failure={state.failure} onClose={onClose} />}
          {state.isCancelled && <Notice role="status">{say('ocr.wasCancelled')}</Notice>}
          <Select
            label={say('ocr.script')}
            hint={say('ocr.scriptHint')}
            options={OCR_SCRIPTS.map((value) => ({ value, label: say(SCRIPT_NAMES[value]) }))}
            value={state.chosen.script}
            onChange={(script) => chooseScript(state.chosen, script)}
          />
          <div>
            <Price credits={estimateCredits} isEstimate availableCredits={availableCredits} />
            <p className="text-ink-soft text-xs">{say('ocr.priceHint')}</p>
            <WhoReads />
          </div>
          <Button
            variant="primary"
            size="lg"
            icon={<ScanText size={18} aria-hidden />}
            onClick={() => void readChosenFile(state.chosen, estimateCredits)}
          >
            {say('ocr.extract')}
          </Button>
        </>
      )}
    </div>
  )
}

function WhoReads() {
  const say = useSay()
  const recognition = useSiteConfig()?.recognition
  return recognition ? (
    <p className="text-ink-soft text-xs">
      {say(recognition.made_by === 'model' ? 'ocr.modelReads' : 'ocr.serverReads')}
      <ModelName name={recognition.model} />
    </p>
  ) : null
}

function Failure({ failure, onClose }: { failure: OcrFailure; onClose: () => void }) {
  const say = useSay()
  return (
    <Notice tone="poor" role="alert">
      {failure.text}
      {failure.refundedCredits > 0 && `${say('ui.sentenceGap')}${refundText(failure.refundedCredits)}`}
      {say('ui.sentenceGap')}
      {failure.isShortOfCredits && (
        <Link to="/profile" onClick={onClose} className="text-link">
          {say('ocr.purchaseCredits')}
        </Link>
      )}
    </Notice>
  )
}
