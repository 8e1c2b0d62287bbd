import { z } from 'zod'
import {
  fitEnum,
  fitNumber,
  fitText,
  isPlainObject,
  MISFIT,
  mendTexts,
  readBoolean,
  readInner,
  saysNothing,
  withoutBullet,
} from './fit-scalar.ts'

/** What became of a value on the way into its schema. */
export interface Fitting {
  /** Items of lists that were left out. */
  dropped: number
  /** What did not fit, in words that a model can act on. */
  complaints: string[]
}

const MAY_LACK = new WeakSet<z.ZodType>()

/** A text that an answer may leave out, and that is empty then. To be called last: it marks this very schema. */
export function orEmpty(schema: z.ZodString): z.ZodString {
  MAY_LACK.add(schema)
  return schema
}

const OTHER_NAMES = new WeakMap<z.ZodType, readonly string[]>()

/** A field that models give other names to, the likeliest first. To be called last, as `orEmpty`. */
export function alsoNamed<Schema extends z.ZodType>(schema: Schema, names: readonly string[]): Schema {
  OTHER_NAMES.set(schema, names)
  return schema
}

const OTHER_WORDS = new WeakMap<z.ZodType, Readonly<Record<string, readonly string[]>>>()

/** Other words that models have for the options of an enumeration. To be called last, as `orEmpty`. */
export function alsoSaid<Schema extends z.ZodEnum>(
  schema: Schema,
  words: Partial<Record<z.infer<Schema>, readonly string[]>>,
): Schema {
  OTHER_WORDS.set(schema, words as Readonly<Record<string, readonly string[]>>)
  return schema
}

const TEXT_READERS = new WeakMap<z.ZodType, (text: string) => unknown>()

/** An object that models write as a mere text, and how that is read. To be called last, as `orEmpty`. */
export function orText<Schema extends z.ZodObject>(schema: Schema, read: (text: string) => unknown): Schema {
  TEXT_READERS.set(schema, read)
  return schema
}

/**
 * A value as its schema wants it: names, numbers, enumerations and lists are read kindly, what may be missing is filled
 * in, and lists are judged item by item. `MISFIT` where that is not enough.
 */
export function fit(value: unknown, schema: z.ZodType, fitting: Fitting, path = ''): unknown {
  if (schema instanceof z.ZodOptional) return fitOr(value, schema.unwrap() as z.ZodType, fitting, path, undefined)
  if (schema instanceof z.ZodNullable)
    return saysNothing(value) ? null : fitOr(value, schema.unwrap() as z.ZodType, fitting, path, null)
  if (schema instanceof z.ZodDefault)
    return fitOr(value, schema.unwrap() as z.ZodType, fitting, path, schema.parse(undefined))
  if (schema instanceof z.ZodObject) return fitObject(value, schema, fitting, path)
  if (schema instanceof z.ZodArray) return fitList(value, schema, fitting, path)
  const fitted = fitScalar(value, schema)
  if (fitted === MISFIT) complain(fitting, path, schema.safeParse(value).error?.issues[0]?.message ?? 'does not fit')
  return fitted
}

/** What does not fit where nothing may stand is nothing. */
function fitOr(value: unknown, schema: z.ZodType, fitting: Fitting, path: string, otherwise: unknown): unknown {
  const fitted = fit(value, schema, fitting, path)
  return fitted === MISFIT ? otherwise : fitted
}

function fitScalar(value: unknown, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodString) return fitText(value, schema)
  if (schema instanceof z.ZodNumber) return fitNumber(value, schema)
  if (schema instanceof z.ZodEnum) return fitEnum(value, schema, OTHER_WORDS.get(schema))
  // A schema that reads for itself is given all that it was sent.
  const read = schema instanceof z.ZodBoolean ? readBoolean(value) : mendTexts(value)
  return schema.safeParse(read).success ? read : MISFIT
}

function fitObject(value: unknown, schema: z.ZodObject, fitting: Fitting, path: string): unknown {
  const given = readObject(value, schema)
  if (!isPlainObject(given)) return complain(fitting, path, 'expected an object')
  const names = new Map(Object.keys(given).map((name) => [plainName(name), name]))
  const fields: Record<string, unknown> = {}
  let known = 0
  for (const [name, inner] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const givenName = Object.hasOwn(given, name) ? name : nameAmong(names, [name, ...(OTHER_NAMES.get(inner) ?? [])])
    const here = path ? `${path}.${name}` : name
    const isGiven = givenName !== undefined && given[givenName] !== undefined
    if (isGiven) known++
    const fitted = isGiven ? fit(given[givenName], inner, fitting, here) : missing(inner, fitting, here)
    if (fitted === MISFIT) return MISFIT
    if (fitted !== undefined) fields[name] = fitted
  }
  if (known === 0) return complain(fitting, path, 'has none of its fields')
  return path === '' && lacksLists(schema, given) ? complain(fitting, path, 'has none of its lists') : fields
}

