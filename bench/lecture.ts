import { mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@lectern/contract/calls/client'
import { lectureEndpoints } from '@lectern/contract/lecture'
import { LECTURE_LIMIT_BYTES } from '@lectern/domain/lecture'
import { pino } from 'pino'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/settings/config.ts'
import { createTestStudent } from '../server/test/rows/create-test-student.ts'
import { writeLargePdf } from './large-pdf.ts'
import { atMost, type Measurement, megabytes } from './measurement.ts'
import { productEnvironment, type ServedProcess, serveProduct } from './served-product.ts'

const PAGES = 800
const CREDITS = 200
const LIMIT_BYTES = 64 * 1024 * 1024
const SETTLE_MS = 5000
const LOOK_EVERY_MS = 50

/** What the server's process holds beyond its idle self while the largest lecture is uploaded, read and explained. */
export async function measure(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = productEnvironment(join(folder, 'data'))
  try {
    const token = await prepareStudent(environment)
    const pdf = join(folder, 'lecture.pdf')
    writeLargePdf(pdf, { pageCount: PAGES, sizeBytes: LECTURE_LIMIT_BYTES, linesOf })
    const product = await serveProduct(environment)
    await delay(SETTLE_MS)
    const idleBytes = product.residentBytes()
    const watch = watchPeak(product)
    const seconds = await explain(product, token, pdf)
    const aboveBytes = watch.stop() - idleBytes
    await product.stop()
    return [
      {
        what: `server memory above idle, lecture of ${megabytes(statSync(pdf).size)} and ${PAGES} pages`,
        ours: `${megabytes(aboveBytes)} above ${megabytes(idleBytes)}`,
        against: `the limit of ${megabytes(LIMIT_BYTES)}`,
        ratio: aboveBytes / LIMIT_BYTES,
        promise: atMost(aboveBytes / LIMIT_BYTES, 1),
      },
      {
        what: 'that lecture, uploaded / explained by the built-in engine',
        ours: `${seconds.upload.toFixed(1)} s / ${seconds.explain.toFixed(1)} s`,
        against: '',
        ratio: null,
        promise: null,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** About 2,500 characters a page, no two alike. */
const linesOf = (page: number): string[] =>
  Array.from(
    { length: 36 },
    (_, line) =>
      `Protein ${page}.${line} is the part of membrane ${page} that carries ion ${line} to side ${page + line}.`,
  )

async function prepareStudent(environment: Record<string, string>): Promise<string> {
  const config = readConfig(environment, environment.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  await app.start()
  const { accessToken } = await createTestStudent(app.services, CREDITS)
  await app.stop()
  return accessToken
}

async function explain(product: ServedProcess, token: string, path: string) {
  const { upload, get } = createClient(lectureEndpoints, (url, init) => {
    init.headers.set('authorization', `Bearer ${token}`)
    return fetch(product.url + url, init)
  })
  const startedAt = performance.now()
  const pdf_file = new File([await openAsBlob(path)], 'lecture.pdf')
  const { lecture_id: id } = await upload({ form: { pdf_file } })
  const uploadedAt = performance.now()
  for (;;) {
    await delay(1000)
    const { status, error_message } = await get({ params: { id } })
    if (status === 'failed') throw new Error(`The lecture failed: ${error_message}`)
    if (status === 'completed') break
  }
  return { upload: (uploadedAt - startedAt) / 1000, explain: (performance.now() - uploadedAt) / 1000 }
}

function watchPeak(product: ServedProcess) {
  let peakBytes = product.residentBytes()
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, product.residentBytes())
  }, LOOK_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return peakBytes
    },
  }
}
