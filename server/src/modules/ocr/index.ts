import type { Module } from '../../module.ts'
import { ocrRoutes } from './routes.ts'

/** Owns text recognition: the text of a PDF, page by page, for a price by its pages. What it reads becomes material. */
export const ocr: Module = { id: 'ocr', routes: ocrRoutes }