/** What is given for an object: JSON in a text, or a text that is read as one. */
function readObject(value: unknown, schema: z.ZodObject): unknown {
  const given = readInner(value)
  return typeof given === 'string' && given.trim() ? TEXT_READERS.get(schema)?.(given) : given
}

/** The name as it was given of what is called by the first of `wanted` that there is. */
const nameAmong = (given: ReadonlyMap<string, string>, wanted: readonly string[]): string | undefined =>
  wanted.map((name) => given.get(plainName(name))).find((name) => name !== undefined)

/** An answer that is made of lists, and has none of them, is not one. */
function lacksLists(schema: z.ZodObject, given: Record<string, unknown>): boolean {
  const lists = Object.entries(schema.shape).filter(([, inner]) => inner instanceof z.ZodArray)
  const names = new Set(Object.keys(given).map(plainName))
  return lists.length > 0 && !lists.some(([name]) => names.has(plainName(name)))
}

function missing(schema: z.ZodType, fitting: Fitting, path: string): unknown {
  if (schema instanceof z.ZodOptional) return undefined
  if (schema instanceof z.ZodNullable) return null
  if (schema instanceof z.ZodDefault) return schema.parse(undefined)
  if (schema instanceof z.ZodPipe) return fit(undefined, schema, fitting, path)
  if (schema instanceof z.ZodArray) return fitList([], schema, fitting, path)
  return MAY_LACK.has(schema) ? '' : complain(fitting, path, 'is missing')
}

function fitList(value: unknown, schema: z.ZodArray, fitting: Fitting, path: string): unknown {
  const element = schema.element as z.ZodType
  const given = itemsOf(readInner(value), element)
  if (!given) return complain(fitting, path, 'expected a list')
  const before = fitting.complaints.length
  const fitted = given.map((item, index) => fit(item, element, fitting, `${path}.${index}`))
  const kept = fitted.filter((item) => item !== MISFIT)
  fitting.dropped += given.length - kept.length
  // A list of which nothing is left is no answer where it is what was asked for.
  if (given.length > 0 && kept.length === 0 && !path.includes('.')) return MISFIT
  const { minimum, maximum } = boundsOf(schema)
  if (kept.length < minimum) return complain(fitting, path, `expected at least ${minimum} items`)
  if (kept.length > 0) fitting.complaints.length = before
  return kept.slice(0, maximum)
}

/** How few and how many items a list may have. */
function boundsOf(schema: z.ZodArray): { minimum: number; maximum: number } {
  const bounds = (schema.def.checks ?? []).map(
    ({ _zod }) => _zod.def as { minimum?: number; maximum?: number; length?: number },
  )
  return {
    minimum: Math.max(0, ...bounds.map(({ minimum, length }) => minimum ?? length ?? 0)),
    maximum: Math.min(...bounds.map(({ maximum, length }) => maximum ?? length ?? Number.POSITIVE_INFINITY)),
  }
}

/** A list as it is given, whatever stands in its place; null where it is none. */
function itemsOf(value: unknown, element: z.ZodType): unknown[] | null {
  if (Array.isArray(value)) return value
  if (saysNothing(value)) return []
  if (isPlainObject(value)) return itemsOfObject(value, element)
  if (!(element instanceof z.ZodString) || typeof value !== 'string') return null
  return value
    .split(/\n+/)
    .map(withoutBullet)
    .filter((line) => line.trim())
}

function itemsOfObject(value: Record<string, unknown>, element: z.ZodType): unknown[] | null {
  const inner = Object.values(value)
  const [only] = inner
  if (inner.length === 1 && Array.isArray(only)) return only
  if (fit(value, element, { dropped: 0, complaints: [] }) !== MISFIT) return [value]
  return inner.length > 0 && inner.every(isPlainObject) ? inner : null
}

function complain(fitting: Fitting, path: string, complaint: string): typeof MISFIT {
  fitting.complaints.push(`${path || 'the answer'}: ${complaint}`)
  return MISFIT
}

/** `correctAnswer`, `Correct Answer` and `correct_answer` are one name. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
