import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkDocument } from '../../packages/domain/src/documents.ts'
import { NOTES_TEXTS } from '../../packages/domain/src/notes.ts'
import { AREAS, CATALOGUES } from '../../packages/texts/src/catalogues.ts'
import { loadSpeaker } from '../../packages/texts/src/compile.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-types'])

/** All that runs, tests apart. */
const SOURCE = ['web/src', 'server/src', 'packages/contract/src', 'packages/domain/src', 'packages/engine/src']
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
  readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
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

/** The texts that the requirement fixes to the letter. */
test.each([
  [english('recite.loginToUpload'), 'Please log in to upload documents.'],
  [english('recite.uploadUnreachable'), 'Upload failed. Please try again.'],
  [english('recite.uploadFailed', { reason: english('recite.unknownError') }), 'Upload failed: Unknown error'],
  [english('recite.csrfMissing'), 'Failed to get CSRF token. Please refresh the page and try again.'],
  [english('recite.contentRequired'), 'Please provide content to generate flashcards.'],
  [english('recite.loginToGenerate'), 'Please log in to generate flashcards.'],
  [
    english('recite.contentTooShort'),
    'Content is too short. Please provide at least 50 characters for meaningful flashcard generation.',
  ],
  [english('documents.ocrNotice'), "Detected OCR notice in content. Please use 'OCR Document' and paste real text."],
  [english('recite.generationFailed'), 'Network error during flashcard generation'],
  [english('recite.noCardsSelected'), 'Please select at least one card to include in your set.'],
  [
    english('recite.cardsGenerated', { count: 12 }),
    'Successfully generated 12 flashcards! Please review and select the cards you want to keep.',
  ],
  [english('recite.startStudyFailed'), 'Failed to start study session. Please try again.'],
  [english('recite.noSession'), 'Study session not started. Please try again.'],
  [english('recite.timeUp'), "Time's up! Study session ended. Remaining cards marked as incorrect."],
  [english('recite.endStudyFailed'), 'Failed to end session. Please try again.'],
  [english('recite.studyCompleted'), 'Study session completed! Great job! 🎉'],
  [english('recite.createSetFailed'), 'Failed to create flashcard set. Please try again.'],
  [english('recite.renameSetFailed'), 'Failed to rename flashcard set. Please try again.'],
  [english('recite.deleteSetFailed'), 'Failed to delete flashcard set. Please try again.'],
  [english('recite.clearProgressFailed'), 'Failed to clear flashcard set progress. Please try again.'],
  [english('recite.loadSetFailed'), 'Failed to load flashcard set. Please try again.'],
  [english('recite.saveCardFailed'), 'Failed to save card'],
  [english('recite.deleteCardFailed'), 'Failed to delete flashcard. Please try again.'],
  [english('recite.fileWrongType'), 'Please select a .txt file'],
  [english('recite.fileNoCards'), 'No valid flashcards found in the file'],
  [english('recite.nothingToExport'), 'No flashcards to export'],
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
])('%j is said to the letter', (text, specified) => {
  expect(text !== null && typeof text === 'object' ? english(text) : text).toBe(specified)
})
