import type { CardKind } from '@lectern/domain/cards/faces'

/** The kinds of cards that have a note type of their own. */
export type StockKind = Exclude<CardKind, 'choice'>

const CLOZE = 1
const OCCLUSION_STOCK_KIND = 6
/** The note types that are written have ids of their own, so that Anki takes those of several files for one. */
const FIRST_ID = 1_763_800_000_000

interface StockType {
  name: string
  fields: readonly string[]
  templates: readonly { name: string; question: string; answer: string }[]
  isCloze?: boolean
  isOcclusion?: boolean
}

const ANSWER = '{{FrontSide}}<hr id=answer>'
const COVERED =
  '{{#Header}}<div>{{Header}}</div>{{/Header}}<div style="display: none">{{cloze:Occlusion}}</div><div id="err"></div><div id="image-occlusion-container">{{Image}}<canvas id="image-occlusion-canvas"></canvas></div><script>anki.imageOcclusion.setup()</script>'

const STOCK_TYPES: Readonly<Record<StockKind, StockType>> = {
  basic: {
    name: 'Lectern Basic',
    fields: ['Front', 'Back', 'Source'],
    templates: [{ name: 'Card 1', question: '{{Front}}', answer: `${ANSWER}{{Back}}` }],
  },
  reversed: {
    name: 'Lectern Basic and reversed',
    fields: ['Front', 'Back', 'Source'],
    templates: [
      { name: 'Card 1', question: '{{Front}}', answer: `${ANSWER}{{Back}}` },
      { name: 'Card 2', question: '{{Back}}', answer: `${ANSWER}{{Front}}` },
    ],
  },
  typed: {
    name: 'Lectern Typed answer',
    fields: ['Front', 'Back', 'Source'],
    templates: [{ name: 'Card 1', question: '{{Front}}<br>{{type:Back}}', answer: `${ANSWER}{{type:Back}}` }],
  },
  cloze: {
    name: 'Lectern Cloze',
    fields: ['Text', 'Back Extra', 'Source'],
    templates: [{ name: 'Cloze', question: '{{cloze:Text}}', answer: '{{cloze:Text}}<br>{{Back Extra}}' }],
    isCloze: true,
  },
  occlusion: {
    name: 'Lectern Image Occlusion',
    fields: ['Occlusion', 'Image', 'Header', 'Back Extra', 'Comments'],
    templates: [{ name: 'Image Occlusion', question: COVERED, answer: `${COVERED}<br>{{Back Extra}}` }],
    isCloze: true,
    isOcclusion: true,
  },
}

const KINDS = Object.keys(STOCK_TYPES) as StockKind[]
const CSS =
  '.card { font-family: serif; font-size: 20px; text-align: center } pre { text-align: start } .cloze { font-weight: bold; color: blue } #image-occlusion-canvas { --inactive-shape-color: #ffeba2; --active-shape-color: #ff8e8e }'
const LATEX_BEGIN =
  '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n'

export const stockTypeId = (kind: StockKind): number => FIRST_ID + KINDS.indexOf(kind)

/** The note types of `kinds` as schema 11 keeps them, by their id. */
export const writeStockTypes = (kinds: ReadonlySet<StockKind>): Record<string, object> =>
  Object.fromEntries(KINDS.filter((kind) => kinds.has(kind)).map((kind) => [stockTypeId(kind), writeType(kind)]))

function writeType(kind: StockKind): object {
  const { name, fields, templates, isCloze = false, isOcclusion = false } = STOCK_TYPES[kind]
  return {
    id: stockTypeId(kind),
    name,
    type: isCloze ? CLOZE : 0,
    mod: Math.floor(FIRST_ID / 1000),
    usn: -1,
    sortf: isOcclusion ? 2 : 0,
    did: 1,
    tmpls: templates.map((template, ord) => ({
      name: template.name,
      ord,
      qfmt: template.question,
      afmt: template.answer,
      did: null,
      bqfmt: '',
      bafmt: '',
    })),
    flds: fields.map((field, ord) => ({
      name: field,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    css: CSS,
    latexPre: LATEX_BEGIN,
    latexPost: '\\end{document}',
    // Which fields a card asks for: Anki makes no card without them.
    ...(isCloze ? {} : { req: templates.map((_, ord) => [ord, 'any', [ord]]) }),
    ...(isOcclusion ? { originalStockKind: OCCLUSION_STOCK_KIND } : {}),
    tags: [],
    vers: [],
  }
}
