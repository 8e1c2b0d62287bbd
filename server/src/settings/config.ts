import { resolve } from 'node:path'
import { MAX_MODEL_NAME_CHARACTERS } from '@lectern/domain/content'
import { z } from 'zod'

/** The environment as Lectern reads it (`.env.example` lists the same names); everything else takes the parsed `Config`. */
const unset = (value: unknown) => (value === '' ? undefined : value)
const text = z.preprocess(unset, z.string().optional())
/** It goes along with everything that the model makes. */
const modelName = z.preprocess(unset, z.string().max(MAX_MODEL_NAME_CHARACTERS).optional())
const url = (...protocols: string[]) =>
  z.preprocess(
    unset,
    z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        message: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      })
      .optional(),
  )
const whole = (minimum: number, maximum: number, fallback: number) =>
  z.preprocess(unset, z.coerce.number().int().min(minimum).max(maximum).default(fallback))
const flag = (fallback: boolean) =>
  z.preprocess(
    unset,
    z
      .enum(['true', 'false'])
      .default(fallback ? 'true' : 'false')
      .transform((value) => value === 'true'),
  )
const choice = <const Values extends readonly [string, ...string[]]>(values: Values, fallback: Values[number]) =>
  z.preprocess(unset, z.enum(values).default(fallback as never))

const optionalWhole = (minimum: number, maximum: number) =>
  z.preprocess(unset, z.coerce.number().int().min(minimum).max(maximum).optional())
/** Price of a million tokens, in whatever money the operator counts. */
const price = z.preprocess(unset, z.coerce.number().min(0).max(1_000_000).optional())
const jsonObject = z.preprocess(
  unset,
  z
    .string()
    .transform((text, context) => {
      try {
        const value: unknown = JSON.parse(text)
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
          return value as Record<string, unknown>
      } catch {
        // Told below, as what is JSON but no object.
      }
      context.addIssue({ code: 'custom', message: 'must be a JSON object, like {"reasoning_effort":"low"}' })
      return z.NEVER
    })
    .optional(),
)

const speechAddress = z.preprocess(
  unset,
  z
    .string()
    .refine((value) => value === 'local' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)), {
      message: 'must be local, or an address starting with http:// or https://',
    })
    .optional(),
)

/** Exported for the test that holds `.env.example` to it. */
export const Environment = z.object({
  PORT: whole(0, 65_535, 3000),
  METRICS_PORT: z.preprocess(unset, z.coerce.number().int().min(0).max(65_535).optional()),
  HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
  PUBLIC_URL: url('http:', 'https:'),
  NODE_ENV: choice(['development', 'production', 'test'], 'development'),
  SECRET_KEY: z.preprocess(unset, z.string().min(32, 'must have at least 32 characters').optional()),
  DATA_DIR: z.preprocess(unset, z.string().default('./data')),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  ROLE: choice(['all', 'web', 'worker'], 'all'),
  FILES_URL: url('s3:'),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: text,
  AI_BASE_URL: url('http:', 'https:'),
  AI_API_KEY: text,
  AI_MODEL: modelName,
  AI_VISION_MODEL: modelName,
  AI_TIMEOUT_SECONDS: whole(1, 3600, 120),
  AI_CONCURRENCY: whole(1, 256, 4),
  AI_CONTEXT_TOKENS: optionalWhole(2000, 10_000_000),
  AI_EXTRA_BODY: jsonObject,
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
  OCR_BASE_URL: url('http:', 'https:'),
  OCR_API_KEY: text,
  OCR_MODEL: modelName,
  SPEECH_BASE_URL: speechAddress,
  SPEECH_API_KEY: text,
  SPEECH_MODEL: text,
  SPEECH_VOICE_MODEL: z.preprocess(unset, z.string().default('tts-1')),
  SPEECH_VOICE: z.preprocess(unset, z.string().default('alloy')),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_HOST: url('http:', 'https:'),
  PAYMENTS_ENABLED: flag(true),
  WELCOME_CREDITS: whole(0, 1_000_000, 20),
  SPEAKING_TURN_CREDITS: whole(1, 1000, 1),
  STORAGE_LIMIT_MB: whole(1, 1_000_000, 500),
  OPERATOR_NAME: z.preprocess(unset, z.string().default('')),
  SUPPORT_EMAIL: z.preprocess(unset, z.email().default('support@localhost.localdomain')),
  OPERATOR_TOKEN: z.preprocess(unset, z.string().min(24, 'must have at least 24 characters').optional()),
  SERVICE_WORKER: choice(['on', 'off'], 'on'),
  CLIENT_LIMITS: choice(['on', 'off'], 'on'),
  TRUSTED_PROXIES: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:'),
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: z.preprocess(unset, z.string().default('lectern')),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(unset, z.coerce.number().min(0).max(1).default(1)),
  LOG_LEVEL: z.preprocess(unset, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional()),
})

