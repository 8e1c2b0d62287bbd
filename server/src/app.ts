import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { answerOperator } from './cli/operator-commands.ts'
import { accounts } from './core/accounts/index.ts'
import { createAuthenticator } from './core/accounts/sessions/authenticate.ts'
import { createSessionTokens } from './core/accounts/sessions/session-tokens.ts'
import { begun } from './core/begun/index.ts'
import { createCredits } from './core/credits/credits.ts'
import { credits } from './core/credits/index.ts'
import { createDocumentReader } from './core/documents/document-reader.ts'
import { documents } from './core/documents/index.ts'
import { closePageReaders } from './core/documents/pages/show-page.ts'
import { closeWaitingReaders } from './core/documents/read-document.ts'
import { removeLeftLinkFolders } from './core/documents/reading/link-folders.ts'
import { feedback } from './core/feedback/index.ts'
import { files } from './core/files/index.ts'
import { createGenerationRuns } from './core/generation/generation-runs.ts'
import { generation } from './core/generation/index.ts'
import { limits } from './core/limits/index.ts'
import { createLimits } from './core/limits/limits.ts'
import { payments } from './core/payments/index.ts'
import { openTextRecognition } from './core/recognition/text-recognition.ts'
import { review } from './core/review/index.ts'
import { samples } from './core/samples/index.ts'
import { search } from './core/search/index.ts'
import { sharing } from './core/sharing/index.ts'
import { unfinished } from './core/unfinished/index.ts'
import { createHttpServer } from './http/http-server.ts'
import type { Routes } from './http/routes.ts'
import { siteRoutes } from './http/site/site-routes.ts'
import { createWorkerServer } from './http/watching/worker-server.ts'
import { bindModule, type Module } from './module.ts'
import { exam } from './modules/exam/index.ts'
import { lecture } from './modules/lecture/index.ts'
import { listening } from './modules/listening/index.ts'
import { notes } from './modules/notes/index.ts'
import { ocr } from './modules/ocr/index.ts'
import { recite } from './modules/recite/index.ts'
import { speaking } from './modules/speaking/index.ts'
import { understanding } from './modules/understanding/index.ts'
import { writing } from './modules/writing/index.ts'
import { type Clock, systemClock } from './platform/clock/clock.ts'
import { migrate } from './platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import type { KeptMail } from './platform/mail/mailer.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { openModel } from './platform/model/open-model.ts'
import { openPaymentProvider } from './platform/payment/open-payment-provider.ts'
import { openJobQueue } from './platform/queue/open-job-queue.ts'
import { openSpeech } from './platform/speech/open-speech.ts'
import type { Services } from './services.ts'
import type { Config } from './settings/config.ts'
import { loadSecrets } from './settings/secrets.ts'

/** Parts that every module stands on, and that have addresses or recurring work of their own. */
const CORE: readonly Module[] = [
  accounts,
  credits,
  documents,
  feedback,
  files,
  generation,
  limits,
  payments,
  review,
  sharing,
  search,
  unfinished,
  begun,
  samples,
]
const MODULES: readonly Module[] = [recite, notes, exam, lecture, listening, ocr, speaking, understanding, writing]

const PARTS: readonly Module[] = [...CORE, ...MODULES]

/** Every endpoint table that is served. */
export const ROUTES: readonly Routes[] = [
  siteRoutes(MODULES.map(({ id }) => id)),
  ...PARTS.flatMap(({ routes }) => routes ?? []),
]

/**
 * New connections that the system keeps until this process comes to them, as many as its own limit lets it. Of Node's 511 a saturated
 * server of 2,000 students had the system reset those that came on top.
 */
const WAITING_CONNECTIONS = 4096

const SITE_FOLDER = join(import.meta.dirname, '..', '..', 'web', 'dist')

export interface App {
  services: Services
  server: FastifyInstance
  /** Starts working and listening; resolves with the address. */
  start(): Promise<string>
  /** Finishes what is under way, hands running jobs back, closes everything. */
  stop(): Promise<void>
}

export interface AppOptions {
  log: Logger
  /** Told of mail that is kept in DATA_DIR because no SMTP server is set. */
  onKeptMail: (mail: KeptMail) => void
  clock?: Clock
  /** A database that is open and migrated already, in place of the one that `config` names. */
  database?: OpenDatabase
  siteFolder?: string | null
}

/** Builds the whole house by its configuration. Nothing listens or works before `start`. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { log, clock = systemClock } = options
  const secrets = await loadSecrets(config)
  // Loaded only where traces are wanted.
  const tracing =
    config.tracing && (await import('./platform/tracing/open-tracing.ts')).openTracing(config.tracing, log)
  const database = options.database ?? (await openMigrated(config, log))
  const queue = openJobQueue(database, config.role, log)
  const { close: closeModel, figures: modelFigures, ...models } = await openModel(config.model, log)
  const { speech, close: closeSpeech } = await openSpeech(config, log)
  const foundation = { config, secrets, log, clock, database, queue, ...models }
  const mailer = await openMailer(config, clock, options.onKeptMail)
  const ledger = createCredits(foundation)
  const services: Services = {
    ...foundation,
    modules: PARTS.map((part) => bindModule(part, () => services)),
    mailer,
    speech,
    files: await openFileStore(config),
    limits: createLimits({ ...foundation, hasClientLimits: config.http.hasClientLimits }),
    credits: ledger,
    accounts: createAuthenticator({ ...foundation, tokens: createSessionTokens(secrets, clock) }),
    generationRuns: createGenerationRuns({ ...foundation, credits: ledger }),
    documents: createDocumentReader(),
    recognition: await openTextRecognition(config.recognition, log),
    paymentProvider: await openPaymentProvider(config, foundation),
  }

  for (const part of PARTS) part.work?.(services)
  const server = await createHttpServer({
    services,
    routes: ROUTES,
    modelFigures,
    siteFolder: options.siteFolder === undefined ? SITE_FOLDER : options.siteFolder,
  })

  const workerServer = config.role === 'worker' ? createWorkerServer(services, modelFigures) : null

  return {
    services,
    server,
    async start() {
      await removeLeftLinkFolders()
      await endLeases(services, database)
      await queue.start()
      if (database.kind === 'embedded') database.owner?.answer(answerOperator(services))
      const { host, port, metricsPort } = config.http
      if (!workerServer) return server.listen({ port, host, backlog: WAITING_CONNECTIONS })
      if (metricsPort === null) return 'no address: this process only works'
      const address = await workerServer.listen({ port: metricsPort, host })
      return `no address: this process only works; its metrics are at ${address}/metrics`
    },
    async stop() {
      await server.close()
      await workerServer?.close()
      await queue.stop()
      await closePageReaders()
      await closeWaitingReaders()
      await mailer.close()
      await closeModel()
      await closeSpeech()
      await database.close()
      await tracing?.close()
    },
  }
}

/** Whoever held a lease on a database of this process alone died with the process before. */
async function endLeases({ credits, generationRuns }: Services, database: OpenDatabase): Promise<void> {
  if (database.kind !== 'embedded' || database.owner === null) return
  await credits.endLeases()
  await generationRuns.endLeases()
}

async function openMigrated(config: Config, log: Logger): Promise<OpenDatabase> {
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'A database connection was lost'))
  await migrate(database)
  return database
}
