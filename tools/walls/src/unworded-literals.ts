import { glob, readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import ts from 'typescript'

/** Where sources stand that speak to a person, and which of them do not. */
interface Ground {
  sources: readonly string[]
  but: readonly string[]
  isRead: (node: ts.Node) => boolean
  fault: string
}

/** What a person reads on a screen comes from the catalogues of packages/texts. Names of keys, settings and the product are no sentences. */
const SCREENS: Ground = {
  sources: ['web/src/**/*.{ts,tsx}'],
  but: ['web/src/app/dev/**', '**/*.test.{ts,tsx}', '**/*-ground.{ts,tsx}', '**/sample*.ts'],
  isRead: isShown,
  fault: 'A person reads this: say it from a catalogue of packages/texts.',
}

/** What a student is told by the server is a message of packages/texts, worded at the boundary in their language. */
const ANSWERS: Ground = {
  sources: [
    ...['core', 'http', 'modules', 'platform/concurrency', 'platform/speech'].map((one) => `server/src/${one}/**/*.ts`),
    'packages/domain/src/**/*.ts',
  ],
  but: ['server/src/http/watching/**', '**/*.test.ts', '**/*-ground.ts', '**/tasks.ts'],
  isRead: isTold,
  fault: 'A student reads this: make it a message of packages/texts.',
}

/** A schema refuses by a fault that is worded at the boundary: a sentence of its own would be told to everybody in one language. */
const WIRE: Ground = {
  sources: ['packages/contract/src/**/*.ts'],
  but: ['**/*.test.ts'],
  isRead: isRefusal,
  fault: 'A caller reads this: refuse by a `fault()`, which is worded from packages/texts.',
}

/** Literals below `checkout` that a person would read and no catalogue holds, one sentence each with its file and line. */
export async function findUnwordedLiterals(checkout: string): Promise<string[]> {
  const found: string[] = []
  for (const { sources, but, isRead, fault } of [SCREENS, ANSWERS, WIRE])
    for await (const path of glob([...sources], { cwd: checkout })) {
      if (but.some((pattern) => matchesGlob(path, pattern))) continue
      const source = ts.createSourceFile(
        path,
        await readFile(join(checkout, path), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      )
      for (const node of nodesOf(source))
        if (isRead(node)) found.push(`unworded: ${path}:${lineOf(source, node)} ${fault}`)
    }
  return [...new Set(found)].toSorted()
}

/** A node and all below it. */
function nodesOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (one: ts.Node): void => {
    found.push(one)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1

/** 'Saved', '沒有', `Open ${name}`, but no 'class-name' and no 'GET'. */
const WORDS = /^.(?:[A-Z][a-z]|\p{Script=Han})/su
/** Two words and more, or anything Chinese. */
const SENTENCE = /^.(?:[A-Z][\p{L}\p{N}_'’]*[,;:]?(?: [\p{L}\p{N}_'’${}()-]+[,;:]?)+|.*\p{Script=Han})/su
const SHOWN_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|title|placeholder|alt|label|hint|heading|legend|caption)$/
const SHOWN_PROPERTY = /^(?:'aria-label'|title|placeholder|alt|label|hint|heading|legend|caption|text|message)$/
const TOLD_PROPERTY = /^(?:title|label|text|message|error|comment|heading|reason)$/
const TOLD_CONSTANT = /^[A-Z_]*(?:TEXT|MESSAGE|NOTICE|REMARK)[A-Z_]*$/
const TOAST = /^toast(?:Error|Success|Info)$/
/** What takes sentences that engineers read. */
const FOR_ENGINEERS = /^(?:logFailure|console\.\w+|headers\.set|Error|TypeError|DOMException)$/

/** A string or a template as a value: no name of a module, a property, an attribute or a type. */
function isLiteral(node: ts.Node | undefined): node is ts.StringLiteralLike | ts.TemplateExpression {
  if (!node || !(ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) return false
  const { parent } = node
  const isName = 'name' in parent && parent.name === node
  const isOfModule = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
  return !isName && !isOfModule && !ts.isLiteralTypeNode(parent) && !ts.isJsxAttribute(parent)
}

const says = (node: ts.Node | undefined, words: RegExp): boolean => isLiteral(node) && words.test(node.getText())
const holds = (node: ts.Node | undefined, words: RegExp): boolean =>
  node !== undefined && nodesOf(node).some((one) => says(one, words))

function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /[a-z]{2}|\p{Script=Han}/u.test(node.text) && node.text.trim() !== 'Lectern'
  if (ts.isJsxAttribute(node)) {
    const { name, initializer } = node
    if (!SHOWN_ATTRIBUTE.test(name.getText()) || !initializer) return false
    return ts.isStringLiteral(initializer) ? /\p{L}/u.test(initializer.text) : holds(initializer, WORDS)
  }
  if (ts.isPropertyAssignment(node)) return SHOWN_PROPERTY.test(node.name.getText()) && says(node.initializer, WORDS)
  if (ts.isConditionalExpression(node)) return says(node.whenTrue, WORDS) || says(node.whenFalse, WORDS)
  if (ts.isBinaryExpression(node)) return isLogical(node) && says(node.right, WORDS)
  if (ts.isCallExpression(node))
    return TOAST.test(node.expression.getText()) && node.arguments.some((given) => holds(given, WORDS))
  return says(node, SENTENCE) && !isForEngineers(node)
}

/** What is said to a step of a schema, as in `.refine(isSound, 'Too long.')`, or stands as its message or error. */
function isRefusal(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node))
    return /^(?:message|error)$/.test(node.name.getText()) && says(node.initializer, SENTENCE)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  return node.arguments.some((given) => says(given, SENTENCE))
}

function isTold(node: ts.Node): boolean {
  if (ts.isNewExpression(node))
    return node.expression.getText() === 'Problem' && (node.arguments ?? []).some((given) => holds(given, SENTENCE))
  if (ts.isPropertyAssignment(node)) return TOLD_PROPERTY.test(node.name.getText()) && says(node.initializer, SENTENCE)
  if (ts.isVariableDeclaration(node))
    return TOLD_CONSTANT.test(node.name.getText()) && holds(node.initializer, SENTENCE)
  return false
}

const isLogical = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken

function isForEngineers(node: ts.Node): boolean {
  for (let one = node.parent; one; one = one.parent)
    if ((ts.isCallExpression(one) || ts.isNewExpression(one)) && FOR_ENGINEERS.test(one.expression.getText()))
      return true
  return false
}
