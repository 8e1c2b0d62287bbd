import { beginSpan, type Span } from './tracing.ts'

/** A call of the model in a trace, by the names that OpenTelemetry has for such calls; nothing of what was asked or answered. */
export const beginModelSpan = (task: string, model: string): Span =>
  beginSpan({
    name: `model ${task}`,
    kind: 'client',
    attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model, 'lectern.task': task },
  })

interface Outcome {
  /** `answered`, or why there was no answer. */
  outcome: string
  inputTokens: number
  outputTokens: number
}

export function endModelSpan(span: Span, { outcome, inputTokens, outputTokens }: Outcome): void {
  const tokens = { 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens }
  span.end({ ...tokens, 'lectern.outcome': outcome }, outcome === 'answered' ? undefined : outcome)
}
