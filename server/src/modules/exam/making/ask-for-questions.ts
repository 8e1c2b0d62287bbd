import { questionsByKind } from '@lectern/domain/exam'
import { estimateTokens } from '@lectern/domain/text/token-estimate'
import { message } from '@lectern/texts/message'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Model } from '../../../platform/model/model.ts'
import { Problem } from '../../../problem.ts'
import type { NewQuestion } from '../set-store.ts'
import { type Brief, makeQuestions } from '../tasks.ts'
import { addNewQuestions, chooseQuestions, countOf, missingQuestions, type Plan, shareOf } from './compose-exam.ts'
import { cutSections, cutToWeight, sampleToWeight } from './cut-sections.ts'
import { createSectionFinder, tidyQuestions } from './tidy-questions.ts'

/** Questions that models write at a time without being cut off. */
const QUESTIONS_PER_ASK = 15
/** Beyond one ask for each part: for what came short, doubled or unusable, or where a section has no question. */
const SPARE_ASKS = 4
/** Sections that must have a question, of all; what is left may be references or exercises. */
const LEAST_COVERED = 0.9
/** Questions for each section: the others ask for what matters most, wherever it stands. */
const QUESTIONS_PER_SECTION = 1.5
const LEAST_SECTION_WEIGHT = 400

/** What of a model's window is kept for its answer, its instructions with earlier questions, and a miscount. */
const ANSWER_SHARE = 1 / 4
const MOST_ANSWER_WEIGHT = 5000
const INSTRUCTIONS_WEIGHT = 2500
const MISCOUNT_SHARE = 1 / 10
const LEAST_ROOM = 1500

interface Found {
  questions: NewQuestion[]
  /** Whether parts of the material were left out, for the model takes too little at once. */
  isSampled: boolean
}

/** How much of a material can be shown at once, in tokens. */
export function materialRoom(contextTokens: number): number {
  const usable = contextTokens * (1 - MISCOUNT_SHARE)
  const answer = Math.min(MOST_ANSWER_WEIGHT, usable * ANSWER_SHARE)
  return Math.max(LEAST_ROOM, Math.floor(usable - answer - INSTRUCTIONS_WEIGHT))
}

/**
 * `count` questions by a model, from all of a material: it is read in as many parts as fit, each once, and asked again as
 * long as questions are missing, or sections have none.
 * @throws Problem `generation_failed` where there are fewer
 */
export async function askForQuestions(model: Model, brief: Brief, count: number, asker: Asker): Promise<Found> {
  const room = materialRoom(await model.contextTokens())
  const exam = new ExamInTheMaking(layOut(brief, count, room), questionsByKind(count, brief.kinds, brief.level))
  for (let ask = 0; ; ask++) {
    const next = exam.nextAsk(ask)
    if (!next) break
    const shown = {
      ...brief,
      kept: sampleToWeight(brief.kept, room, ask),
      parts: fitSections(next.sections, room),
    }
    const { output } = await model.run(makeQuestions, { ...shown, wanted: next.wanted, asked: exam.asked() }, asker)
    exam.add(tidyQuestions(output.questions, brief.method === 'content' ? next.sections.join('\n') : null))
  }
  const questions = exam.choose()
  if (!questions) throw new Problem('generation_failed', message('exam.tooFewQuestions', { count }))
  return { questions, isSampled: exam.layout.isSampled }
}

/** A material as it is read. */
interface Layout {
  sections: readonly string[]
  /** Which sections are shown together, one ask after another. */
  groups: readonly (readonly number[])[]
  isSampled: boolean
}

