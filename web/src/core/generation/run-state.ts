import type { ErrorCode } from '@lectern/contract/errors'
import type { ChunkAnswer } from '@lectern/contract/generation'
import type { MadeBy } from '@lectern/contract/shapes'
import { splitIntoChunks } from '@lectern/domain/chunks'
import type { Maker } from '@lectern/domain/content'
import { say } from '../../lib/language.ts'
import type { RunDetail } from './runs-api.ts'

/** What a run is made from. */
export interface RunMaterial {
  content: string
  purpose: string
  documentName: string
  materialId: number | null
}

/**
 * What came of a chunk: its answer, or why there is none. `isLeft`: nobody tried to make it. `isEmpty`: it was read and holds
 * nothing, and would not another time.
 */
export type Outcome<Made> = { answer: Made } | { error: string; isLeft?: true; isEmpty?: boolean }

/** Whether a failure of a chunk is that it holds nothing to be made of it. */
export const isOfNothing = (code: string | null): boolean => code === ('nothing_to_make' satisfies ErrorCode)

/** A run as this page sees it; the server keeps it. */
export interface Run<Made> {
  /**
   * `waiting`: nobody here works at it. `stopped`: a failure that the student can do something about. What was made is
   * kept by the server in either case.
   */
  phase: 'waiting' | 'preparing' | 'chunking' | 'generating' | 'processing' | 'complete' | 'cancelling' | 'stopped'
  material: RunMaterial
  /** None before they are cut. */
  chunks: readonly string[]
  /** Counts from 1: the chunk that started last. 0 before the first. */
  currentChunk: number
  /** By index, for the chunks that were answered or skipped, in the order in which that happened. */
  outcomes: ReadonlyMap<number, Outcome<Made>>
  maker: Maker
  /** What the server calls the run; null until it was opened. */
  id: string | null
  /** One a chunk, the same for every repeat of it. */
  idempotencyKeys: readonly string[]
  /** Since when it is worked at: here, or where it began. */
  startedAtMs: number
  /** Why the run stopped; while it goes on, why the latest chunk was skipped. */
  error: string | null
  /** Whether more credits would help. */
  isShortOfCredits: boolean
  /** What the server told last; null before. */
  detail: RunDetail<Made> | null
}

export const newRun = <Made>(material: RunMaterial): Run<Made> => ({
  phase: 'preparing',
  material,
  chunks: [],
  currentChunk: 0,
  outcomes: new Map(),
  maker: { madeBy: 'built-in' },
  id: null,
  idempotencyKeys: [],
  startedAtMs: Date.now(),
  error: null,
  isShortOfCredits: false,
  detail: null,
})

const makerOf = (made?: { made_by: MadeBy | null; model_name?: string | undefined }): Maker => ({
  madeBy: made?.made_by ?? 'built-in',
  modelName: made?.model_name ?? null,
})

/** A run as the server tells it. */
export function runOf<Made>(detail: RunDetail<Made>, phase: Run<Made>['phase']): Run<Made> {
  const { content, purpose, document_name: documentName, material_id: materialId, is_whole: isWhole } = detail.material
  // Without the whole material its chunks are known by their number alone.
  const chunks = isWhole ? splitIntoChunks(content) : detail.chunks.map(() => '')
  return {
    ...newRun({ content, purpose, documentName, materialId }),
    phase,
    chunks,
    outcomes: outcomesOf(detail),
    maker: makerOf(detail.chunks.find(({ made_by }) => made_by !== null)),
    id: detail.generation_id,
    idempotencyKeys: chunks.map(() => crypto.randomUUID()),
    startedAtMs: Date.parse(detail.created_at),
    error: detail.chunks.find(({ error }) => error !== null)?.error ?? null,
    detail,
  }
}

function outcomesOf<Made>({ chunks, status }: RunDetail<Made>): Map<number, Outcome<Made>> {
  const outcomes = new Map<number, Outcome<Made>>()
  for (const { chunk_index, answer, code, error } of chunks) {
    if (answer) outcomes.set(chunk_index, { answer })
    else if (error !== null) outcomes.set(chunk_index, { error, isEmpty: isOfNothing(code) })
    else if (status === 'unkept') outcomes.set(chunk_index, { error: say('generation.partNotMade'), isLeft: true })
  }
  return outcomes
}

