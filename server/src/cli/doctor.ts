import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../settings/config.ts'
import { describeSettings } from '../settings/describe-settings.ts'
import { findOllama } from '../settings/find-ollama.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { LocalCommand } from './command.ts'
import { checkContext, checkModel, checkSight } from './model-checks.ts'
import { type Check, checkBucket, checkDatabase, checkFolder, checkMail, checkPayment } from './outside-checks.ts'
import { readArguments, readWholeNumber } from './read-arguments.ts'
import { checkLocalSpeech, checkTranscription, checkVision, checkVoice } from './service-checks.ts'
import { measureSurroundings, type Surrounding } from './surroundings.ts'

/** One part of the installation: what is configured, and whether it answers. */
interface Part {
  name: string
  configured: string
  /** Null where there is nothing outside to ask. @throws Error saying why the part does not answer */
  check: Check | null
}

const NAME_COLUMN = 10
/** One that serves and one that works. */
const PROCESSES = '2'
const MOST_PROCESSES = 1000
/** Every check has a shorter limit of its own, but for what a library does on its way. */
const ENDS_WITHIN_MS = 150_000

export const doctor: LocalCommand = {
  usage: 'doctor [--processes N]',
  summary: 'Says what is configured and whether each outside part answers; exit code 1 if one does not',
  details: [
    'A model makes flashcards, is shown a picture and a long text; a bucket keeps a file for a moment; a speech service',
    'hears a sentence and says one. A hosted model takes a few cents for it.',
    'It warns (!) of a slow disk, of too few connections for N processes of Lectern on one database (2 unless you say',
    'otherwise), and of clocks that differ, and says what to do; a warning does not change the exit code.',
    'No secret is shown.',
  ],
  async run(args, output) {
    const { values } = readArguments(args, { names: [], options: { processes: { type: 'string' } } })
    const processes = readWholeNumber('--processes', values.processes ?? PROCESSES, 1, MOST_PROCESSES)
    const config = readSettings()
    const hide = hiderOf(secretsOf(config))
    const findings = await Promise.all(partsOf(config).map(examine))
    for (const { line } of findings) output.log(hide(line))
    // A database that does not answer has told why already.
    for (const line of await measureSurroundings(config, processes).then(describeSurroundings, () => []))
      output.log(line)
    const ollama = await findOllama()
    if (ollama) output.log(`  ${'note'.padEnd(NAME_COLUMN)}${ollama}`)
    return findings.every(({ isWell }) => isWell) ? 0 : 1
  },
}

function partsOf(config: Config): Part[] {
  const { dataDir, filesUrl, mail, model, recognition, speech, payments } = config
  const described = describeSettings(config)
  const vision = model && model.visionName !== model.name ? { ...model, name: model.visionName } : null
  const isSameEndpoint = vision?.baseUrl === recognition?.baseUrl && vision?.name === recognition?.name
  return [
    { name: 'site', configured: described.site, check: null },
    { name: 'database', configured: described.database, check: () => checkDatabase(config) },
    { name: 'files', configured: described.files, check: filesUrl ? checkBucket(config) : checkFolder(dataDir) },
    { name: 'mail', configured: described.mail, check: mail.smtpUrl === null ? null : checkMail(mail.smtpUrl) },
    { name: 'AI', configured: described.ai, check: model && checkModel(model) },
    ...(vision ? [{ name: 'images', configured: vision.name, check: checkVision(vision) }] : []),
    ...(model && !vision ? [{ name: 'images', configured: model.name, check: checkSight(model) }] : []),
    ...(model ? [{ name: 'context', configured: model.name, check: checkContext(model) }] : []),
    {
      name: 'OCR',
      configured: described.ocr,
      // The one that reads images was asked already.
      check: recognition && !isSameEndpoint ? checkVision(recognition) : null,
    },
    { name: 'speech', configured: described.speech, check: speechCheck(config) },
    {
      name: 'voice',
      configured: described.voice,
      check: speech && speech !== 'local' ? checkVoice(speech) : null,
    },
    { name: 'payment', configured: described.payment, check: payments.stripe && checkPayment(payments.stripe) },
  ]
}

const describeSurroundings = (surroundings: readonly Surrounding[]): string[] =>
  surroundings.map(
    ({ name, measured, advice }) =>
      `${advice ? '!' : '✓'} ${name.padEnd(NAME_COLUMN)}${measured}${advice ? `: ${advice}` : ''}`,
  )

function speechCheck({ speech, dataDir }: Config): Check | null {
  if (speech === 'local') return checkLocalSpeech(dataDir)
  return speech && checkTranscription(speech)
}

async function examine({ name, configured, check }: Part): Promise<{ line: string; isWell: boolean }> {
  const about = `${name.padEnd(NAME_COLUMN)}${configured}`
  if (!check) return { line: `  ${about}`, isWell: true }
  try {
    return { line: `✓ ${about}: ${await inTime(check)}`, isWell: true }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    return { line: `✗ ${about}: ${reason}`, isWell: false }
  }
}

async function inTime(check: Check): Promise<string> {
  const timer = new AbortController()
  const tooLate = sleep(ENDS_WITHIN_MS, null, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${ENDS_WITHIN_MS / 1000} s`)
  })
  try {
    return await Promise.race([check(), tooLate])
  } finally {
    timer.abort()
    tooLate.catch(() => {})
  }
}

/** What others might put into an error that is shown. */
function secretsOf(config: Config): string[] {
  const { secretKey, databaseUrl, mail, model, recognition, speech, payments, operator } = config
  const addresses = [databaseUrl, mail.smtpUrl].filter((address) => address !== null).map((address) => new URL(address))
  return [
    secretKey,
    ...addresses.flatMap(({ password }) => [password, decodeURIComponent(password)]),
    model?.apiKey,
    recognition?.apiKey,
    speech === 'local' ? null : speech?.apiKey,
    payments.stripe?.secretKey,
    payments.stripe?.webhookSecret,
    operator.token,
    process.env.AWS_SECRET_ACCESS_KEY,
  ].filter((secret): secret is string => Boolean(secret) && secret !== 'none')
}

const hiderOf = (secrets: readonly string[]) => (line: string) =>
  secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), line)
