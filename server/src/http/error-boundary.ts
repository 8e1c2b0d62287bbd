import type { ErrorCode } from '@lectern/contract/errors'
import type { Language } from '@lectern/texts/languages'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { isOutage } from '../platform/outage.ts'
import { Problem } from '../problem.ts'
import { speaker } from '../speaker.ts'
import { languageOf } from './request-language.ts'

/** Where the failure itself does not know how long it lasts. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { unavailable: 10, timed_out: 1 }

/** What the framework itself refuses, in our words. */
const FRAMEWORK_PROBLEMS: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem('invalid', { id: 'requests.invalidJson' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Problem('invalid', { id: 'requests.noBody' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem('invalid', { id: 'requests.cutShort' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported_type', { id: 'requests.contentType' }),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('too_large', { id: 'requests.tooLarge' }),
  FST_REQ_FILE_TOO_LARGE: () => new Problem('too_large', { id: 'requests.fileTooLarge' }),
  FST_FILES_LIMIT: () => new Problem('invalid', { id: 'requests.fileTooMany' }),
  FST_FIELDS_LIMIT: () => new Problem('invalid', { id: 'requests.fieldsTooMany' }),
  FST_PARTS_LIMIT: () => new Problem('invalid', { id: 'requests.partsTooMany' }),
  FST_PROTO_VIOLATION: () => new Problem('invalid', { id: 'requests.fieldNotAllowed' }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new Problem('unsupported_type', { id: 'requests.multipartOnly' }),
}

/** The one place where a failure becomes an answer. Unknown ones are logged once, with the request's id, and masked. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error, request.log)
  const retryAfterSeconds = problem.retryAfterSeconds ?? RETRY_AFTER_SECONDS[problem.code]
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds))
  return reply
    .code(problem.status)
    .type('application/json')
    .send(problemBody(problem, languageOf(request)))
}

/** What the caller is told of a problem, in their language. */
export const problemBody = ({ details, text, code }: Problem, language: Language): Record<string, unknown> => ({
  ...details,
  error: typeof text === 'string' ? text : speaker.word(language, text),
  code,
})

/** Any failure as a `Problem`; what was not meant for the caller is logged to `log`. */
export function toProblem(error: unknown, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): Problem {
  if (error instanceof Problem) {
    if (error.cause) log.warn({ err: error.cause, code: error.code }, 'a request failed')
    return error
  }
  if (error instanceof ZodError) return invalidInput(error)
  const known = FRAMEWORK_PROBLEMS[(error as FastifyError | null)?.code ?? '']
  if (known) return known()
  if ((error as FastifyError | null)?.statusCode === 400) return new Problem('invalid', { id: 'requests.invalid' })
  if (isOutage(error)) {
    log.error({ err: error }, 'something outside is out of order')
    return new Problem('unavailable', { id: 'errors.unavailable' })
  }
  log.error({ err: error }, 'a request failed unexpectedly')
  return new Problem('internal', { id: 'errors.internal' })
}

/** Input that its schema refuses: the first reason as a sentence, all of them by field. */
function invalidInput(error: ZodError): Problem {
  const fields: Record<string, string[]> = Object.create(null)
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.') || 'body'
    fields[name] = [...(fields[name] ?? []), issue.message]
  }
  const [first] = Object.entries(fields)
  return new Problem('invalid', first?.[1][0] ?? { id: 'requests.invalid' }, {
    details: { fields },
  })
}
