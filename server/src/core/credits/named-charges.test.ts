import { readFileSync } from 'node:fs'
import { creditsEndpoints } from '@lectern/contract/credits'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { ocrEndpoints } from '@lectern/contract/ocr'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { understandingEndpoints } from '@lectern/contract/understanding'
import { beforeAll, describe, expect, test } from 'vitest'
import { material } from '../../../test/material.ts'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'

const pdf = readFileSync(material('documents/two.pdf'))
const file = (name: string) => new File([new Uint8Array(pdf)], name)

/** What a student does, what its module names, and what it counts. */
const WORK: readonly [string, (student: TestStudent) => Promise<unknown>, string | null, object | null][] = [
  [
    'a scan',
    (student) => student.client(ocrEndpoints).readDocument({ form: { file: file('scan.pdf'), script: 'english' } }),
    'scan.pdf',
    { unit: 'pages', amount: 3 },
  ],
  [
    'a lecture',
    (student) => student.client(lectureEndpoints).upload({ form: { pdf_file: file('第四講.pdf') } }),
    '第四講.pdf',
    { unit: 'bytes', amount: pdf.length },
  ],
  [
    'a turn of a talk',
    async (student) => {
      const { session_id } = await student.client(speakingEndpoints).startChat({ body: { topic: 'My family' } })
      const form = { text: 'My brother plays football with me every weekend because we like it.' }
      return student.client(speakingEndpoints).reply({ params: { id: session_id }, form })
    },
    'My family',
    null,
  ],
  [
    'a message',
    (student) =>
      student
        .client(understandingEndpoints)
        .chat({ form: { message: 'What is  a cell?', context: 'A cell is a unit.' } }),
    'What is a cell?',
    null,
  ],
]

describe('What is charged', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await createTestDatabase('embedded')
    return () => database.close()
  })
  const app = testApp(() => database)

  test.each(WORK)('for %s is named in the history', async (_, work, document_name, counted) => {
    const student = await app.student(5)
    await work(student)
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    const { holds } = await student.client(creditsEndpoints).heldCredits()
    // A lecture is still worked on.
    const [newest] = [...holds, ...transactions]
    expect(newest).toMatchObject({ document_name, counted })
  })
})
