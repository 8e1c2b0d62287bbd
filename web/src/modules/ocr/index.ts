/** OCR: the text of a PDF, in a dialog that the header opens from anywhere. Keeps nothing. */
export { OcrDialog } from './OcrDialog.tsx'
