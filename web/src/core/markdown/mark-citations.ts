import { CITATION_CLOSES, CITATION_OPENS } from './prepare-markdown.ts'

/** The part of a node of the parser's tree that is needed here. */
interface Node {
  type: string
  value?: string
  children?: Node[]
  data?: object
}

const MARK = new RegExp(`${CITATION_OPENS}(\\d+)${CITATION_CLOSES}`)
const MARKS = new RegExp(MARK, 'g')

/**
 * Turns the citations that `prepareMarkdown` marked into elements of their own (a `sup` with `data-citation`). In what
 * the parser takes for code or a formula they are brackets again.
 */
export function markCitations() {
  return (tree: Node): void => visit(tree)
}

function visit(node: Node): void {
  if (node.type !== 'text' && node.value !== undefined) node.value = node.value.replace(MARKS, '[$1]')
  if (!node.children) return
  node.children = node.children.flatMap((child) => (child.type === 'text' ? splitText(child.value ?? '') : [child]))
  for (const child of node.children) visit(child)
}

/** Text and numbers in turn, as splitting by a group gives them. */
const splitText = (text: string): Node[] =>
  text.split(MARK).flatMap((part, index): Node[] => {
    if (part === '') return []
    return index % 2 === 0 ? [{ type: 'text', value: part }] : [citation(part)]
  })

const citation = (number: string): Node => ({
  type: 'citation',
  data: { hName: 'sup', hProperties: { dataCitation: number } },
  children: [{ type: 'text', value: number }],
})
