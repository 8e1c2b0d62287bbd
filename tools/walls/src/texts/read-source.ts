import { posix } from 'node:path'
import ts from 'typescript'

/** A file that is loaded when it is needed. */
export interface Load {
  path: string
  /** The areas of texts that are loaded with it. */
  areas: readonly string[]
  /** The property that holds the load: `login` in PAGE_PARTS. */
  name: string | null
}

/** A statement at the top of a file. */
export interface Statement {
  /** What it declares; nothing where it only runs. */
  names: readonly string[]
  isExported: boolean
  /** Every name that stands in it. */
  uses: Set<string>
  /** The areas whose texts it says. */
  says: Set<string>
  loads: Load[]
  /** The areas that it loads itself: `loadTexts('errors', …)`. */
  loaded: string[]
}

export interface Source {
  /** By a name in this file, where that comes from; `name` is null for everything that is there. */
  bindings: ReadonlyMap<string, { path: string; name: string | null }>
  /** The files that run when this one does. */
  imports: readonly string[]
  statements: readonly Statement[]
}

/** The keys of each area's texts. */
export type Texts = ReadonlyMap<string, ReadonlySet<string>>

/** What the file at `path` brings along, says and loads, a statement at a time. Types are left out. */
export function readSource(path: string, text: string, texts: Texts): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const bindings = new Map<string, { path: string; name: string | null }>()
  const imports: string[] = []
  const statements: Statement[] = []
  for (const one of file.statements)
    if (ts.isImportDeclaration(one)) {
      const from = resolve(path, (one.moduleSpecifier as ts.StringLiteral).text)
      const names = namesImported(one)
      if (names) imports.push(from)
      for (const [local, name] of names ?? []) bindings.set(local, { path: from, name })
    } else if (ts.isExportDeclaration(one) && one.moduleSpecifier && !one.isTypeOnly) {
      const from = resolve(path, (one.moduleSpecifier as ts.StringLiteral).text)
      imports.push(from)
      for (const [local, name] of namesPassedOn(one)) bindings.set(local, { path: from, name })
      statements.push(readStatement(path, one, texts))
    } else if (!ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one))
      statements.push(readStatement(path, one, texts))
  return { bindings, imports, statements }
}

function readStatement(path: string, top: ts.Statement, texts: Texts): Statement {
  const isExported =
    ts.isExportDeclaration(top) ||
    ts.isExportAssignment(top) ||
    (ts.canHaveModifiers(top) && (top.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
  const read: Statement = {
    names: namesDeclared(top),
    isExported,
    uses: new Set(),
    says: new Set(),
    loads: [],
    loaded: [],
  }
  const visit = (node: ts.Node, name: string | null): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (ts.isIdentifier(node)) read.uses.add(node.text)
    const area = areaOf(node, texts)
    if (area) read.says.add(area)
    if (ts.isCallExpression(node) && readCall(path, node, name, read)) return
    const within = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : name
    ts.forEachChild(node, (child) => visit(child, within))
  }
  visit(top, null)
  return read
}

/** Notes what a call loads; true where it has been read to its end. */
function readCall(path: string, node: ts.CallExpression, name: string | null, read: Statement): boolean {
  const called = ts.isIdentifier(node.expression) ? node.expression.text : null
  if (called === 'loadTexts') read.loaded.push(...stringsOf(node.arguments))
  if (called === 'withTexts') {
    const [part, ...areas] = node.arguments
    for (const to of part ? importsWithin(part) : [])
      read.loads.push({ path: resolve(path, to), areas: stringsOf(areas), name })
    return true
  }
  for (const to of importedBy(node)) read.loads.push({ path: resolve(path, to), areas: [], name })
  return false
}

function namesDeclared(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => namesBound(name))
  const isNamed = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node)
  return isNamed && node.name ? [node.name.text] : []
}

const namesBound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesBound(one.name) : []))

/** The names that an import brings, each with its name in the other file; null where it brings types alone. */
function namesImported(node: ts.ImportDeclaration): [string, string | null][] | null {
  const clause = node.importClause
  if (!clause) return []
  if (clause.isTypeOnly) return null
  const named = clause.namedBindings
  const own: [string, string | null][] = clause.name ? [[clause.name.text, null]] : []
  if (!named) return own
  if (ts.isNamespaceImport(named)) return [...own, [named.name.text, null]]
  const values = named.elements.filter((one) => !one.isTypeOnly)
  if (values.length === 0 && named.elements.length > 0 && own.length === 0) return null
  return [...own, ...values.map((one): [string, string] => [one.name.text, (one.propertyName ?? one.name).text])]
}

/** The names that `export { … } from` passes on, each with its name in the other file. */
const namesPassedOn = ({ exportClause }: ts.ExportDeclaration): [string, string][] =>
  exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map((one) => [one.name.text, (one.propertyName ?? one.name).text])
    : []

/** What `import('…')` names, if this is such a call. */
function importedBy(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return []
  return stringsOf(node.arguments)
}

function importsWithin(node: ts.Node): string[] {
  const found = importedBy(node)
  ts.forEachChild(node, (child) => {
    found.push(...importsWithin(child))
  })
  return found
}

const stringsOf = (nodes: readonly ts.Node[]): string[] => nodes.filter(ts.isStringLiteralLike).map(({ text }) => text)

/** The area of the text that a literal names: 'review.title', or `review.stage_${…}`. */
function areaOf(node: ts.Node, texts: Texts): string | null {
  const isWhole = ts.isStringLiteralLike(node)
  if (!isWhole && !ts.isTemplateExpression(node)) return null
  const [, area = '', key = ''] = /^(\w+)\.(\w*)$/.exec(isWhole ? node.text : node.head.text) ?? []
  const keys = texts.get(area)
  if (!keys) return null
  return (isWhole ? keys.has(key) : [...keys].some((one) => one.startsWith(key))) ? area : null
}

function resolve(path: string, specifier: string): string {
  const [, house, inside] = /^@lectern\/(\w+)\/(.+)$/.exec(specifier) ?? []
  return house ? `packages/${house}/src/${inside}.ts` : posix.join(posix.dirname(path), specifier)
}
