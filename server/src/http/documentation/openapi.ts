import type { Endpoint, FormBody } from '@lectern/contract/endpoint'
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@lectern/contract/errors'
import { z } from 'zod'
import { API_VERSION } from './api-version.ts'

type JsonSchema = Record<string, unknown>
interface Operation {
  path: string
  method: string
  operation: JsonSchema
}

const REFERENCE = '#/components/schemas/'

/** What every endpoint of a kind can answer beside what its table names. */
const COMMON_ERRORS: ErrorCode[] = ['invalid', 'rate_limited', 'internal']
const STUDENT_ERRORS: ErrorCode[] = ['unauthenticated', 'token_expired']

/** The OpenAPI 3.1 document of the endpoint tables. */
export function describeApi(tables: readonly Record<string, Endpoint>[]): JsonSchema {
  const shared = new Map<string, JsonSchema>()
  const paths: Record<string, JsonSchema> = {}
  for (const table of tables)
    for (const [name, endpoint] of Object.entries(table)) {
      const { path, method, operation } = describeEndpoint(name, endpoint, shared)
      paths[path] = { ...paths[path], [method]: operation }
    }
  schemaOf(ErrorBody, 'output', shared)
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern', version: API_VERSION, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: Object.fromEntries([...shared].sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'access_token of a login' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'lectern_session',
          description: 'with X-CSRFToken on unsafe methods',
        },
        operator: { type: 'http', scheme: 'bearer', description: 'OPERATOR_TOKEN' },
      },
    },
  }
}

function describeEndpoint(name: string, endpoint: Endpoint, shared: Map<string, JsonSchema>): Operation {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
  const body = describeBody(endpoint, shared)
  return {
    path,
    method: endpoint.method.toLowerCase(),
    operation: {
      operationId: `${path.split('/')[2]}.${name}`,
      tags: [path.split('/')[2]],
      summary: endpoint.summary,
      security: SECURITY[endpoint.access],
      parameters: describeParameters(endpoint),
      ...(body && { requestBody: { required: true, content: body } }),
      responses: {
        [endpoint.isAccepted ? 202 : 200]: {
          description: endpoint.isAccepted ? 'Accepted' : 'Done',
          content: describeAnswer(endpoint, shared),
        },
        ...describeErrors(endpoint),
      },
    },
  }
}

const SECURITY = { public: [], signature: [], student: [{ bearer: [] }, { cookie: [] }], operator: [{ operator: [] }] }

function describeParameters(endpoint: Endpoint): JsonSchema[] {
  const fields = (where: 'path' | 'query', schema: z.ZodObject | undefined) => {
    if (!schema) return []
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
    }))
  }
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  return [...fields('path', endpoint.params), ...fields('query', endpoint.query), ...(endpoint.isPaid ? [key] : [])]
}

function describeBody(endpoint: Endpoint, shared: Map<string, JsonSchema>): JsonSchema | null {
  if (endpoint.form)
    return {
      'multipart/form-data': { schema: describeForm(endpoint.form) },
      ...(endpoint.form.isJsonToo && {
        'application/json': { schema: schemaOf(endpoint.form.fields ?? z.object({}), 'input', shared) },
      }),
    }
  return endpoint.body ? { 'application/json': { schema: schemaOf(endpoint.body, 'input', shared) } } : null
}

function describeForm({ fields = z.object({}), files }: FormBody): JsonSchema {
  const schema = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  const fileFields = Object.fromEntries(
    Object.entries(files).map(([name, { limitBytes, ofEndings }]) => [
      name,
      { type: 'string', format: 'binary', maxLength: ofEndings?.limitBytes ?? limitBytes },
    ]),
  )
  const requiredFiles = Object.entries(files).flatMap(([name, rule]) => (rule.optional ? [] : [name]))
  return {
    type: 'object',
    properties: { ...schema.properties, ...fileFields },
    required: [...(schema.required ?? []), ...requiredFiles],
  }
}

function describeAnswer(endpoint: Endpoint, shared: Map<string, JsonSchema>): JsonSchema {
  if (endpoint.download) return { [endpoint.download]: { schema: { type: 'string', format: 'binary' } } }
  return {
    'application/json': { schema: endpoint.response ? schemaOf(endpoint.response, 'output', shared) : {} },
    ...(endpoint.events && { 'text/event-stream': { schema: schemaOf(endpoint.events, 'output', shared) } }),
  }
}

/** Error answers by status, each naming its codes. */
function describeErrors(endpoint: Endpoint): JsonSchema {
  const codes = new Set<ErrorCode>([
    ...COMMON_ERRORS,
    ...(endpoint.access === 'student' ? STUDENT_ERRORS : []),
    ...(endpoint.method === 'GET' ? [] : (['csrf_failed'] as const)),
    ...(endpoint.addsToStorage ? (['storage_full'] as const) : []),
    ...(endpoint.errors ?? []),
  ])
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  const content = { 'application/json': { schema: { $ref: `${REFERENCE}Error` } } }
  return Object.fromEntries([...byStatus].map(([status, same]) => [status, { description: same.join(', '), content }]))
}

/** A schema by reference where it has a name (`.meta({ id })`), else inline; named parts are gathered in `shared`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', shared: Map<string, JsonSchema>): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...made
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  const rewrite = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', REFERENCE)) as JsonSchema
  for (const [id, definition] of Object.entries($defs ?? {})) shared.set(id, rewrite(definition))
  const id = schema.meta()?.id
  if (typeof id !== 'string') return rewrite(made)
  shared.set(id, rewrite(made))
  return { $ref: `${REFERENCE}${id}` }
}
