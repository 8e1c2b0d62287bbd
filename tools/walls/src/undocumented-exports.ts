import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/** What the sources below `folders` export and no docstring explains, one sentence a name. Tests are left out. */
export async function findUndocumentedExports(checkout: string, folders: readonly string[]): Promise<string[]> {
  const sources = glob(
    folders.map((folder) => `${folder}/**/*.ts`),
    { cwd: checkout, exclude: (path) => path.endsWith('.test.ts') },
  )
  const found: string[] = []
  for await (const path of sources) found.push(...searchSource(path, await readFile(join(checkout, path), 'utf8')))
  return found.toSorted()
}

function searchSource(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const listed = source.statements.flatMap(namesListedIn)
  return paragraphsOf(source.statements.map((node) => readDeclaration(source, node, listed)))
    .flatMap(undocumentedIn)
    .map(({ name, line }) => `undocumented: ${path}:${line + 1} exports ${name}, which no docstring explains.`)
}

/** What `export { … }` hands out of the file itself. */
function namesListedIn(node: ts.Statement): string[] {
  const clause = ts.isExportDeclaration(node) && !node.moduleSpecifier ? node.exportClause : undefined
  if (!clause || !ts.isNamedExports(clause)) return []
  return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
}

/** A statement at the top of a file, with the comments that stand right above it. Lines count from 0. */
interface Declaration {
  name: string
  isExported: boolean
  hasDocstring: boolean
  /** A value that is no function. */
  isConstant: boolean
  /** The values by whose `typeof` a type says what it is. */
  drawnFrom: readonly string[]
  line: number
  /** Where its comments begin, and where it ends itself. */
  firstLine: number
  lastLine: number
}

/** One that says something. */
const DOCSTRING = /^\/\*\*.*\p{L}/su

function readDeclaration(source: ts.SourceFile, node: ts.Statement, listed: readonly string[]): Declaration {
  const name = nameOf(node)
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const line = lineAt(node.getStart())
  // Behind a blank line, a comment is about the file or a part of it.
  const comments: ts.CommentRange[] = []
  let firstLine = line
  for (const comment of (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).toReversed()) {
    if (lineAt(comment.end) < firstLine - 1) break
    comments.push(comment)
    firstLine = lineAt(comment.pos)
  }
  return {
    name,
    isExported: hasExport(node) || listed.includes(name),
    hasDocstring: comments.some(({ pos, end }) => DOCSTRING.test(source.text.slice(pos, end))),
    isConstant: ts.isVariableStatement(node) && !node.declarationList.declarations.some(isFunction),
    drawnFrom: ts.isTypeAliasDeclaration(node) ? valuesIn(node.type) : [],
    line,
    firstLine,
    lastLine: lineAt(node.end),
  }
}

const hasExport = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function nameOf(node: ts.Statement): string {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText()).join(', ')
  return (node as Partial<ts.DeclarationStatement>).name?.getText() ?? ''
}

const isFunction = ({ initializer }: ts.VariableDeclaration): boolean =>
  initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))

function valuesIn(type: ts.Node): string[] {
  const names = ts.isTypeQueryNode(type) ? [type.exprName.getText()] : []
  ts.forEachChild(type, (child) => void names.push(...valuesIn(child)))
  return names
}

/** Declarations that no blank line parts. */
function paragraphsOf(declarations: readonly Declaration[]): Declaration[][] {
  const paragraphs: Declaration[][] = []
  for (const declaration of declarations) {
    const paragraph = paragraphs.at(-1)
    if (paragraph && declaration.firstLine <= (paragraph.at(-1)?.lastLine ?? 0) + 1) paragraph.push(declaration)
    else paragraphs.push([declaration])
  }
  return paragraphs
}

/**
 * A docstring explains what stands below it. One over a paragraph of constants that has no other explains all of them, and
 * what explains a value explains the type that is drawn from it in the same paragraph.
 */
function undocumentedIn(paragraph: readonly Declaration[]): Declaration[] {
  const [first] = paragraph
  const isGroup =
    first?.isConstant && first.hasDocstring && paragraph.filter(({ hasDocstring }) => hasDocstring).length === 1
  const explained = new Set<string>()
  return paragraph.filter((declaration) => {
    const { name, hasDocstring, isConstant, drawnFrom } = declaration
    const isExplained = hasDocstring || (isGroup && isConstant) || drawnFrom.some((value) => explained.has(value))
    if (isExplained) explained.add(name)
    return declaration.isExported && !isExplained
  })
}
