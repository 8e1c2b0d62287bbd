import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARD_FILE_TEXTS } from '../../packages/domain/src/card-file.ts'
import { checkDocument } from '../../packages/domain/src/documents.ts'
import { NOTES_TEXTS } from '../../packages/domain/src/notes.ts'
import { cardsGenerated, RECITE_TEXTS, uploadFailed } from '../../packages/domain/src/recite.ts'
import { AREAS, CATALOGUES } from '../../packages/texts/src/catalogues.ts'
import { loadSpeaker } from '../../packages/texts/src/compile.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types'])

/** All that runs, tests apart. */
const SOURCE = ['web/src', 'server/src', 'packages/contract/src', 'packages/domain/src']
  .flatMap((folder) => sourcesIn(join(ROOT, folder)))
  .join('\n')

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesIn(path)
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

const english = (await loadSpeaker()).in('en')

const DOMAIN = join(ROOT, 'packages/domain/src')
const modules = await Promise.all(
  readdirSync(DOMAIN)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map(async (name) => (await import(join(DOMAIN, name))) as Record<string, unknown>),
)
const tables = modules.flatMap((exported) => Object.entries(exported).filter(([name]) => name.endsWith('_TEXTS')))

describe.each(tables)('%s', (table, texts) => {
  test.each(Object.keys(texts as object))('%s is said somewhere', (key) => {
    expect(new RegExp(String.raw`\b${table}\.${key}\b`).test(SOURCE)).toBe(true)
  })
})

/** Beginnings of ids that are put together, such as `lecture.badge${name}`. */
const beginnings = [...SOURCE.matchAll(/`(\w+\.\w*)\$\{/g)].map(([, beginning = '']) => beginning)

test.each(AREAS)('Every text of %s is said somewhere', async (area) => {
  const ids = Object.keys((await CATALOGUES[area].en()).default).map((key) => `${area}.${key}`)
  const isSaid = (id: string) => SOURCE.includes(`'${id}'`) || beginnings.some((beginning) => id.startsWith(beginning))
  expect(ids.filter((id) => !isSaid(id))).toEqual([])
})

/** The texts of 1§5, 1§8, 2§5 and 2§8, to the letter. */
test.each([
  [RECITE_TEXTS.loginToUpload, 'Please log in to upload documents.'],
  [RECITE_TEXTS.uploadUnreachable, 'Upload failed. Please try again.'],
  [uploadFailed(), 'Upload failed: Unknown error'],
  [RECITE_TEXTS.csrfMissing, 'Failed to get CSRF token. Please refresh the page and try again.'],
  [RECITE_TEXTS.contentRequired, 'Please provide content to generate flashcards.'],
  [RECITE_TEXTS.loginToGenerate, 'Please log in to generate flashcards.'],
  [
    RECITE_TEXTS.contentTooShort,
    'Content is too short. Please provide at least 50 characters for meaningful flashcard generation.',
  ],
  [RECITE_TEXTS.ocrNotice, "Detected OCR notice in content. Please use 'OCR Document' and paste real text."],
  [RECITE_TEXTS.generationFailed, 'Network error during flashcard generation'],
  [RECITE_TEXTS.noCardsSelected, 'Please select at least one card to include in your set.'],
  [cardsGenerated(12), 'Successfully generated 12 flashcards! Please review and select the cards you want to keep.'],
  [RECITE_TEXTS.startStudyFailed, 'Failed to start study session. Please try again.'],
  [RECITE_TEXTS.noSession, 'Study session not started. Please try again.'],
  [RECITE_TEXTS.timeUp, "Time's up! Study session ended. Remaining cards marked as incorrect."],
  [RECITE_TEXTS.endStudyFailed, 'Failed to end session. Please try again.'],
  [RECITE_TEXTS.studyCompleted, 'Study session completed! Great job! 🎉'],
  [RECITE_TEXTS.createSetFailed, 'Failed to create flashcard set. Please try again.'],
  [RECITE_TEXTS.renameSetFailed, 'Failed to rename flashcard set. Please try again.'],
  [RECITE_TEXTS.deleteSetFailed, 'Failed to delete flashcard set. Please try again.'],
  [RECITE_TEXTS.clearProgressFailed, 'Failed to clear flashcard set progress. Please try again.'],
  [RECITE_TEXTS.loadSetFailed, 'Failed to load flashcard set. Please try again.'],
  [RECITE_TEXTS.saveCardFailed, 'Failed to save card'],
  [RECITE_TEXTS.deleteCardFailed, 'Failed to delete flashcard. Please try again.'],
  [CARD_FILE_TEXTS.wrongType, 'Please select a .txt file'],
  [CARD_FILE_TEXTS.noCards, 'No valid flashcards found in the file'],
  [CARD_FILE_TEXTS.nothingToExport, 'No flashcards to export'],
  [english('writing.failed'), 'Failed to get feedback'],
  [english('writing.networkFailed'), 'Network error. Please try again.'],
  [english('writing.imageWrongType'), 'Please select a PNG or JPG image file.'],
  [english('writing.imageTooLarge'), 'Image file size must be less than 10MB.'],
  [english('writing.essayRequired'), 'Please enter your essay.'],
  [english('writing.purposeRequired'), 'Please describe the purpose of your writing.'],
  [english('exam.notEnoughCredits'), 'Not enough credits.'],
  [english('exam.refundTitle'), 'Credits Refunded'],
  [english('exam.generateFailed', { reason: 'Network error' }), 'Failed to generate: Network error'],
  [english('exam.startFailed'), 'Failed to start exam session. Please try again.'],
  [english('exam.saveResultsFailed'), 'Failed to save exam results. Please try again.'],
  [english('exam.renameFailed'), 'Failed to update title. Please try again.'],
  [english('exam.deleteFailed'), 'Failed to delete exam set. Please try again.'],
  [checkDocument('exam', { name: 'a.pdf', size: 10_485_761 }), 'File too large. Maximum file size is 10MB.'],
  [checkDocument('notes', { name: 'a.pdf', size: 10_485_761 }), 'File exceeds 10 MB limit.'],
  [NOTES_TEXTS.generationFailed, 'Network error during note generation'],
  [english('notes.extractionFailed'), 'Failed to extract text from file'],
  [english('notes.fileFailed'), 'Failed to process file'],
  [
    english('notes.exportFailed', { error: 'No room.' }),
    'Failed to export Word document. Please try again. Error: No room.',
  ],
])('%j is what the specification says', (text, specified) => {
  expect(text !== null && typeof text === 'object' ? english(text) : text).toBe(specified)
})