/** Limit of one call where several are under way on a plain processor; one that is silent is left before. */
const SPEECH_TIMEOUT_SECONDS = 600

/** A setting that stops the start; its message is one clear line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export type Config = ReturnType<typeof readConfig>
export type SpeechServiceSettings = Exclude<Config['speech'], 'local' | null>

/**
 * Parses `environment` once, at start.
 * @param launchDir folder that relative paths are taken from
 * @throws ConfigError naming the variable and what is wrong with it
 */
export function readConfig(environment: Record<string, string | undefined>, launchDir: string) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}`)
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  refuseContradictions(env, isProduction)
  return {
    isProduction,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    http: {
      port: env.PORT,
      host: env.HOST,
      /** Where a process that only works answers `/metrics`; null where it does not. */
      metricsPort: env.METRICS_PORT ?? null,
      /** Null until the port is known: then http://localhost:PORT. */
      publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
      trustedProxies: env.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [],
      hasClientLimits: env.CLIENT_LIMITS === 'on',
      /** Whether browsers may keep the files of the site, so that it opens without a network. */
      hasServiceWorker: env.SERVICE_WORKER === 'on',
    },
    secretKey: env.SECRET_KEY ?? null,
    dataDir: resolve(launchDir, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    filesUrl: env.FILES_URL ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? `Lectern <${env.SUPPORT_EMAIL}>` },
    model: readModelSettings(env),
    /** Whether images may be shown to a model: to AI_MODEL itself, where AI_VISION_MODEL names no other. */
    hasVisionModel: Boolean(env.AI_BASE_URL),
    /** Whether the model that answers is the one that images are shown to, so that it may see them itself. */
    answersSeeImages: Boolean(env.AI_BASE_URL) && (env.AI_VISION_MODEL ?? env.AI_MODEL) === env.AI_MODEL,
    recognition: readRecognitionSettings(env),
    speech: readSpeechSettings(env),
    payments: { isEnabled: env.PAYMENTS_ENABLED, stripe: readStripeSettings(env) },
    welcomeCredits: env.WELCOME_CREDITS,
    speakingTurnCredits: env.SPEAKING_TURN_CREDITS,
    storageLimitMb: env.STORAGE_LIMIT_MB,
    tracing: readTracingSettings(env),
    operator: { name: env.OPERATOR_NAME, supportEmail: env.SUPPORT_EMAIL, token: env.OPERATOR_TOKEN ?? null },
  }
}

function readTracingSettings(env: z.output<typeof Environment>) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null
  const { username, password } = new URL(env.OTEL_EXPORTER_OTLP_ENDPOINT)
  // It would stand in the log with every failure, and no request can be made to it.
  if (username || password)
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must hold no name and password: give them by OTEL_EXPORTER_OTLP_HEADERS (authorization=Basic%20…)',
    )
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: env.OTEL_SERVICE_NAME,
    /** The part of all requests that is traced. */
    share: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** No line ends, other control characters or characters beyond Latin-1: what it is stands in the error of whoever tries. */
const HEADER_VALUE = /^[ -~\u00a0-\u00ff]*$/

/** Reads what OpenTelemetry defines: name=value, separated by commas, values encoded like those of addresses. */
function readHeaders(text: string): Record<string, string> {
  const entries = text.split(',').filter((entry) => entry.trim() !== '')
  return Object.fromEntries(
    entries.map((entry) => {
      const [name = '', ...value] = entry.split('=')
      if (value.length === 0 || !/^[\w-]+$/.test(name.trim()))
        throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value')
      const decoded = decodeHeader(value.join('=').trim())
      if (!HEADER_VALUE.test(decoded))
        throw new ConfigError(`OTEL_EXPORTER_OTLP_HEADERS has a value for ${name.trim()} that no header can hold`)
      return [name.trim(), decoded]
    }),
  )
}

function decodeHeader(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function refuseContradictions(env: z.output<typeof Environment>, isProduction: boolean): void {
  if (isProduction && !env.SECRET_KEY) throw new ConfigError('SECRET_KEY must be set when NODE_ENV is production')
  if (isProduction && env.CLIENT_LIMITS === 'off')
    throw new ConfigError('CLIENT_LIMITS cannot be off when NODE_ENV is production')
  if (env.AI_BASE_URL && !env.AI_MODEL) throw new ConfigError('AI_MODEL must be set when AI_BASE_URL is')
  if (env.SPEECH_BASE_URL && env.SPEECH_BASE_URL !== 'local' && !env.SPEECH_MODEL)
    throw new ConfigError('SPEECH_MODEL must be set when SPEECH_BASE_URL is')
  if (env.OCR_BASE_URL && !env.OCR_MODEL) throw new ConfigError('OCR_MODEL must be set when OCR_BASE_URL is')
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is')
  if (env.STRIPE_WEBHOOK_SECRET && !env.STRIPE_SECRET_KEY)
    throw new ConfigError('STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is')
}

function readModelSettings(env: z.output<typeof Environment>) {
  if (!env.AI_BASE_URL || !env.AI_MODEL) return null
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? 'none',
    name: env.AI_MODEL,
    visionName: env.AI_VISION_MODEL ?? env.AI_MODEL,
    timeoutSeconds: env.AI_TIMEOUT_SECONDS,
    concurrency: env.AI_CONCURRENCY,
    /** Null: what the endpoint says of itself, else a default. */
    contextTokens: env.AI_CONTEXT_TOKENS ?? null,
    /** Goes into the body of every request, over what is there. */
    extraBody: env.AI_EXTRA_BODY ?? {},
    /** Prices of a million tokens; null where no cost is to be counted. */
    prices: readPrices(env),
  }
}

function readPrices({ AI_INPUT_PRICE, AI_OUTPUT_PRICE }: z.output<typeof Environment>) {
  if (AI_INPUT_PRICE === undefined && AI_OUTPUT_PRICE === undefined) return null
  return { input: AI_INPUT_PRICE ?? 0, output: AI_OUTPUT_PRICE ?? 0 }
}

function readSpeechSettings(env: z.output<typeof Environment>) {
  if (env.SPEECH_BASE_URL === 'local') return 'local' as const
  if (!env.SPEECH_BASE_URL || !env.SPEECH_MODEL) return null
  return {
    baseUrl: env.SPEECH_BASE_URL,
    apiKey: env.SPEECH_API_KEY ?? 'none',
    name: env.SPEECH_MODEL,
    /** What reads texts aloud, at an endpoint that does. */
    voice: { model: env.SPEECH_VOICE_MODEL, name: env.SPEECH_VOICE },
    timeoutSeconds: SPEECH_TIMEOUT_SECONDS,
    concurrency: env.AI_CONCURRENCY,
  }
}

/** Who reads the text of pictures: a service of its own, else the AI that is said to read images; null: tesseract. */
function readRecognitionSettings(env: z.output<typeof Environment>) {
  const calls = { timeoutSeconds: env.AI_TIMEOUT_SECONDS, concurrency: env.AI_CONCURRENCY }
  if (env.OCR_BASE_URL && env.OCR_MODEL)
    return { baseUrl: env.OCR_BASE_URL, apiKey: env.OCR_API_KEY ?? 'none', name: env.OCR_MODEL, ...calls }
  if (!env.AI_BASE_URL || !env.AI_VISION_MODEL) return null
  return { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY ?? 'none', name: env.AI_VISION_MODEL, ...calls }
}

function readStripeSettings(env: z.output<typeof Environment>) {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) return null
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    /** A peer that speaks Stripe's API, in place of Stripe. */
    host: env.STRIPE_HOST ?? null,
  }
}

/** The address that students open, without a trailing slash. */
export const siteUrlOf = ({ http }: Pick<Config, 'http'>): string => http.publicUrl ?? `http://localhost:${http.port}`
