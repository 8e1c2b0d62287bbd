import { EXTRACTION_RULES } from '@lectern/domain/documents'
import { LISTENING_TYPES } from '@lectern/domain/listening'
import { UPLOAD_TYPES } from '@lectern/domain/recite'
import { expect, test } from 'vitest'
import { say } from '../../lib/language.ts'

const text = say('landing.faqFilesText')
/** What stands after the name of a module, up to the next sentence. */
const typesOf = (module: string): string => text.split('. ').find((one) => one.startsWith(module)) ?? ''

test.each([
  ['Notes, Exam and Writing', EXTRACTION_RULES.notes.types.slice(0, -2)],
  ['Recite', UPLOAD_TYPES],
  ['Understanding', EXTRACTION_RULES.understanding.types.filter((type) => type !== '.md')],
  ['Listening', LISTENING_TYPES.slice(0, 2)],
])('the files of %s are named', (module, types) => {
  for (const type of types) expect(typesOf(module)).toContain(type.slice(1).toUpperCase())
})
