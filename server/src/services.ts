import type { Logger } from 'pino'
import type { BoundModule } from './bound-module.ts'
import type { Authenticator } from './core/accounts/signed-in.ts'
import type { Credits } from './core/credits/credits.ts'
import type { DocumentReader } from './core/documents/document-reader.ts'
import type { GenerationRuns } from './core/generation/generation-runs.ts'
import type { Limits } from './core/limits/limits.ts'
import type { TextRecognition } from './core/recognition/text-recognition.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { FileStore } from './platform/files/file-store.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { Engine } from './platform/model/engine/engine.ts'
import type { Model, TextModel } from './platform/model/model.ts'
import type { PaymentProvider } from './platform/payment/payment-provider.ts'
import type { JobQueue } from './platform/queue/job-queue.ts'
import type { Speech } from './platform/speech/speech.ts'
import type { Config } from './settings/config.ts'
import type { Secrets } from './settings/secrets.ts'

/** Everything that a use case can stand on, made once in `app.ts` and handed down. */
export interface Services {
  config: Config
  secrets: Secrets
  log: Logger
  clock: Clock
  database: Database
  queue: JobQueue
  files: FileStore
  mailer: Mailer
  model: Model
  textModel: TextModel
  /** The built-in study engine, for what no model is asked. */
  engine: Engine
  speech: Speech
  limits: Limits
  accounts: Authenticator
  credits: Credits
  generationRuns: GenerationRuns
  documents: DocumentReader
  recognition: TextRecognition
  /** Every part of the house, for what goes through all of them: erasing a student, gathering what is theirs. */
  modules: readonly BoundModule[]
  /** Null where nobody can pay: in production without a provider. */
  paymentProvider: PaymentProvider | null
}
