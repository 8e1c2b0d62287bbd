import { z } from 'zod'
import { isPlainObject, readInner } from './fit-scalar.ts'
import { plainName } from './fit-schema.ts'

/** What models put around an answer: `{"result": {…}}`, a tool's call, the schema with the answer in it. */
const MOST_WRAPPED = 3

/** What a value may be meant as at the root of an answer, the likeliest first. */
export function shapesOf(value: unknown, schema: z.ZodType): unknown[] {
  const given = readInner(value)
  if (!(schema instanceof z.ZodObject)) return [given]
  const shapes = unwrapped(given, schema, MOST_WRAPPED)
  const list = onlyList(schema)
  const whole = list ? [...shapes, ...asList(given, list)] : shapes
  return whole.length > 0 ? whole : [given]
}

function unwrapped(value: unknown, schema: z.ZodObject, depth: number): unknown[] {
  const given = readInner(value)
  if (isPlainObject(given) && hasField(given, schema)) return [given]
  if (depth === 0) return []
  if (Array.isArray(given)) return given.length === 1 ? unwrapped(given[0], schema, depth - 1) : []
  if (!isPlainObject(given)) return []
  return Object.values(given).flatMap((inner) => unwrapped(inner, schema, depth - 1))
}

function hasField(value: Record<string, unknown>, schema: z.ZodObject): boolean {
  const names = new Set(Object.keys(schema.shape).map(plainName))
  return Object.keys(value).some((name) => names.has(plainName(name)))
}

/** The one list of objects that an answer is, by its name. */
function onlyList(schema: z.ZodObject): string | null {
  const fields = Object.entries(schema.shape) as [string, z.ZodType][]
  const [first, ...others] = fields.filter(([, inner]) => inner instanceof z.ZodArray)
  return first && others.length === 0 && fields.length === 1 ? first[0] : null
}

/** The list without its name, under another one, or with a single item of it. */
function asList(given: unknown, name: string): unknown[] {
  if (Array.isArray(given)) return [{ [name]: given.length === 1 && Array.isArray(given[0]) ? given[0] : given }]
  if (!isPlainObject(given)) return []
  const inner = Object.values(given).map(readInner)
  const lists = inner.filter(Array.isArray)
  const shapes = [...(lists.length === 1 ? [{ [name]: lists[0] }] : []), { [name]: [given] }]
  return inner.length > 0 && inner.every(isPlainObject) ? [...shapes, { [name]: inner }] : shapes
}

/** The one text that an answer is, by its name; null where it is more. */
export function onlyText(schema: z.ZodType): string | null {
  if (!(schema instanceof z.ZodObject)) return null
  const [first, ...others] = Object.entries(schema.shape) as [string, z.ZodType][]
  return first && others.length === 0 && first[1] instanceof z.ZodString ? first[0] : null
}
