import type { ListPlace } from './docx-styles.ts'
import { formatListNumber } from './list-number.ts'
import { readXml } from './read-xml.ts'

type Level = { format: string; pattern: string; start: number }

const MAX_LEVEL = 8

/** Counts the list items of a Word document as they pass, and gives each its mark: '•', '2.', 'b)', '第三章'. */
export class DocxNumbering {
  readonly #lists: Map<string, Level[]>
  readonly #counts = new Map<Level[], number[]>()

  /** `part` is a `numbering.xml`; null: the document has none. */
  constructor(part: Uint8Array | null) {
    this.#lists = part ? readLists(part) : new Map()
  }

  /** The mark of the next item there, '' where the list shows none. */
  nextMark({ listId, level }: ListPlace): string {
    const levels = this.#lists.get(listId)
    const own = levels?.[level]
    if (!levels || !own || own.format === 'none') return ''
    if (own.format === 'bullet') return '•'
    const counts = this.#counts.get(levels) ?? []
    this.#counts.set(levels, counts)
    counts[level] = (counts[level] ?? own.start - 1) + 1
    counts.length = level + 1
    return own.pattern.replace(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1
      const shown = levels[index]
      return shown ? formatListNumber(counts[index] ?? shown.start, shown.format) : ''
    })
  }
}

/** Lists of one abstract definition share its levels, and so one count, as they do in Word, unless they begin anew. */
function readLists(part: Uint8Array): Map<string, Level[]> {
  const definitions = new Map<string, Level[]>()
  const lists = new Map<string, Level[]>()
  let levels: Level[] = []
  let level: Level | null = null
  let listId = ''
  let overriddenLevel = 0
  const openers: Record<string, (attributes: Record<string, string>) => void> = {
    abstractNum(attributes) {
      levels = []
      definitions.set(attributes['w:abstractNumId'] ?? '', levels)
    },
    lvl(attributes) {
      level = { format: 'decimal', pattern: '', start: 1 }
      const index = Number(attributes['w:ilvl'])
      if (index >= 0 && index <= MAX_LEVEL) levels[index] ??= level
    },
    num(attributes) {
      listId = attributes['w:numId'] ?? ''
      levels = []
    },
    abstractNumId(attributes) {
      const definition = definitions.get(attributes['w:val'] ?? '')
      if (definition) lists.set(listId, definition)
    },
    lvlOverride(attributes) {
      overriddenLevel = Number(attributes['w:ilvl'])
    },
    startOverride(attributes) {
      const own = lists.get(listId)?.map((shared) => ({ ...shared }))
      const begun = own?.[overriddenLevel]
      if (!own || !begun) return
      begun.start = Number(attributes['w:val']) || 1
      lists.set(listId, own)
    },
  }
  readXml(part, {
    open(name, attributes) {
      if (Object.hasOwn(openers, name)) openers[name]?.(attributes)
      else if (level) setLevelProperty(level, name, attributes['w:val'] ?? '')
    },
    close(name) {
      if (name === 'lvl') level = null
    },
  })
  return lists
}

function setLevelProperty(level: Level, name: string, value: string): void {
  if (name === 'numFmt') level.format = value
  else if (name === 'lvlText') level.pattern = value
  else if (name === 'start') level.start = Number(value) || 1
}
