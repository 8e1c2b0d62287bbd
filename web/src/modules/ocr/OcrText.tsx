import type { OcrResult } from '@lectern/contract/ocr'
import { OCR_TEXTS, priceOfPagesReadAgain } from '@lectern/domain/ocr'
import { formatCount } from '@lectern/domain/words'
import { Copy, Download } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { refundText } from '../../core/credits/refund-text.ts'
import { handedOverTextStore, TEXT_TAKERS } from '../../core/documents/handed-over-text.ts'
import { copyText } from '../../lib/copy-text.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText } from '../../ui/Price.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { readPagesAgain, startOver } from './ocr-run.ts'
import { describeBlankPages, describeUnreadPages, readAgainText } from './unread-pages.ts'

interface OcrTextProps {
  fileName: string
  result: OcrResult
  onClose: () => void
}

/** The text that was read, what is to be known of it, and what can be done with it. */
export function OcrText({ fileName, result, onClose }: OcrTextProps) {
  const { extracted_text: text, page_count: pages, word_count: words } = result
  const textArea = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()

  const copy = async () => {
    if (await copyText(text)) return toastSuccess('Text copied.')
    textArea.current?.select()
    toastError('The text could not be copied. It is selected now: copy it yourself.')
  }
  const download = () =>
    downloadFile(`${fileName.replace(/\.pdf$/i, '')}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const handOver = (path: string) => {
    handedOverTextStore.set({ text, documentName: fileName, materialId: result.material_id })
    onClose()
    void navigate(path)
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm tabular-nums [overflow-wrap:anywhere]">
        <span className="font-medium">{fileName}</span>: {formatCount(words)} {words === 1 ? 'word' : 'words'}, {pages}{' '}
        {pages === 1 ? 'page' : 'pages'}, {creditsText(result.credit_cost)}
      </p>
      <OcrNotices fileName={fileName} result={result} />
      <TextArea ref={textArea} label="Extracted text" isMaterial readOnly rows={10} value={text} />
      <fieldset>
        <legend className="mb-2 font-medium text-sm">Use this text in</legend>
        <div className="flex flex-wrap gap-3">
          {TEXT_TAKERS.map(({ name, path }) => (
            <Button key={name} onClick={() => handOver(path)}>
              {name}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<Copy size={16} aria-hidden />} onClick={copy}>
          Copy
        </Button>
        <Button icon={<Download size={16} aria-hidden />} onClick={download}>
          Download .txt
        </Button>
        <Button variant="quiet" onClick={startOver}>
          Read another document
        </Button>
      </div>
    </div>
  )
}

function OcrNotices({ fileName, result }: { fileName: string; result: OcrResult }) {
  const { is_fallback, made_by, unread_pages, blank_pages, material_id, credits_refunded = 0 } = result
  const againCredits = priceOfPagesReadAgain(result.page_count - unread_pages.length, unread_pages.length)
  return (
    <>
      {is_fallback && (
        <Notice tone="fair" role="status">
          {OCR_TEXTS.fallbackUsed}
        </Notice>
      )}
      {unread_pages.length > 0 && (
        <Notice tone="fair" role="status">
          {describeUnreadPages(unread_pages)} Pages that are not read are not charged.{' '}
          <Button variant="quiet" onClick={() => void readPagesAgain(fileName, result)}>
            {readAgainText(unread_pages)}, {againCredits === 0 ? 'at no cost' : `for ${creditsText(againCredits)}`}
          </Button>
        </Notice>
      )}
      {blank_pages.length > 0 && <Notice role="status">{describeBlankPages(blank_pages)}</Notice>}
      {credits_refunded > 0 && (
        <Notice tone="good" role="status">
          {refundText(credits_refunded)}
        </Notice>
      )}
      <Notice>
        {made_by === 'model'
          ? 'This text was read by AI and can be wrong. Check it against the document.'
          : 'This text was read without an AI model. Check it against the document.'}{' '}
        {material_id === null
          ? 'Your storage is full, so it is not kept among your materials. It waits here for 30 days: copy or download it.'
          : 'It is kept among your materials: every module finds it under Use earlier material.'}
      </Notice>
    </>
  )
}
