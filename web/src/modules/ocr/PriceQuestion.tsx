import { ocrPriceChanged } from '@lectern/domain/ocr'
import { useCredits } from '../../core/credits/use-credits.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText, Price } from '../../ui/Price.tsx'
import { declinePrice, type OcrState, readChosenFile } from './ocr-run.ts'

/** Asks again where the pages cost more than was estimated. Nothing has been charged yet. */
export function PriceQuestion({ chosen, creditCost, pageCount }: Extract<OcrState, { phase: 'asking' }>) {
  const say = useSay()
  const { availableCredits } = useCredits()
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="fair" role="alert">
        {say('ocr.notCharged', { reason: say(ocrPriceChanged(creditCost, pageCount)) })}
      </Notice>
      <Price credits={creditCost} availableCredits={availableCredits} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => declinePrice(chosen)}>{say('ocr.cancel')}</Button>
        <Button variant="primary" onClick={() => void readChosenFile(chosen, creditCost)}>
          {say('ocr.extractFor', { price: creditsText(creditCost) })}
        </Button>
      </div>
    </div>
  )
}
