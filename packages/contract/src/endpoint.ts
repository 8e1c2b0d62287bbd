import type { Message } from '@lectern/texts/message'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an endpoint. `public`: anyone; `student`: signed in; `operator`: bears the operator's token; `signature`:
 * whoever signed the body with a secret that its handler knows.
 */
type Access = 'public' | 'student' | 'operator' | 'signature'

/** One file of a multipart body: the most bytes it may hold, and what a student reads when it holds more. */
export interface FileRule {
  limitBytes: number
  tooLargeText: Message | string
  /** Other words, by the value of a text field that came before the file. */
  tooLargeTextBy?: { field: string; texts: Readonly<Record<string, Message | string>> }
  /** A greater limit, and its words, for files whose names end with one of these, in small letters with their dot. */
  ofEndings?: { endings: readonly string[]; limitBytes: number; tooLargeText: Message | string }
  optional?: true
}

/** A multipart body: text fields by schema, and at most one file a name. */
export interface FormBody {
  fields?: z.ZodObject
  files: Record<string, FileRule>
  /** Takes its fields as a JSON object as well, from callers without a file. */
  isJsonToo?: true
  /** Most bytes of one text field; 64 KiB unless said. */
  fieldLimitBytes?: number
}

/** One HTTP operation, as plain data: the server binds it, the browser calls it, OpenAPI describes it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}/`
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  form?: FormBody
  /** The body reaches the handler as its bytes, unparsed, so that a signature over them can be checked. */
  rawBody?: true
  /** The JSON answer. */
  response?: z.ZodType
  /** Content type of an answer that is a file instead. */
  download?: string
  /** Event of a stream that is sent when the request's `Accept` says `text/event-stream`. */
  events?: z.ZodType
  /** What can go wrong beyond what every endpoint of its kind can answer. */
  errors?: readonly ErrorCode[]
  /** Answered with 202: what was asked for goes on after the answer. */
  isAccepted?: true
  /** Costs credits: the call takes an `Idempotency-Key` header. */
  isPaid?: true
  /** Adds to what the student keeps: refused with 413 `storage_full` where their storage is full, before anything else. */
  addsToStorage?: true
  /** How long a caller waits for the answer; 10 minutes unless said. The server's own work ends before. */
  answerWithinSeconds?: number
  /** Most bytes of a JSON body; 256 KiB unless said. */
  bodyLimitBytes?: number
}

/** Keeps literal types; the table stays plain data. */
export const endpoints = <const Table extends Record<string, Endpoint>>(table: Table) => table

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown
type Parts = 'params' | 'query' | 'body'

type Files<Form extends FormBody, FileType> = {
  [Name in keyof Form['files'] as Form['files'][Name] extends { optional: true } ? never : Name]: FileType
} & {
  [Name in keyof Form['files'] as Form['files'][Name] extends { optional: true } ? Name : never]?: FileType
}

type FormInput<E extends Endpoint> = E['form'] extends FormBody
  ? { form: Input<E['form']['fields']> & Files<E['form'], File> }
  : unknown
type FormOutput<E extends Endpoint, FileType> = E['form'] extends FormBody
  ? { form: Output<E['form']['fields']> & Files<E['form'], FileType> }
  : unknown

/** The parsed body of an endpoint: what a use case takes. */
export type Body<E extends Endpoint> = Output<E['body']>
/** The parsed query of an endpoint, with its defaults. */
export type Query<E extends Endpoint> = Output<E['query']>

/** What a caller passes, before parsing. */
export type CallInput<E extends Endpoint> = { [Part in Parts & keyof E]: Input<E[Part]> } & FormInput<E>

/** What a handler receives, after parsing; `FileType` is the server's form of an uploaded file. */
export type HandlerInput<E extends Endpoint, FileType> = { [Part in Parts & keyof E]: Output<E[Part]> } & FormOutput<
  E,
  FileType
> &
  (E['rawBody'] extends true ? { rawBody: Uint8Array } : unknown)

/** What a use case answers. */
export type Answer<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : undefined

/** What a caller gets: the parsed answer, or the file. */
export type CallResult<E extends Endpoint> = E['download'] extends string
  ? Blob
  : E['response'] extends z.ZodType
    ? z.output<E['response']>
    : undefined

/** One event of a streamed answer. */
export type StreamEvent<E extends Endpoint> = Output<E['events']>
