/** Every price of the product, in credits (requirements/credits.md#prices). Server and screens both read it here. */
import { type Message, message } from '@lectern/texts/message'

/** Bytes of one megabyte as prices and limits count it. */
export const MEGABYTE = 1_048_576

/** What a credit is spent on; each is one module of the product. */
export const CHARGED_MODULES = [
  'recite',
  'writing',
  'understanding',
  'exam',
  'notes',
  'listening',
  'lecture',
  'speaking',
  'ocr',
] as const
export type ChargedModule = (typeof CHARGED_MODULES)[number]

const WORDS_PER_CREDIT = 1000
const PAGES_PER_CREDIT = 5
const QUESTIONS_PER_CREDIT = 3

/**
 * Estimate of a PDF's page count before the server has counted: one page for each 512,000 bytes
 * (requirements/ocr.md#estimate).
 */
const ESTIMATED_BYTES_PER_PAGE = 512_000

/** Credits for a text that is read: one for each whole thousand words, at least one. */
export const priceOfWords = (words: number): number => Math.max(1, Math.floor(words / WORDS_PER_CREDIT))

/** Credits for all cards of a material of so many paid words (`paidWords`). */
export const priceOfRecite = (words: number): number => priceOfWords(words)
/** Credits for the notes of a material of so many paid words. */
export const priceOfNotes = (words: number): number => priceOfWords(words)
/** Credits for grading an essay of so many paid words: a started thousand counts whole. */
export const priceOfWriting = (words: number): number => Math.max(1, Math.ceil(words / WORDS_PER_CREDIT))
/** Credits for an answer, whatever the length of notes and image. */
export const PRICE_OF_UNDERSTANDING_MESSAGE = 1
/** Price of an exam in credits: 10 for the usual thirty questions. */
export const priceOfExam = (questions: number): number => Math.ceil(questions / QUESTIONS_PER_CREDIT)
/**
 * Credits for the questions of a recording: one for each started megabyte. A pasted transcript is priced by its words.
 */
export const priceOfListening = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / MEGABYTE))
/** Credits for explaining a PDF: one for each started megabyte. */
export const priceOfLecture = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / MEGABYTE))
/** Credits for reading so many pages: one for each five that are started. */
export const priceOfOcr = (pages: number): number => Math.max(1, Math.ceil(pages / PAGES_PER_CREDIT))

/** What the OCR screen offers before the pages are counted: 'about N credits' (requirements/ocr.md#estimate). */
export const estimatePriceOfOcr = (sizeBytes: number): number =>
  priceOfOcr(Math.max(1, Math.ceil(sizeBytes / ESTIMATED_BYTES_PER_PAGE)))

/**
 * What a chunked run costs in the end (requirements/credits.md#chunked-runs): the price of the words whose chunks
 * succeeded, nothing if none did, never more than was agreed.
 */
export function priceOfRun(succeededWords: number, agreedCredits: number): number {
  return succeededWords === 0 ? 0 : Math.min(agreedCredits, priceOfWords(succeededWords))
}

/** Content below this is flagged as partial: it still costs a whole credit (requirements/credits.md#prices). */
export const isPartialContent = (words: number): boolean => words > 0 && words < WORDS_PER_CREDIT

/** What is said of too few credits, wherever no module has words of its own. */
export const notEnoughCredits = (requiredCredits: number, availableCredits: number): Message =>
  message('credits.notEnough', { required: requiredCredits, current: availableCredits })
