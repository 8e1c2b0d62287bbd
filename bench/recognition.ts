import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OCR_SCRIPT_LANGUAGES, type OcrScript } from '@lectern/domain/ocr'
import { pino } from 'pino'
import { RECOGNITION_LIMITS } from '../server/src/core/recognition/recognition-limits.ts'
import { openTextRecognition } from '../server/src/core/recognition/text-recognition.ts'
import { characterErrorRate, flatten } from '../server/test/character-errors.ts'
import { atMost, type Measurement, megabytes } from './measurement.ts'

/** Scans, photographs and what they say; they stand beside the clone. */
const MATERIAL = join(import.meta.dirname, '..', '..', 'shared', 'fixtures', 'documents')
const PAGES = 2
const LOOK_EVERY_MS = 50
/** Size of a memory page, in which the system counts. */
const PAGE_BYTES = 4096

/** Characters wrong, as a share: more, and a student types a page sooner than they correct it. */
const SCRIPTS = [
  { name: 'en', script: 'english', limit: 0.01 },
  { name: 'tc', script: 'traditional_chinese', limit: 0.05 },
  { name: 'sc', script: 'simplified_chinese', limit: 0.05 },
] as const satisfies { name: string; script: OcrScript; limit: number }[]

const recognition = await openTextRecognition(null, pino({ level: 'silent' }))
const signal = new AbortController().signal

/** Scanned, slightly turned and noisy pages and photographs by tesseract, in processes of their own as in the product. */
export async function measure(): Promise<Measurement[]> {
  if (!existsSync(MATERIAL)) return []
  const rows: Measurement[] = []
  for (const { name, script, limit } of SCRIPTS) {
    const truth = readFileSync(join(MATERIAL, `${name}.truth.txt`), 'utf8')
    for (const chosen of [script, 'auto'] as const) {
      const scan = await watched(() => readScan(`scan_${name}.pdf`, chosen))
      rows.push(
        errorRow(`scan_${name}.pdf, ${chosen}`, errorRate(scan.text, truth, name), limit),
        ...costRows(name, chosen, scan),
      )
    }
    const photograph = (await recognition.readImage(join(MATERIAL, `photo_${name}.jpg`), languagesOf(script))).text
    rows.push(errorRow(`photo_${name}.jpg, ${script}`, errorRateOfStart(photograph, truth, name), limit))
  }
  return rows
}

const languagesOf = (script: OcrScript) => ({ student: { id: 1 }, languages: OCR_SCRIPT_LANGUAGES[script], signal })

async function readScan(file: string, script: OcrScript): Promise<string> {
  const indexes = Array.from({ length: PAGES }, (_, index) => index)
  const pages = await recognition.readPages(join(MATERIAL, file), indexes, languagesOf(script))
  return pages.map((page) => page?.text ?? '').join('\n')
}

function errorRate(read: string, truth: string, name: string): number {
  const rules = { keepSpaces: name === 'en' }
  return characterErrorRate(flatten(read, rules), flatten(truth, rules))
}

/** A photograph shows the first page: the truth is cut where it fits best. */
function errorRateOfStart(read: string, truth: string, name: string): number {
  const rules = { keepSpaces: name === 'en' }
  const [text, whole] = [flatten(read, rules), flatten(truth, rules)]
  const ends = Array.from({ length: 41 }, (_, step) => text.length - 80 + step * 4)
  return Math.min(...ends.map((end) => characterErrorRate(text, whole.slice(0, Math.max(1, end)))))
}

const errorRow = (what: string, errors: number, limit: number): Measurement => ({
  what: `errors in ${what}`,
  ours: `${(errors * 100).toFixed(1)} %`,
  against: `limit: ${limit * 100} %`,
  ratio: errors / limit,
  promise: atMost(errors / limit, 1),
})

interface Watched {
  text: string
  seconds: number
  mostBytes: number
}

function costRows(name: string, script: OcrScript, { seconds, mostBytes }: Watched): Measurement[] {
  const { memoryBytes, workSeconds: limitSeconds } = RECOGNITION_LIMITS
  const perPage = seconds / PAGES
  return [
    {
      what: `a page of scan_${name}.pdf, ${script}`,
      ours: `${perPage.toFixed(1)} s`,
      against: `limit: ${limitSeconds} s`,
      ratio: perPage / limitSeconds,
      promise: null,
    },
    {
      what: `memory for it`,
      ours: megabytes(mostBytes),
      against: `limit: ${megabytes(memoryBytes)}`,
      ratio: mostBytes / memoryBytes,
      promise: atMost(mostBytes / memoryBytes, 1),
    },
  ]
}

/** Does the work while looking at the largest process that it starts; 0 bytes on systems without /proc. */
async function watched(work: () => Promise<string>): Promise<Watched> {
  let mostBytes = 0
  const timer = setInterval(() => {
    mostBytes = Math.max(mostBytes, ...childrenOf(process.pid).map(residentBytes))
  }, LOOK_EVERY_MS)
  const startedAt = performance.now()
  const text = await work().finally(() => clearInterval(timer))
  return { text, seconds: (performance.now() - startedAt) / 1000, mostBytes }
}

function childrenOf(pid: number): number[] {
  if (!existsSync(`/proc/${pid}/task`)) return []
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const listed = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim()
    return listed === '' ? [] : listed.split(' ').map(Number)
  })
}

/** 0 for a process that has gone meanwhile. */
function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
