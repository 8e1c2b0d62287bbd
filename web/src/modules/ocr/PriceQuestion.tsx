import { ocrPriceChanged } from '@lectern/domain/ocr'
import { useCredits } from '../../core/credits/use-credits.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText, Price } from '../../ui/Price.tsx'
import { declinePrice, type OcrState, readChosenFile } from './ocr-run.ts'

/** Asks again where the pages cost more than was estimated. Nothing has been charged yet. */
export function PriceQuestion({ chosen, creditCost, pageCount }: Extract<OcrState, { phase: 'asking' }>) {
  const { balanceCredits } = useCredits()
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="fair" role="alert">
        {ocrPriceChanged(creditCost, pageCount)} Nothing has been charged yet.
      </Notice>
      <Price credits={creditCost} balanceCredits={balanceCredits} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => declinePrice(chosen)}>Cancel</Button>
        <Button variant="primary" onClick={() => void readChosenFile(chosen, creditCost)}>
          Extract for {creditsText(creditCost)}
        </Button>
      </div>
    </div>
  )
}
