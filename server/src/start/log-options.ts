import type { LoggerOptions } from 'pino'
import { describeError } from './describe-error.ts'

/** What must never stand in a log, wherever it turns up in what is logged. */
const SECRET_FIELDS = ['password', 'otp_code', 'authorization', 'cookie', 'access_token', 'refresh_token', 'apiKey']

/** One JSON object a line, without secrets and without the material of students. */
export const LOG_OPTIONS: LoggerOptions = {
  base: undefined,
  serializers: { err: describeError },
  formatters: { level: (label) => ({ level: label }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[removed]' },
}
