import { textOfHtml } from '../html/marked-text-of-html.ts'

/** A template of Anki's taken apart. Nothing of it is ever run. */
export type TemplateNode =
  | { kind: 'html'; html: string }
  | { kind: 'field'; name: string; filters: string[] }
  | { kind: 'section'; name: string; isShownIfEmpty: boolean; nodes: TemplateNode[] }

const TAG = /\{\{([^{}]*)\}\}/g
/** One without an end goes to the end, as in a browser. */
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g

/** The template's parts. A section without its end goes to the end; an end without its section is nothing. */
export function parseTemplate(template: string): TemplateNode[] {
  const top: TemplateNode[] = []
  const open: { name: string; nodes: TemplateNode[] }[] = [{ name: '', nodes: top }]
  const add = (node: TemplateNode) => open.at(-1)?.nodes.push(node)
  const source = template.replace(COMMENT, '')
  let from = 0
  for (const { 0: tag, 1: inside = '', index } of source.matchAll(TAG)) {
    if (index > from) add({ kind: 'html', html: source.slice(from, index) })
    from = index + tag.length
    const said = inside.trim()
    const name = said.slice(1).trim()
    if (said.startsWith('#') || said.startsWith('^')) {
      const nodes: TemplateNode[] = []
      add({ kind: 'section', name, isShownIfEmpty: said.startsWith('^'), nodes })
      open.push({ name, nodes })
    } else if (said.startsWith('/')) {
      const at = open.findLastIndex((section, index) => index > 0 && section.name === name)
      if (at > 0) open.length = at
    } else {
      const filters = said.split(':').map((part) => part.trim())
      add({ kind: 'field', name: filters.pop() ?? '', filters: filters.reverse() })
    }
  }
  if (from < source.length) add({ kind: 'html', html: source.slice(from) })
  return top
}

/** How fields are put in: by name, with the filters that stand before it, the innermost first. */
export interface Rendering {
  /** Undefined where there is no such field. */
  fields: ReadonlyMap<string, string>
  /** What a field with a filter of the template's own says; undefined leaves it to the usual filters. */
  replace?(name: string, filters: readonly string[], html: string): string | undefined
}

export const renderTemplate = (nodes: readonly TemplateNode[], rendering: Rendering): string =>
  nodes.map((node) => renderNode(node, rendering)).join('')

function renderNode(node: TemplateNode, rendering: Rendering): string {
  if (node.kind === 'html') return node.html
  if (node.kind === 'section') {
    const isEmpty = isEmptyField(fieldOf(rendering, node.name))
    return isEmpty === node.isShownIfEmpty ? renderTemplate(node.nodes, rendering) : ''
  }
  const html = fieldOf(rendering, node.name)
  return rendering.replace?.(node.name, node.filters, html) ?? node.filters.reduce(applyFilter, html)
}

/** Some packages name a field otherwise than it is called. */
const fieldOf = ({ fields }: Rendering, name: string): string =>
  fields.get(name) ?? fields.get(name.toLowerCase()) ?? ''

const isEmptyField = (html: string): boolean => /^(?:\s|<\/?(?:br|div) ?\/?>)*$/i.test(html)

/** `漢字[かんじ]` in its three readings. */
const FURIGANA = / ?([^ >[\]]+?)\[([^[\]]*)\]/g

function applyFilter(html: string, filter: string): string {
  switch (filter) {
    case 'text':
      return textOfHtml(html)
    case 'furigana':
      return html.replace(FURIGANA, (whole, word: string, reading: string) =>
        isSoundMark(reading) ? whole : `${word}(${reading})`,
      )
    case 'kanji':
      return html.replace(FURIGANA, (whole, word: string, reading: string) => (isSoundMark(reading) ? whole : word))
    case 'kana':
      return html.replace(FURIGANA, (whole, _: string, reading: string) => (isSoundMark(reading) ? whole : reading))
    default:
      // What is read aloud by a machine stands nowhere; everything else shows its field.
      return filter.startsWith('tts') ? '' : html
  }
}

const isSoundMark = (reading: string): boolean => reading.startsWith('sound:')

/** The names of the fields that a template puts in, with their filters, those within sections too. */
export const fieldsOf = (nodes: readonly TemplateNode[]): { name: string; filters: string[] }[] =>
  nodes.flatMap((node) =>
    node.kind === 'field'
      ? [{ name: node.name, filters: node.filters }]
      : node.kind === 'section'
        ? fieldsOf(node.nodes)
        : [],
  )
