import type { Message } from '@lectern/texts/message'

/** What a mistake is of. */
export type MistakeKind =
  | 'spelling'
  | 'wrong-character'
  | 'grammar'
  | 'agreement'
  | 'verb-form'
  | 'number'
  | 'article'
  | 'preposition'
  | 'word-choice'
  | 'redundancy'
  | 'repetition'
  | 'apostrophe'
  | 'capitals'
  | 'punctuation'
  | 'script'

/** A mistake of an essay: `text` is the essay from `start` to `end` (UTF-16 units), `replacement` what should stand there. */
export type Mistake = {
  readonly start: number
  readonly end: number
  readonly text: string
  /** What is wrong, and why. */
  readonly remark: Message
  readonly replacement: string | null
  readonly kind: MistakeKind
}

/** A mistake as a rule found it, with how sure it is (0 to 1). */
export type Finding = Mistake & { readonly confidence: number }

/** Something that could be better, of a passage or, where places are null, of the whole essay. */
export type Suggestion = { readonly start: number | null; readonly end: number | null; readonly remark: Message }

/** Findings less sure than this are not shown. */
const LEAST_CONFIDENCE = 0.5

/** The surest findings of which no two overlap, in order; of equally sure ones the first named. */
export function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = []
  for (const finding of findings.toSorted((a, b) => b.confidence - a.confidence)) {
    if (finding.confidence < LEAST_CONFIDENCE || finding.replacement === finding.text) continue
    if (!kept.some((other) => overlaps(other, finding))) kept.push(finding)
  }
  return kept.sort((a, b) => a.start - b.start)
}

const overlaps = (left: Mistake, right: Mistake): boolean => left.start < right.end && right.start < left.end

/** `essay` with the replacements of `mistakes`, which are in order and do not overlap. */
export function applyReplacements(essay: string, mistakes: readonly Mistake[]): string {
  let revised = ''
  let at = 0
  for (const { start, end, replacement } of mistakes) {
    if (replacement === null) continue
    revised += essay.slice(at, start) + replacement
    at = end
  }
  return revised + essay.slice(at)
}
