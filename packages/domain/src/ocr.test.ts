import { expect, test } from 'vitest'
import { checkOcrFile, OCR_LIMIT_BYTES, OCR_TEXTS } from './ocr.ts'

test.each([
  ['scan.pdf', OCR_LIMIT_BYTES, null],
  ['掃描.PDF', 1, null],
  ['scan.pdf', OCR_LIMIT_BYTES + 1, OCR_TEXTS.tooLarge],
  ['scan.pdf.docx', 1, OCR_TEXTS.wrongType],
  ['pdf', 1, OCR_TEXTS.wrongType],
])('%s of %i bytes: %s', (name, size, refusal) => expect(checkOcrFile({ name, size })).toEqual(refusal))
