/** Whether OCR takes a file of this name: a PDF alone (requirements/ocr.md). */
export const isOcrFile = ({ name }: { name: string }): boolean => /\.pdf$/i.test(name)
