import type { Answer, Endpoint, HandlerInput, StreamEvent } from '@lectern/contract/endpoint'
import type { Language } from '@lectern/texts/languages'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { Services } from '../services.ts'
import type { CookieJar } from './cookies.ts'
import type { CsrfGuard } from './csrf.ts'
import type { FileAnswer } from './file-answer.ts'
import type { UploadedFile } from './uploads.ts'

/** Whom a request comes from, as far as its connection tells. */
export interface ClientInfo {
  address: string
  userAgent: string
}

/** What a handler may know of its request beside its parsed input. */
export interface Context<E extends Endpoint> {
  requestId: string
  /** The signed-in student, on endpoints that only students may call. */
  caller: E['access'] extends 'student' ? SignedIn : null
  /** On public endpoints: who calls, if anyone is signed in. */
  identify(): Promise<SignedIn | null>
  client: ClientInfo
  /** What to speak in the answer and in mails: the account's language, else the browser's. */
  language: Language
  /** A header by its lower-case name, where it came once. */
  header(name: string): string | null
  cookies: CookieJar
  csrf: CsrfGuard
  /** The `Idempotency-Key` header, on paid endpoints. */
  idempotencyKey: string | null
  /** Aborted when the connection closes before the answer is sent. */
  signal: AbortSignal
}

/** The parsed form of an endpoint, with its files on disk: what a use case takes. */
export type Form<E extends Endpoint> = HandlerInput<E, UploadedFile> extends { form: infer Parsed } ? Parsed : never

type JsonHandler<E extends Endpoint> = (
  input: HandlerInput<E, UploadedFile>,
  context: Context<E>,
) => Reply<E> | Promise<Reply<E>>

type StreamHandler<E extends Endpoint> = (
  input: HandlerInput<E, UploadedFile>,
  context: Context<E>,
) => AsyncIterable<StreamEvent<E>>

type Reply<E extends Endpoint> = E['download'] extends string ? FileAnswer : Answer<E>

/** How an endpoint is answered: as JSON, and where its table names `events`, as a stream too. */
type Handler<E extends Endpoint> = E['events'] extends object
  ? { json: JsonHandler<E>; stream: StreamHandler<E> }
  : JsonHandler<E>

type Table = Record<string, Endpoint>
export type Handlers<T extends Table> = { [Name in keyof T]: Handler<T[Name]> }

/** Handlers without the types of their endpoints, as the pipeline calls them. */
export type AnyHandler = Handler<Endpoint> | { json: JsonHandler<Endpoint>; stream: StreamHandler<Endpoint> }

/** An endpoint table with a handler for each of its endpoints. */
export interface Routes {
  endpoints: Table
  handlers: (services: Services) => Record<string, AnyHandler>
}

/** Binds each endpoint of `table` to its handler; one without a handler does not compile. */
export const routes = <const T extends Table>(table: T, handlers: (services: Services) => Handlers<T>): Routes => ({
  endpoints: table,
  handlers: handlers as unknown as Routes['handlers'],
})
