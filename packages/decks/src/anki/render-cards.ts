import { type FromHtml, markedTextOfHtml } from '../html/marked-text-of-html.ts'
import type { NoteType } from './note-types.ts'
import { fieldsOf, parseTemplate, renderTemplate, type TemplateNode } from './templates.ts'

/** The templates of a note type taken apart once for all its notes. */
export interface PreparedType extends NoteType {
  cards: { question: TemplateNode[]; answer: TemplateNode[]; isTyped: boolean }[]
}

export const prepareType = (type: NoteType): PreparedType => ({
  ...type,
  cards: type.templates.map(({ question, answer }) => {
    const nodes = parseTemplate(question)
    return {
      question: nodes,
      answer: parseTemplate(answer),
      isTyped: fieldsOf(nodes).some(({ filters }) => filters.includes('type')),
    }
  }),
})

export interface Sides {
  question: string
  answer: string
  foreignMedia: string[]
}

const ANSWER_LINE = /<hr[^>]*\bid\s*=\s*["']?answer["']?[^>]*>/i
const OWN_WORDS = /[^\s|\-–—:]/

/** What a card asks and answers: its templates filled in, the question not said again with the answer. */
export function renderCard(
  { question, answer }: PreparedType['cards'][number],
  fields: ReadonlyMap<string, string>,
): Sides {
  const asked = markedTextOfHtml(
    renderTemplate(question, { fields, replace: (name, filters, html) => hideTyped(name, filters, html) }),
  )
  const withQuestion = renderTemplate(answer, { fields: withFrontSide(fields, ''), replace: showTyped })
  const behindLine = withQuestion.split(ANSWER_LINE).slice(1).join('')
  const ofAnswer = markedTextOfHtml(behindLine)
  const answered = OWN_WORDS.test(ofAnswer.text) ? ofAnswer : markedTextOfHtml(withQuestion)
  return {
    question: asked.text,
    answer: answered.text,
    foreignMedia: [...asked.foreignMedia, ...answered.foreignMedia],
  }
}

const hideTyped = (_name: string, filters: readonly string[], _html: string): string | undefined =>
  filters.includes('type') ? '' : undefined

const showTyped = (_name: string, filters: readonly string[], html: string): string | undefined =>
  filters.includes('type') ? html : undefined

const withFrontSide = (fields: ReadonlyMap<string, string>, html: string): ReadonlyMap<string, string> =>
  new Map([...fields, ['FrontSide', html]])

/** A text with gaps keeps its marks; what stands on the front is not said again behind it. */
export function renderCloze(
  { question, answer }: PreparedType['cards'][number],
  fields: ReadonlyMap<string, string>,
): Sides {
  const keepGaps = (_: string, filters: readonly string[], html: string) =>
    filters.includes('cloze') ? html : filters.includes('type') ? '' : undefined
  const asked = markedTextOfHtml(renderTemplate(question, { fields, replace: keepGaps }))
  const shown = new Set(fieldsOf(question).map(({ name }) => name))
  const dropShown = (name: string, filters: readonly string[]) =>
    shown.has(name) || filters.includes('cloze') ? '' : undefined
  const more = markedTextOfHtml(renderTemplate(answer, { fields: withFrontSide(fields, ''), replace: dropShown }))
  return {
    question: asked.text,
    answer: OWN_WORDS.test(more.text) ? more.text : '',
    foreignMedia: [...asked.foreignMedia, ...more.foreignMedia],
  }
}

/**
 * A covered picture: what stands above it, the picture, and its shapes as Anki keeps them. The fields stand in Anki's own
 * order: shapes, picture, header, what stands behind, comments.
 */
export function renderOcclusion({ fields: names }: NoteType, fields: ReadonlyMap<string, string>): Sides {
  const read = (at: number): FromHtml => markedTextOfHtml(fields.get(names[at] ?? '') ?? '')
  const [shapes, picture, header, behind, comments] = [read(0), read(1), read(2), read(3), read(4)]
  const said = (...parts: FromHtml[]) => parts.map(({ text }) => text).filter(Boolean)
  return {
    question: said(header, picture, shapes).join('\n'),
    answer: said(behind, comments).join('\n\n'),
    foreignMedia: [...picture.foreignMedia, ...header.foreignMedia, ...behind.foreignMedia],
  }
}
