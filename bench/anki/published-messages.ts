import { PUBLISHED_MESSAGES } from '@lectern/decks/anki/messages-test-ground'
import protobuf from 'protobufjs'

/** What our reader takes the values of published enumerations for; of versions there is none above the one named. */
const PUBLISHED_VALUES = {
  'anki.import_export.PackageMetadata.Version': { VERSION_LATEST: 3 },
  'anki.notetypes.Notetype.Config.Kind': { KIND_CLOZE: 1 },
  'anki.notetypes.StockNotetype.OriginalStockKind': { ORIGINAL_STOCK_KIND_IMAGE_OCCLUSION: 6 },
}
export const PUBLISHED_IN = ['import_export', 'notetypes', 'decks'].map((name) => `proto/anki/${name}.proto`)

/** How Anki's published messages, the texts of `PUBLISHED_IN`, are other than our tests and our reader take them to be. */
export function unlikePublished(texts: readonly string[]): string[] {
  const root = new protobuf.Root()
  for (const text of texts) protobuf.parse(text, root, { keepCase: true })
  const messages = Object.entries(PUBLISHED_MESSAGES).flatMap(([name, facts]) => {
    const published = fieldsOf(root.lookupType(name))
    const ours = Object.entries<readonly unknown[]>(facts).map(([field, [id, type, rule]]) =>
      tellField(field, id, type, rule === 'repeated'),
    )
    return differences(name, ours, published)
  })
  const values = Object.entries(PUBLISHED_VALUES).flatMap(([name, expected]) => {
    const { values } = root.lookupEnum(name)
    const all = Object.entries(values).map(([value, number]) => `${value} ${number}`)
    const ours = Object.entries(expected).map(([value, number]) => `${value} ${number}`)
    return ours.filter((value) => !all.includes(value)).map((value) => `${name} has no ${value}`)
  })
  const newest = Math.max(...Object.values(root.lookupEnum('anki.import_export.PackageMetadata.Version').values))
  return [...messages, ...values, ...(newest > 3 ? [`there is a version ${newest}`] : [])]
}

function fieldsOf(type: protobuf.Type): string[] {
  return type.fieldsArray.map((field) => {
    const { resolvedType, name, id, repeated } = field.resolve()
    const said = resolvedType instanceof protobuf.Enum ? 'enum' : resolvedType?.fullName.slice(1)
    return tellField(name, id, said ?? field.type, repeated)
  })
}

const tellField = (name: string, id: unknown, type: unknown, isRepeated: boolean): string =>
  `${isRepeated ? 'repeated ' : ''}${type} ${name} = ${id}`

const differences = (name: string, ours: readonly string[], published: readonly string[]): string[] => [
  ...ours.filter((field) => !published.includes(field)).map((field) => `${name} has no ${field}`),
  ...published.filter((field) => !ours.includes(field)).map((field) => `${name} also has ${field}`),
]
