import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const MODULE_ID = '\0zod-without-schemas'

/** Answers every property and every call with itself, and says of no property that it has it. */
const SOURCE = `
const schema = new Proxy(() => {}, { get: () => schema, apply: () => schema })
export { schema as z }
export default schema
`

/** A library of schemas, however it was asked for. */
const SCHEMAS = /[\\/]node_modules[\\/](?:zod|valibot|ajv)[\\/]/

const TABLES = /[\\/]packages[\\/]contract[\\/]src[\\/].+\.ts$/
/** What an endpoint is for, in words for readers of the documentation. */
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g

/**
 * Replaces zod in the browser by an empty stand-in: the endpoint table then still carries its methods and paths, but no
 * schemas and no summaries, and the 26 kB that they weigh stay out of the first load. The server checks what comes in and what goes out. A build into which a schema came all the
 * same fails.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: (source) => (source === 'zod' ? MODULE_ID : undefined),
    load: (id) => (id === MODULE_ID ? SOURCE : undefined),
    transform: (code, id) => (TABLES.test(id) ? { code: tableOf(id, code), map: null } : undefined),
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds.filter((id) => SCHEMAS.test(id)) : [],
      )
      if (found.length > 0)
        this.error(`The browser carries no schemas, but this is in its scripts: ${found.join(', ')}`)
    },
  }
}

const tableOf = (id: string, code: string): string => cutUnusedImports(id, cutSchemas(id, code)).replace(SUMMARY, '')

/** Puts the library itself, or what was made by it before, in place of each call that makes a schema: what that says of it is not loaded. */
function cutSchemas(id: string, code: string): string {
  const { program } = parseSync(id, code)
  const schemas = schemaNames(program)
  const parts: string[] = []
  let end = 0
  new Visitor({
    CallExpression(call) {
      const root = rootOf(call)
      // What stands in a call that is cut goes with it.
      if (call.start < end || !root || !schemas.has(root)) return
      parts.push(code.slice(end, call.start), root)
      end = call.end
    },
  }).visit(program)
  return parts.join('') + code.slice(end)
}

/** Leaves out the imports that schemas alone had need of: what is behind them, rules and their texts, would be loaded with the table. */
function cutUnusedImports(id: string, code: string): string {
  const { program } = parseSync(id, code)
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
  const used = new Set<string>()
  new Visitor({
    Identifier({ name, start }) {
      if (!imports.some((node) => node.start <= start && start < node.end)) used.add(name)
    },
  }).visit(program)
  const unused = imports.filter(
    ({ specifiers }) => specifiers.length > 0 && !specifiers.some(({ local }) => used.has(local.name)),
  )
  return unused.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
}

/** The library, and what is named as a schema is: in a capital, by this file or another table. None in a file without schemas. */
function schemaNames({ body }: ESTree.Program): Set<string> {
  const names = body.flatMap((node) => (node.type === 'ImportDeclaration' ? importedNames(node) : declaredNames(node)))
  return new Set(names.includes('z') ? names.filter((name) => name === 'z' || /^[A-Z][a-z]/.test(name)) : [])
}

function importedNames({ source, specifiers }: ESTree.ImportDeclaration): string[] {
  if (source.value === 'zod') return ['z']
  return source.value.startsWith('.') ? specifiers.map(({ local }) => local.name) : []
}

function declaredNames(node: ESTree.Statement | ESTree.ModuleDeclaration): string[] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** What a chain of calls begins with: `z` in `z.string().max(4)`. */
function rootOf(call: ESTree.CallExpression): string | null {
  let node: ESTree.Expression | ESTree.Super = call
  while (node.type === 'CallExpression' || node.type === 'MemberExpression')
    node = node.type === 'CallExpression' ? node.callee : node.object
  return node.type === 'Identifier' ? node.name : null
}