/** Topics and instructions are read as one; so is a short material. */
function layOut({ method, text }: Brief, count: number, room: number): Layout {
  const most = Math.ceil(count / QUESTIONS_PER_SECTION)
  const sectionCount = method === 'content' ? Math.min(most, Math.ceil(estimateTokens(text) / LEAST_SECTION_WEIGHT)) : 1
  const sections = cutSections(text, Math.max(1, sectionCount))
  const weights = sections.map(estimateTokens)
  const isTooMuch = (group: readonly number[]) => group.reduce((sum, at) => sum + (weights[at] ?? 0), 0) > room
  let groupCount = Math.min(sections.length, Math.ceil(count / QUESTIONS_PER_ASK))
  let groups = groupsOf(sections.length, groupCount)
  while (groupCount < sections.length && groups.some(isTooMuch)) groups = groupsOf(sections.length, ++groupCount)
  return { sections, groups, isSampled: groups.some(isTooMuch) }
}

/** Neighbours stand together. */
const groupsOf = (sectionCount: number, groupCount: number): number[][] =>
  Array.from({ length: groupCount }, (_, group) =>
    [...Array(sectionCount).keys()].filter((section) => Math.floor((section * groupCount) / sectionCount) === group),
  )

/** All of them where they fit, else the beginning of each. */
function fitSections(sections: readonly string[], room: number): readonly string[] {
  const weight = sections.reduce((sum, section) => sum + estimateTokens(section), 0)
  return weight <= room ? sections : sections.map((section) => cutToWeight(section, room / sections.length))
}

class ExamInTheMaking {
  readonly layout: Layout
  readonly #plan: Plan
  readonly #sectionOf: ReturnType<typeof createSectionFinder>
  #found: NewQuestion[] = []
  #hasAskedForGaps = false

  constructor(layout: Layout, plan: Plan) {
    this.layout = layout
    this.#plan = plan
    this.#sectionOf = createSectionFinder(layout.sections)
  }

  asked(): string[] {
    return this.#found.map(({ question }) => question)
  }

  add(questions: readonly NewQuestion[]): void {
    this.#found = addNewQuestions(this.#found, questions)
  }

  /** What to ask for next; null where there is enough, or was asked too often. */
  nextAsk(ask: number): { sections: string[]; wanted: Plan } | null {
    const { sections, groups } = this.layout
    const missing = missingQuestions(this.#found, this.#plan)
    const groupsLeft = Math.max(1, groups.length - ask)
    const count = Math.min(QUESTIONS_PER_ASK, Math.ceil(countOf(missing) / groupsLeft))
    const mostAsks = Math.max(groups.length, Math.ceil(countOf(this.#plan) / QUESTIONS_PER_ASK)) + SPARE_ASKS
    if (ask >= mostAsks) return null
    const show = (indexes: readonly number[]) => indexes.map((index) => sections[index] ?? '')
    if (ask < groups.length && count > 0) return { sections: show(groups[ask] ?? []), wanted: shareOf(missing, count) }
    const gaps = this.#gaps()
    if (count > 0) {
      const group = gaps.length > 0 ? gaps : (groups[ask % groups.length] ?? [])
      return { sections: show(group), wanted: shareOf(missing, count) }
    }
    if (this.#hasAskedForGaps || gaps.length <= sections.length * (1 - LEAST_COVERED)) return null
    this.#hasAskedForGaps = true
    return { sections: show(gaps), wanted: shareOf(this.#plan, gaps.length) }
  }

  /** Sections that have no question yet, as many as may be shown together. */
  #gaps(): number[] {
    const { sections, groups } = this.layout
    if (sections.length === 1) return []
    const covered = new Set(this.#found.map(({ source }) => this.#sectionOf(source)))
    const most = Math.max(...groups.map((group) => group.length))
    return [...sections.keys()].filter((index) => !covered.has(index)).slice(0, Math.min(most, QUESTIONS_PER_ASK))
  }

  choose(): NewQuestion[] | null {
    const seen = new Map<number | null, number>()
    const rank = new Map<NewQuestion, number>()
    for (const question of this.#found) {
      const section = this.#sectionOf(question.source)
      const times = (seen.get(section) ?? 0) + 1
      seen.set(section, times)
      rank.set(question, section === null ? 2 : times)
    }
    // The first of each section before the others, so that every section has one.
    return chooseQuestions(this.#found, this.#plan, (question) => rank.get(question) ?? 0)
  }
}