/** The run as the server tells it now; why a chunk never came there is known here alone. */
export function readAnew<Made>(run: Run<Made>, detail: RunDetail<Made>): Run<Made> {
  const anew = runOf(detail, run.phase)
  const outcomes = new Map(anew.outcomes)
  for (const [index, outcome] of run.outcomes) {
    const isKnown = detail.chunks[index]?.answer || detail.chunks[index]?.error
    if (!isKnown && 'error' in outcome) outcomes.set(index, outcome)
  }
  return { ...anew, outcomes, error: run.error, startedAtMs: run.startedAtMs }
}

/** Whether this page works at the run. */
export const isUnderWay = (run: Run<unknown> | null): boolean =>
  run !== null && run.phase !== 'waiting' && run.phase !== 'stopped'

export const countSkipped = ({ outcomes }: Pick<Run<unknown>, 'outcomes'>): number =>
  [...outcomes.values()].filter((outcome) => 'error' in outcome).length

/** The parts that could not be made so far, counted from 1; those that nobody tried are not among them. */
export const failedParts = (run: Pick<Run<unknown>, 'outcomes'>): number[] => partsThat(hasFailed, run)

/** The parts that were read so far and hold nothing, counted from 1. */
export const emptyParts = (run: Pick<Run<unknown>, 'outcomes'>): number[] => partsThat(isEmpty, run)

const partsThat = (
  are: (outcome: Outcome<unknown>) => boolean,
  { outcomes }: Pick<Run<unknown>, 'outcomes'>,
): number[] =>
  [...outcomes]
    .filter(([, outcome]) => are(outcome))
    .map(([index]) => index + 1)
    .sort((one, other) => one - other)

/** Whether trying a run again may give more: something is left of it, or failed. */
export const canGiveMore = (run: Pick<Run<unknown>, 'outcomes' | 'chunks'>): boolean =>
  run.chunks.length === 0 ||
  run.outcomes.size < run.chunks.length ||
  [...run.outcomes.values()].some((outcome) => 'error' in outcome && !isEmpty(outcome))

/** What a run did not make, told where its result is looked at. */
export interface MissingParts {
  generationId: string
  /** Counted from 1. */
  parts: readonly number[]
  /** Those that hold nothing, also counted from 1; missing in what was laid out before they were told apart. */
  emptyParts?: readonly number[]
  totalParts: number
  /** Whether one of them was tried in vain; else their student did not want them, or left. */
  haveFailed: boolean
  /** What trying again sets aside at most; null where the material is not there to be tried again. */
  tryAgainCredits: number | null
}

/** Null where all was made. */
export function missingParts({ detail, outcomes }: Pick<Run<unknown>, 'detail' | 'outcomes'>): MissingParts | null {
  const unmade = (detail?.chunks ?? []).filter(({ state }) => state !== 'made')
  if (!detail || unmade.length === 0) return null
  const missing = unmade.filter(({ code }) => !isOfNothing(code))
  const empty = unmade.filter(({ code }) => isOfNothing(code))
  return {
    generationId: detail.generation_id,
    parts: missing.map(({ chunk_index }) => chunk_index + 1),
    ...(empty.length > 0 && { emptyParts: empty.map(({ chunk_index }) => chunk_index + 1) }),
    totalParts: detail.total_chunks,
    haveFailed: missing.some(({ state, chunk_index }) => state === 'failed' || hasFailed(outcomes.get(chunk_index))),
    tryAgainCredits: detail.material.is_whole ? detail.go_on_credits : null,
  }
}

/** A call that never reached the server failed for this page alone. */
const hasFailed = (outcome: Outcome<unknown> | undefined): boolean =>
  outcome !== undefined && 'error' in outcome && !outcome.isLeft && !outcome.isEmpty

const isEmpty = (outcome: Outcome<unknown>): boolean => 'error' in outcome && outcome.isEmpty === true

/** What is sent for a chunk of an opened run. */
export const chunkBody = (run: Run<unknown>, index: number, totalWords: number) => ({
  content: run.chunks[index] ?? '',
  purpose: run.material.purpose,
  is_chunk: true as const,
  chunk_index: index,
  total_chunks: run.chunks.length,
  total_content_word_count: totalWords,
  total_content_size: run.material.content.length,
  generation_id: run.id ?? undefined,
})

/** The run with what a chunk of it made. */
export const withAnswer = <Made>(
  run: Run<Made>,
  index: number,
  answer: Made & Pick<ChunkAnswer, 'made_by' | 'model_name'>,
): Run<Made> => ({
  ...run,
  maker: makerOf(answer),
  outcomes: new Map(run.outcomes).set(index, { answer }),
})
