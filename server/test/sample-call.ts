import type { Endpoint } from '@lectern/contract/endpoint'
import { FITTING_BODIES, FITTING_PARAMS, OWN_THINGS } from './own/own-things.ts'
import { fieldsOf, sampleOf } from './sample-of.ts'
import type { TestApp, TestStudent } from './test-app.ts'

/** Where a call takes the id of something that belongs to somebody. */
export interface IdPlace {
  part: 'params' | 'query' | 'body'
  name: string
  /** Key of its entry in `OWN_THINGS`. */
  key: string
}

/** What a caller passes to the typed client. */
export type SampleInput = Partial<Record<'params' | 'query' | 'body' | 'form', unknown>>

const IS_ID = /(^|_)ids?$|Ids?$/
/** Made by the browser itself, for what is not there yet. */
const CLIENTS_OWN = 'client_id'

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Every place of an id in the input of a call. */
export function idPlacesOf(endpoint: Endpoint): IdPlace[] {
  const places = (part: IdPlace['part'], keyOf: (name: string) => string) =>
    (endpoint[part] ? fieldsOf(endpoint[part]) : [])
      .filter((name) => IS_ID.test(name) && name !== CLIENTS_OWN)
      .map((name) => ({ part, name, key: keyOf(name) }))
  const ofCall = (name: string) => `${nameOf(endpoint)} ${name}`
  const upTo = (name: string) => endpoint.path.slice(0, endpoint.path.indexOf(`:${name}`) + name.length + 1)
  return [...places('params', upTo), ...places('query', ofCall), ...places('body', ofCall)]
}

/**
 * An input that `endpoint` takes from `student`. Each id in it is of a thing that `ownerOf` owns, else of the student's.
 */
export async function sampleCall(
  app: TestApp,
  endpoint: Endpoint,
  student: TestStudent,
  ownerOf: (place: IdPlace) => TestStudent = () => student,
): Promise<SampleInput> {
  const input: Record<string, Record<string, unknown>> = {}
  if (endpoint.params)
    input.params = {
      ...Object.fromEntries(fieldsOf(endpoint.params).map((name) => [name, 1])),
      ...(await FITTING_PARAMS[nameOf(endpoint)]?.(app, student)),
    }
  if (endpoint.query) input.query = sampleOf(endpoint.query) as Record<string, unknown>
  if (endpoint.body)
    input.body = ((await FITTING_BODIES[nameOf(endpoint)]?.(student, app)) ?? sampleOf(endpoint.body)) as Record<
      string,
      unknown
    >
  if (endpoint.form) input.form = sampleForm(endpoint.form)
  for (const place of idPlacesOf(endpoint)) {
    const make = OWN_THINGS[place.key]
    if (!make) throw new Error(`test/own/own-things.ts does not say how to make what '${place.key}' names`)
    input[place.part] = { ...input[place.part], [place.name]: await make(app, ownerOf(place)) }
  }
  return input
}

function sampleForm({ fields, files }: NonNullable<Endpoint['form']>): Record<string, unknown> {
  const sample = fields ? (sampleOf(fields) as Record<string, unknown>) : {}
  for (const name of Object.keys(files)) sample[name] = new File(['A cell is the smallest unit of life.'], 'cells.txt')
  return sample
}
