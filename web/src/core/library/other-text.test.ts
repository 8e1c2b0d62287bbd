import { documentsEndpoints } from '@lectern/contract/documents'
import { materialsEndpoints } from '@lectern/contract/materials'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onCall } from '../../lib/api/fake-calls-ground.ts'
import { placeQuery } from '../places/find-place.ts'
import { readChosenText } from './chosen-text.ts'
import { CELLS, layLibrary } from './library-ground.ts'
import { materialQuery, pageLayerQuery, readPageQuery } from './materials-api.ts'
import { readMaterialsAgain } from './other-text.ts'

const PASSAGE = { words: 'The plot of the story' }
const OPENED = { ...CELLS, paid_words: 1200, has_pictures: true, outline: [], made: [] }

let library: ReturnType<typeof layLibrary>
/** Where the third page begins: later, once more is known of the second. */
let third = 6
let queries: QueryClient

beforeEach(() => {
  third = 6
  queries = new QueryClient()
  library = layLibrary()
  library.get.mockResolvedValue(OPENED)
  library.getPage.mockImplementation(async ({ params: { n } }) => {
    return { page: Number(n), page_count: 3, start: Number(n) === 3 ? third : 0, text: 'Page' }
  })
  const layer = { page: 3, width: 600, height: 900 }
  onCall(materialsEndpoints, 'getLayer').mockImplementation(async () => {
    const runs = [{ start: third, text: 'Page', left: 0.1, width: 0.1 }]
    return { ...layer, lines: [{ top: 0.1, height: 0.02, runs }] }
  })
  const place = () => ({ material_id: 7, page: 3, start: third, end: third + 4 })
  onCall(materialsEndpoints, 'findPlaces').mockImplementation(async () => ({ places: [place()], several: [[]] }))
})
afterEach(() => vi.unstubAllGlobals())

const known = () => [readPageQuery(7, 1), placeQuery(7, PASSAGE)].map(({ queryKey }) => queries.getQueryData(queryKey))

/** Shows the third page, and knows of the first and of a place. @returns where the third begins, by its text and by its layer */
async function layKnown() {
  await queries.fetchQuery(materialQuery(7))
  await queries.fetchQuery(readPageQuery(7, 1))
  await queries.fetchQuery(placeQuery(7, PASSAGE))
  const text = new QueryObserver(queries, readPageQuery(7, 3))
  const layer = new QueryObserver(queries, pageLayerQuery(7, 3))
  text.subscribe(() => {})
  layer.subscribe(() => {})
  const shown = () => [text.getCurrentResult().data?.start, layer.getCurrentResult().data?.lines[0]?.runs[0]?.start]
  await vi.waitFor(() => expect(shown()).toEqual([6, 6]))
  expect(known()).not.toContain(undefined)
  return shown
}

test.each([
  ['says more', { word_count: 1300 }],
  ['is a later draft of as many words', { created_at: '2027-01-02T03:04:05Z' }],
])('what is known of texts is kept, until a material %s: what is shown is read again then', async (_what, change) => {
  const shown = await layKnown()
  third = 12
  await queries.fetchQuery(materialQuery(7))
  expect(known()).not.toContain(undefined)
  library.get.mockResolvedValue({ ...OPENED, ...change })
  await queries.fetchQuery(materialQuery(7))
  expect(known()).toEqual([undefined, undefined])
  await vi.waitFor(() => expect(shown()).toEqual([12, 12]))
})

test('what is on its way as a text becomes another comes to its end, and is asked for again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const getMaterial = onCall(documentsEndpoints, 'getMaterial').mockImplementation(async () => {
    const text = third === 6 ? 'One.  Three.' : 'One.  Two.  Three.'
    await promise
    const { id, title: name, excerpt, word_count, size_bytes, created_at } = CELLS
    return { id, name, excerpt, word_count, size_bytes, source_module: 'notes', created_at, text, page_starts: [0] }
  })
  library.getPage.mockImplementationOnce(async () => {
    await promise
    return { page: 2, page_count: 3, start: 6, text: '' }
  })
  const second = new QueryObserver(queries, readPageQuery(7, 2))
  second.subscribe(() => {})
  const chosen = readChosenText(queries, CELLS, { from: 3, to: 3 })
  await vi.waitFor(() => expect(getMaterial).toHaveBeenCalledOnce())
  third = 12
  readMaterialsAgain(queries)
  resolve()
  expect(await chosen).toBe('Three.')
  expect(await readChosenText(queries, CELLS, { from: 3, to: 3 })).toBe('Three.')
  expect(getMaterial).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(second.getCurrentResult().data?.text).toBe('Page'))
})

test('it goes as a document has been recognised here, whichever it was', async () => {
  const shown = await layKnown()
  third = 12
  const recall = ['review', 'recall', 7, null]
  queries.setQueryData(recall, [])
  readMaterialsAgain(queries)
  expect(queries.getQueryState(recall)?.isInvalidated).toBe(true)
  expect(known()).toEqual([undefined, undefined])
  await vi.waitFor(() => expect(shown()).toEqual([12, 12]))
})
