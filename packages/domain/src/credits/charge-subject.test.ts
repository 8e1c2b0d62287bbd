import { loadSpeaker } from '@lectern/texts/compile'
import { expect, test } from 'vitest'
import { subjectText } from './charge-subject.ts'

const say = (await loadSpeaker()).in('en')

test.each([
  [{ documentName: 'cells.pdf', counted: { unit: 'words', amount: 1204 } }, 'cells.pdf, 1,204 words'],
  [{ documentName: 'scan.pdf', counted: { unit: 'pages', amount: 1 } }, 'scan.pdf, 1 page'],
  [{ documentName: 'talk.mp3', counted: { unit: 'bytes', amount: 3_355_444 } }, 'talk.mp3, 3.2 MB'],
  [{ documentName: 'hum.mp3', counted: { unit: 'bytes', amount: 900 } }, 'hum.mp3, 0.1 MB'],
  [{ counted: { unit: 'questions', amount: 30 } }, '30 questions'],
  [{ documentName: '文法.docx' }, '文法.docx'],
  [{}, ''],
] as const)('%j is told as %j', (subject, text) => {
  expect(subjectText(subject, say)).toBe(text)
})

test('what was counted is told in the language that is spoken', async () => {
  const speaker = await loadSpeaker()
  const subject = { documentName: 'cells.pdf', counted: { unit: 'words', amount: 1204 } } as const
  expect(subjectText(subject, speaker.in('zh-hant'))).toBe('cells.pdf，1,204 字')
  expect(subjectText(subject, speaker.in('zh-hans'))).toBe('cells.pdf，1,204 字')
})
