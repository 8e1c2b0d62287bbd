import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { failedAndRefunded, LECTURE_TEXTS } from '@lectern/domain/lecture'
import { expect, onTestFinished, test } from 'vitest'
import { askedBy } from '../../../../test/asked-by.ts'
import { silentLog } from '../../../../test/ledger.ts'
import { testApp } from '../../../../test/test-app.ts'
import { describeOnDatabase } from '../../../../test/test-database.ts'
import { openModel } from '../../../platform/model/open-model.ts'
import { readConfig } from '../../../settings/config.ts'
import { attemptAt, explanationOf, linesOf, rowOf, uploadRead } from '../lecture-test-ground.ts'
import { explainSection } from '../tasks.ts'
import { explainLecture } from './explain-lecture.ts'

const MATERIAL = { lectureTitle: '', pages: [{ page: 1, text: 'Water moves.' }] }

/** The events of an answer, as a service sends them. */
function sayTo(response: ServerResponse, content: string, isLast: boolean) {
  const choices = [{ delta: { content }, finish_reason: isLast ? 'stop' : null }]
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(`data: ${JSON.stringify({ choices })}\n\n`)
  if (isLast) response.end()
}

function letterByLetter(response: ServerResponse) {
  const timer = setInterval(() => sayTo(response, 'a', false), 200)
  response.once('close', () => clearInterval(timer))
}

describeOnDatabase('server', 'A lecture of which one call hangs', (database) => {
  // No worker: each test runs the attempts itself.
  const app = testApp(database, { ROLE: 'web' })

  /** The configured model, of which the call for the lecture's first section is treated so and all others are answered. */
  async function modelTreating(treatFirst: (response: ServerResponse) => void) {
    const service = createServer(async (request, response) => {
      if ((await text(request)).includes(linesOf(1)[0] ?? '')) treatFirst(response)
      else sayTo(response, JSON.stringify(explanationOf(MATERIAL)), true)
    })
    await once(service.listen(0, '127.0.0.1'), 'listening')
    const AI_BASE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`
    const settings = readConfig({ AI_BASE_URL, AI_MODEL: 'test', AI_TIMEOUT_SECONDS: '3600' }, '/').model
    const { model, close } = await openModel(settings, silentLog)
    onTestFinished(async () => {
      service.closeAllConnections()
      service.close()
      await close()
    })
    return model
  }

  test.each([
    ['is never answered', () => {}],
    ['is answered letter by letter', letterByLetter],
  ])(
    'is ended when it %s, whatever is answered to others: what was explained stays, the price comes back',
    async (_how, treat) => {
      const student = await app.student(3)
      const lectureId = await uploadRead(app, student)
      const model = await modelTreating(treat)
      const job = attemptAt(lectureId)
      const explaining = explainLecture({ ...app.services, model }, job, 2).then(() => true)
      // Another student's calls are answered all the time.
      while (!(await Promise.race([explaining, sleep(50, false)])))
        await model.run(explainSection, MATERIAL, askedBy(-1))
      expect(job.ends).toEqual([2])
      expect(await rowOf(app, student, lectureId)).toMatchObject({
        status: 'failed',
        sectionsDone: 2,
        refundedCredits: 1,
        errorMessage: failedAndRefunded(LECTURE_TEXTS.serviceFailing),
      })
      expect(await app.services.credits.readAvailable(database().queries, student.id)).toBe(3)
      expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
    },
  )
})
