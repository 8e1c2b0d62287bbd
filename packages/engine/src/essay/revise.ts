import { joined, withoutRepeats } from '../remarks.ts'
import { applyReplacements, type Finding, type Mistake } from './mistake.ts'

/** Finds the mistakes of a text, in order and without overlaps. */
export type Check = (text: string) => Promise<Finding[]>

/** What was changed before, and where its replacement stands in the revised text. */
type Change = { readonly finding: Finding; readonly from: number; readonly to: number }

const MOST_PASSES = 3

/**
 * The mistakes of `essay`, with those that show only once others are put right ('children is more likely to be affect'),
 * and the essay with all replacements. The mistakes are in order, do not overlap, and are all that was changed.
 */
export async function revise(essay: string, check: Check): Promise<{ mistakes: Mistake[]; revised: string }> {
  let findings: readonly Finding[] = await check(essay)
  let revised = applyReplacements(essay, findings)
  for (let pass = 1; pass < MOST_PASSES && revised !== essay; pass++) {
    const further = (await check(revised)).filter(({ replacement }) => replacement !== null)
    findings = addFindings(findings, further, essay, revised)
    const next = applyReplacements(essay, findings)
    if (next === revised) break
    revised = next
  }
  return { mistakes: findings.map(({ confidence: _, ...mistake }) => mistake), revised }
}

/** `known` mistakes of the essay together with the `further` ones of its revision, each in the essay's own places. */
function addFindings(
  known: readonly Finding[],
  further: readonly Finding[],
  essay: string,
  revised: string,
): readonly Finding[] {
  const changes = changesOf(known)
  const absorbed = new Set<Finding>()
  const added: Finding[] = []
  for (const finding of further) {
    const touched = changes.filter(({ from, to }) => from < finding.end && finding.start < to)
    if (touched.some((change) => absorbed.has(change.finding))) continue
    for (const change of touched) absorbed.add(change.finding)
    added.push(inEssay(finding, touched, changes, essay, revised))
  }
  const unchanged = known.filter((finding) => !absorbed.has(finding))
  const apart = unchanged.filter(
    (finding) =>
      finding.replacement !== null || !added.some(({ start, end }) => start < finding.end && finding.start < end),
  )
  return [...apart, ...added].sort((a, b) => a.start - b.start)
}

function changesOf(findings: readonly Finding[]): Change[] {
  let shift = 0
  return findings.flatMap((finding) => {
    if (finding.replacement === null) return []
    const from = finding.start + shift
    const to = from + finding.replacement.length
    shift = to - finding.end
    return [{ finding, from, to }]
  })
}

/** A finding of the revised text as one of the essay; earlier changes that it touches become part of it. */
function inEssay(
  finding: Finding,
  touched: readonly Change[],
  changes: readonly Change[],
  essay: string,
  revised: string,
): Finding {
  const from = Math.min(finding.start, ...touched.map((change) => change.from))
  const to = Math.max(finding.end, ...touched.map((change) => change.to))
  const start = touched.reduce(
    (least, change) => Math.min(least, change.finding.start),
    placeInEssay(from, changes, 'start'),
  )
  const end = touched.reduce((most, change) => Math.max(most, change.finding.end), placeInEssay(to, changes, 'end'))
  const replacement = revised.slice(from, finding.start) + (finding.replacement ?? '') + revised.slice(finding.end, to)
  const remarks = withoutRepeats([...touched.map((change) => change.finding.remark), finding.remark])
  const kind = touched[0]?.finding.kind ?? finding.kind
  return {
    ...finding,
    start,
    end,
    text: essay.slice(start, end),
    replacement,
    kind,
    remark: joined('sentences', remarks),
  }
}

/** Where a place of the revised text, outside all changes, stands in the essay. */
function placeInEssay(place: number, changes: readonly Change[], side: 'start' | 'end'): number {
  const before = changes.findLast(({ from, to }) => (side === 'start' ? to <= place : to <= place && from < place))
  return before ? place - before.to + before.finding.end : place
}
