/** What is known of a piece of work when it begins. Nothing of a student's stands in it: no address, no id, no text. */
export interface SpanAbout {
  name: string
  /** A request that is answered, a job that is done, or a call of somebody else's service. */
  kind: 'server' | 'consumer' | 'client'
  attributes?: Attributes
  /** A traceparent (W3C) of what asked for it from outside this process; without it, the work around it did. */
  parent?: string | undefined
}

export type Attributes = Record<string, string | number>

/** A piece of work while it is done. */
export interface Span {
  /** What is begun in `work`, and in what it waits for, is a part of this. */
  run<Result>(work: () => Result): Result
  /** @param failure why it came to nothing, in a word */
  end(attributes?: Attributes, failure?: string): void
}

export interface Tracer {
  begin(about: SpanAbout): Span
  /** The traceparent (W3C) of the work around; undefined outside of any. */
  current(): string | undefined
}

const UNTRACED: Span = { run: (work) => work(), end: () => {} }
const NONE: Tracer = { begin: () => UNTRACED, current: () => undefined }

let tracer = NONE

/** Has all work of this process traced from now on; null ends it. */
export function traceBy(next: Tracer | null): void {
  tracer = next ?? NONE
}

/** Begins a part of the work around it. Nothing is done for it unless traces are wanted. */
export const beginSpan = (about: SpanAbout): Span => tracer.begin(about)

/** What a job carries along, to be a part of the work that asked for it. */
export const currentTrace = (): string | undefined => tracer.current()
