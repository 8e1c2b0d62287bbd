import { Root, type Type } from 'protobufjs/light.js'

/** A field: its number, its type (`enum` for any of them, a message by its name) and whether there are several. */
type FieldFacts = readonly [number: number, type: string, rule?: 'repeated']

/**
 * The messages of Anki's newer packages and collections by their published names: ankitects/anki, `proto/anki/import_export.proto`,
 * `notetypes.proto` and `decks.proto`. `npm run bench decks` holds them against those files.
 */
export const PUBLISHED_MESSAGES = {
  'anki.import_export.PackageMetadata': { version: [1, 'enum'] },
  'anki.import_export.MediaEntries': { entries: [1, 'anki.import_export.MediaEntries.MediaEntry', 'repeated'] },
  'anki.import_export.MediaEntries.MediaEntry': {
    name: [1, 'string'],
    size: [2, 'uint32'],
    sha1: [3, 'bytes'],
    legacy_zip_filename: [255, 'uint32'],
  },
  'anki.notetypes.Notetype.Config': {
    kind: [1, 'enum'],
    sort_field_idx: [2, 'uint32'],
    css: [3, 'string'],
    target_deck_id_unused: [4, 'int64'],
    latex_pre: [5, 'string'],
    latex_post: [6, 'string'],
    latex_svg: [7, 'bool'],
    reqs: [8, 'anki.notetypes.Notetype.Config.CardRequirement', 'repeated'],
    original_stock_kind: [9, 'enum'],
    original_id: [10, 'int64'],
    other: [255, 'bytes'],
  },
  'anki.notetypes.Notetype.Config.CardRequirement': {
    card_ord: [1, 'uint32'],
    kind: [2, 'enum'],
    field_ords: [3, 'uint32', 'repeated'],
  },
  'anki.notetypes.Notetype.Field.Config': {
    sticky: [1, 'bool'],
    rtl: [2, 'bool'],
    font_name: [3, 'string'],
    font_size: [4, 'uint32'],
    description: [5, 'string'],
    plain_text: [6, 'bool'],
    collapsed: [7, 'bool'],
    exclude_from_search: [8, 'bool'],
    id: [9, 'int64'],
    tag: [10, 'uint32'],
    prevent_deletion: [11, 'bool'],
    other: [255, 'bytes'],
  },
  'anki.notetypes.Notetype.Template.Config': {
    q_format: [1, 'string'],
    a_format: [2, 'string'],
    q_format_browser: [3, 'string'],
    a_format_browser: [4, 'string'],
    target_deck_id: [5, 'int64'],
    browser_font_name: [6, 'string'],
    browser_font_size: [7, 'uint32'],
    id: [8, 'int64'],
    other: [255, 'bytes'],
  },
  'anki.decks.Deck.Common': {
    study_collapsed: [1, 'bool'],
    browser_collapsed: [2, 'bool'],
    last_day_studied: [3, 'uint32'],
    new_studied: [4, 'int32'],
    review_studied: [5, 'int32'],
    learning_studied: [6, 'int32'],
    milliseconds_studied: [7, 'int32'],
    other: [255, 'bytes'],
  },
} as const satisfies Record<string, Record<string, FieldFacts>>

type MessageName = keyof typeof PUBLISHED_MESSAGES

const root = new Root()
for (const [name, facts] of Object.entries<Record<string, FieldFacts>>(PUBLISHED_MESSAGES)) {
  const within = name.split('.')
  const fields = Object.entries(facts).map(([field, [id, type, rule]]) => [
    field,
    { id, type: type === 'enum' ? 'int32' : type, ...(rule && { rule }) },
  ])
  const ownName = within.pop() ?? ''
  root.define(within, { [ownName]: { edition: 'proto3', fields: Object.fromEntries(fields) } })
}

/** A message as protobuf.js writes it, which knows nothing of our reader. @throws Error where it has no such field, or of another type */
export function encodeMessage<Name extends MessageName>(
  name: Name,
  values: { [Field in keyof (typeof PUBLISHED_MESSAGES)[Name]]?: unknown },
): Uint8Array {
  const type: Type = root.lookupType(name)
  const unknown = Object.keys(values).find((field) => type.fields[field] === undefined)
  const fault = unknown ? `${unknown} is no field` : type.verify(values)
  if (fault) throw new Error(`${name}: ${fault}`)
  return type.encode(values).finish()
}
