import type { OcrResult } from '@lectern/contract/ocr'
import { priceOfPagesReadAgain } from '@lectern/domain/ocr'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { refundText } from '../../core/credits/refund-text.ts'
import { handOverText, TEXT_TAKERS, type TextTaker } from '../../core/documents/handed-over-text.ts'
import { ModelName } from '../../core/site/ModelName.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { useLanguage, useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { Copy, Download } from '../../ui/icons/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText } from '../../ui/Price.tsx'
import { toastError, toastSuccess } from '../../ui/toasts/toasts.ts'
import { readPagesAgain, startOver } from './ocr-run.ts'
import { blankPages, readAgain, unreadPages } from './unread-pages.ts'

interface OcrTextProps {
  fileName: string
  result: OcrResult
  onClose: () => void
}

/** The text that was read, what is to be known of it, and what can be done with it. */
export function OcrText({ fileName, result, onClose }: OcrTextProps) {
  const { extracted_text: text, page_count: pages, word_count: words } = result
  const say = useSay()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()

  const copy = async () => {
    if (await copyText(text)) return toastSuccess(say('ocr.copied'))
    textArea.current?.select()
    toastError(say('ocr.notCopied'))
  }
  const download = () =>
    downloadFile(`${fileName.replace(/\.pdf$/i, '')}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const handOver = (module: TextTaker) => {
    const path = handOverText(module, { text, documentName: fileName, materialId: result.material_id })
    onClose()
    void navigate(path)
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm tabular-nums [overflow-wrap:anywhere]">
        <span className="font-medium">{fileName}</span>
        {say('ocr.colon')}
        {say('ocr.figures', { words, pages, price: creditsText(result.credit_cost) })}
      </p>
      <OcrNotices fileName={fileName} result={result} />
      <TextArea ref={textArea} label={say('ocr.text')} isMaterial readOnly rows={10} value={text} />
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{say('ocr.useIn')}</legend>
        <div className="flex flex-wrap gap-3">
          {TEXT_TAKERS.map(({ module }) => (
            <Button key={module} onClick={() => handOver(module)}>
              {say(`modules.${module}`)}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<Copy size={16} aria-hidden />} onClick={copy}>
          {say('ocr.copy')}
        </Button>
        <Button icon={<Download size={16} aria-hidden />} onClick={download}>
          {say('ocr.download')}
        </Button>
        <Button variant="quiet" onClick={startOver}>
          {say('ocr.another')}
        </Button>
      </div>
    </div>
  )
}

function OcrNotices({ fileName, result }: { fileName: string; result: OcrResult }) {
  const say = useSay()
  const language = useLanguage()
  const { is_fallback, made_by, model_name, unread_pages, blank_pages, material_id, credits_refunded = 0 } = result
  const [isBeginning, setBeginning] = useState(false)
  const readAgainNow = async () => {
    setBeginning(true)
    await readPagesAgain(fileName, result)
    setBeginning(false)
  }
  const againCredits = priceOfPagesReadAgain(result.page_count - unread_pages.length, unread_pages.length)
  return (
    <>
      {is_fallback && (
        <Notice tone="fair" role="status">
          {say('ocr.fallbackUsed')}
        </Notice>
      )}
      {unread_pages.length > 0 && (
        <Notice tone="fair" role="status">
          {say(unreadPages(unread_pages, language))}
          {say('ui.sentenceGap')}
          <Button variant="quiet" isLoading={isBeginning} onClick={() => void readAgainNow()}>
            {say(readAgain(unread_pages, againCredits, language))}
          </Button>
        </Notice>
      )}
      {blank_pages.length > 0 && <Notice role="status">{say(blankPages(blank_pages, language))}</Notice>}
      {credits_refunded > 0 && (
        <Notice tone="good" role="status">
          {refundText(credits_refunded)}
        </Notice>
      )}
      <Notice>
        {say(made_by === 'model' ? 'ocr.readByModel' : 'ocr.readWithoutModel')}
        <ModelName name={model_name} />
        {say('ui.sentenceGap')}
        {say(material_id === null ? 'ocr.notKept' : 'ocr.kept')}
      </Notice>
    </>
  )
}
