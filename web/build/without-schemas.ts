import type { Plugin } from 'vite'

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
    transform: (code, id) => (TABLES.test(id) ? { code: code.replace(SUMMARY, ''), map: null } : undefined),
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds.filter((id) => SCHEMAS.test(id)) : [],
      )
      if (found.length > 0)
        this.error(`The browser carries no schemas, but this is in its scripts: ${found.join(', ')}`)
    },
  }
}
