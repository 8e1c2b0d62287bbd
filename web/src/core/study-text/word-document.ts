import { type MarkedPart, readMarkedText } from '@lectern/domain/markdown/marked-text'
import {
  Document,
  EmphasisMarkType,
  type FileChild,
  HeadingLevel,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { latexToMath, Math as WordFormula } from 'docx/math'
import { hasChinese, languageOf } from './language.ts'
import { toPlainText } from './plain-text.ts'
import type { Block, List, Run, Runs, StudyText } from './study-text.ts'

const HEADINGS = { 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2, 4: HeadingLevel.HEADING_3 } as const
/** Word numbers nine levels at most. */
const DEEPEST_LEVEL = 8
const BULLETS = ['•', '–', '◦']
/** In twentieths of a point. */
const INDENT = 400
const HANGING = 260
const FAILURE_COLOUR = 'A02F28'
const CODE_FONT = 'Consolas'

/** Fonts that Word brings for both scripts; a reader without them takes its own. */
const CHINESE_FONTS = { 'zh-Hant': 'PMingLiU', 'zh-Hans': 'SimSun' } as const
const WORD_LANGUAGES = { 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' } as const

/** Study text as a .docx file: headings, lists, tables and emphasis as Word knows them, set in fonts for Chinese too. */
export function toWordDocument(title: string, text: StudyText): Promise<Blob> {
  const language = languageOf(toPlainText(text)) ?? 'zh-Hant'
  const font = { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Georgia', eastAsia: CHINESE_FONTS[language] }
  const heading = (size: number) => ({
    run: { font, size, bold: true, color: '211F1B' },
    paragraph: { spacing: { before: 280, after: 100 }, keepNext: true },
  })
  const document = new Document({
    title,
    creator: 'Lectern',
    styles: {
      default: {
        document: {
          run: { font, size: 22, language: { value: 'en-GB', eastAsia: WORD_LANGUAGES[language] } },
          paragraph: { spacing: { after: 120, line: 300 } },
        },
        title: { run: { font, size: 40, bold: true }, paragraph: { spacing: { after: 240 } } },
        heading1: heading(30),
        heading2: heading(26),
        heading3: heading(23),
      },
    },
    numbering: { config: [listStyle('bullets', LevelFormat.BULLET), listStyle('numbers', LevelFormat.DECIMAL)] },
    sections: [
      { children: [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), ...new Writer().write(text)] },
    ],
  })
  return Packer.toBlob(document)
}

const listStyle = (reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat]) => ({
  reference,
  levels: Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => ({
    level,
    format,
    text: format === LevelFormat.BULLET ? (BULLETS[level % BULLETS.length] ?? '•') : `%${level + 1}.`,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: HANGING } } },
  })),
})

/** Turns blocks into Word's paragraphs and tables. Each list is an instance of its own, so that numbers begin anew. */
class Writer {
  #lists = 0

  write(text: StudyText): FileChild[] {
    return text.flatMap((block) => this.#block(block))
  }

  #block(block: Block): FileChild[] {
    switch (block.kind) {
      case 'heading':
        return [new Paragraph({ heading: HEADINGS[block.level], children: writeRuns(block.runs) })]
      case 'paragraph':
        return [new Paragraph({ children: writeRuns(block.runs, block.isFailure && { color: FAILURE_COLOUR }) })]
      case 'break':
        return [new Paragraph({ thematicBreak: true })]
      case 'quote':
        return [
          new Paragraph({
            children: writeRuns(block.runs, !block.runs.some(({ text }) => hasChinese(text)) && { italics: true }),
            indent: { left: INDENT },
          }),
        ]
      case 'code':
        return [new Paragraph({ children: writeRun({ text: block.text, isCode: true }, {}), indent: { left: INDENT } })]
      case 'list':
        return this.#list(block, 0)
      case 'terms':
        return block.terms.map(
          ({ term, meaning }) =>
            new Paragraph({
              children: [...writeRuns(term, { bold: true }), new TextRun(': '), ...writeRuns(meaning)],
              indent: { left: INDENT, hanging: INDENT },
            }),
        )
      case 'table':
        // Word runs two tables into one where nothing stands between them.
        return [writeTable(block.header, block.rows), new Paragraph({})]
    }
  }

  #list({ isOrdered, items }: List, depth: number): FileChild[] {
    const instance = ++this.#lists
    const level = Math.min(depth, DEEPEST_LEVEL)
    const numbering = { reference: isOrdered ? 'numbers' : 'bullets', level, instance }
    return items.flatMap(({ runs, lists }) => [
      new Paragraph({ children: writeRuns(runs), numbering, spacing: { after: 60 } }),
      ...lists.flatMap((inner) => this.#list(inner, depth + 1)),
    ])
  }
}

function writeTable(header: readonly Runs[], rows: readonly (readonly Runs[])[]): Table {
  const columnCount = Math.max(header.length, ...rows.map((row) => row.length))
  const writeRow = (cells: readonly Runs[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      children: Array.from({ length: columnCount }, (_, index) => {
        const children = writeRuns(cells[index] ?? [], isHeader && { bold: true })
        return new TableCell({
          children: [new Paragraph({ children })],
          margins: { top: 60, bottom: 60, left: 100, right: 100 },
        })
      }),
    })
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [...(header.length > 0 ? [writeRow(header, true)] : []), ...rows.map((row) => writeRow(row, false))],
  })
}

const writeRuns = (runs: Runs, hand: Partial<IRunOptions> | false | undefined = {}): ParagraphChild[] =>
  runs.flatMap((run) => writeRun(run, hand || {}))

function writeRun(run: Run, hand: Partial<IRunOptions>): ParagraphChild[] {
  const { text, isCode, isBlock } = run
  if (isCode) return writeText({ ...run, text: isBlock ? `\n${text}` : text }, hand)
  return readMarkedText(text).flatMap((part) => writePart(part, run, hand))
}

function writePart({ kind, text }: MarkedPart, run: Run, hand: Partial<IRunOptions>): ParagraphChild[] {
  if (kind === 'formula') return [writeFormula(text)]
  return writeText({ ...run, text, ...(kind === 'code' && { isCode: true }) }, hand)
}

/** A formula as Word knows formulas, or as it was written where Word has no sign for it. */
function writeFormula(tex: string): ParagraphChild {
  try {
    return new WordFormula({ children: [...latexToMath(tex)] })
  } catch {
    return new TextRun({ text: tex, font: CODE_FONT })
  }
}

/** Chinese has no italics: a dot at each character stands for them. */
const emphasisOf = (text: string): IRunOptions =>
  hasChinese(text) ? { emphasisMark: { type: EmphasisMarkType.DOT } } : { italics: true }

function writeText({ text, isStrong, isEmphasis, isCode, place }: Run, hand: Partial<IRunOptions>): TextRun[] {
  const options: IRunOptions = {
    ...(isStrong && { bold: true }),
    ...(isEmphasis && emphasisOf(text)),
    ...(isCode && { font: CODE_FONT }),
    ...(place === 'sub' && { subScript: true }),
    ...(place === 'sup' && { superScript: true }),
    ...hand,
  }
  return text.split('\n').map((line, index) => new TextRun({ ...options, text: line, ...(index > 0 && { break: 1 }) }))
}
