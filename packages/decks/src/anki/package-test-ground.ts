import { zstdCompressSync } from 'node:zlib'
import initSqlJs, { type Database, type SqlValue } from 'sql.js'
import { encodeMessage } from './messages-test-ground.ts'
import type { PackageLimits, PackageParts } from './read-package.ts'
import { SCHEMA_11 } from './schema-11.ts'

export const LIMITS: PackageLimits = { collectionBytes: 50_000_000, mediumBytes: 1_000_000, notes: 10_000 }

/** The parts of an archive as they would be unpacked. */
export const partsOf = (parts: Record<string, Uint8Array | string>): PackageParts => ({
  has: (name) => Object.hasOwn(parts, name),
  read: async (name) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    return part === undefined ? null : typeof part === 'string' ? new TextEncoder().encode(part) : part
  },
})

interface NoteTypeOf {
  id: number
  isCloze?: boolean
  stockKind?: number
  fields: string[]
  templates: { question: string; answer: string }[]
}

/** What Anki calls Basic. */
export const BASIC = {
  id: 1,
  fields: ['Front', 'Back'],
  templates: [{ question: '{{Front}}', answer: '{{FrontSide}}<hr id=answer>{{Back}}' }],
}

export interface Collection {
  createdAtSeconds?: number
  settings?: object
  types: NoteTypeOf[]
  decks?: Record<number, string>
  notes: { id: number; type: number; fields: string[]; tags?: string }[]
  cards: { id: number; note: number; deck?: number; ord?: number; [column: string]: SqlValue | undefined }[]
  log?: { id: number; card: number; ease: number; [column: string]: SqlValue | undefined }[]
}

/** A collection as Anki 2.1 keeps it: note types and decks as JSON in one row. */
export async function schema11(collection: Collection): Promise<Uint8Array> {
  const { Database } = await initSqlJs()
  const database = new Database()
  database.run(SCHEMA_11)
  const models = collection.types.map(({ id, isCloze, stockKind, fields, templates }) => [
    id,
    {
      id,
      type: isCloze ? 1 : 0,
      originalStockKind: stockKind,
      flds: fields.map((name, ord) => ({ name, ord })),
      tmpls: templates.map(({ question, answer }, ord) => ({ ord, qfmt: question, afmt: answer })),
    },
  ])
  const decks = Object.entries(collection.decks ?? { 1: 'Default' }).map(([id, name]) => [id, { id, name }])
  database.run("insert into col values (1, ?, 0, 0, 11, 0, 0, 0, ?, ?, ?, '{}', '{}')", [
    collection.createdAtSeconds ?? 0,
    JSON.stringify(collection.settings ?? {}),
    JSON.stringify(Object.fromEntries(models)),
    JSON.stringify(Object.fromEntries(decks)),
  ])
  writeRows(database, collection)
  return database.export()
}

/**
 * A collection as Anki writes it since 2.1.28: rows of their own with messages, and an order that nobody else knows.
 * `damage` is done to it in the end.
 */
export async function schema18(collection: Collection, damage = ''): Promise<Uint8Array> {
  const { Database } = await initSqlJs()
  const database = new Database()
  database.run(SCHEMA_11)
  const order = 'name text not null collate binary '
  database.run(`
    create table fields (ntid integer not null, ord integer not null, ${order}, config blob not null, primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create table templates (ntid integer not null, ord integer not null, ${order}, mtime_secs integer not null, usn integer not null,
      config blob not null, primary key (ntid, ord)) without rowid;
    create unique index idx_templates_name_ntid on templates (name, ntid);
    create table notetypes (id integer not null primary key, ${order}, mtime_secs integer not null, usn integer not null, config blob not null);
    create unique index idx_notetypes_name on notetypes (name);
    create table decks (id integer primary key not null, ${order}, mtime_secs integer not null, usn integer not null, common blob not null, kind blob not null);
    create unique index idx_decks_name on decks (name);
    create table tags (tag text not null primary key collate binary , usn integer not null, collapsed boolean not null, config blob) without rowid;`)
  database.run("insert into col values (1, ?, 0, 0, 18, 0, 0, 0, '', '', '', '', '')", [
    collection.createdAtSeconds ?? 0,
  ])
  for (const { id, isCloze, stockKind, fields, templates } of collection.types) {
    const config = encodeMessage('anki.notetypes.Notetype.Config', {
      ...{ kind: isCloze ? 1 : 0, css: '.card {}', latex_svg: true, original_stock_kind: stockKind ?? 0 },
      ...{ reqs: [{ card_ord: 0, kind: 1, field_ords: [0, 1, 300] }], original_id: -id },
      other: Buffer.from('{"vers":[]}'),
    })
    database.run('insert into notetypes values (?, ?, 0, 0, ?)', [id, `Type ${id}`, config])
    for (const [ord, name] of fields.entries()) {
      const field = { rtl: false, font_name: 'Arial', font_size: 20, id: -ord, tag: ord }
      database.run('insert into fields values (?, ?, ?, ?)', [
        ...[id, ord, name],
        encodeMessage('anki.notetypes.Notetype.Field.Config', field),
      ])
    }
    for (const [ord, { question, answer }] of templates.entries()) {
      const template = { q_format: question, a_format: answer, q_format_browser: 'in the list', target_deck_id: 1 }
      database.run('insert into templates values (?, ?, ?, 0, 0, ?)', [
        ...[id, ord, `Card ${ord + 1}`],
        encodeMessage('anki.notetypes.Notetype.Template.Config', template),
      ])
    }
  }
  for (const [id, name] of Object.entries(collection.decks ?? { 1: 'Default' }))
    database.run("insert into decks values (?, ?, 0, 0, ?, x'')", [
      ...[Number(id), name.replaceAll('::', '\x1f')],
      encodeMessage('anki.decks.Deck.Common', { study_collapsed: true, new_studied: -1, milliseconds_studied: 7 }),
    ])
  writeRows(database, collection)
  database.run(damage)
  return withUnicase(database.export())
}

/** The names as they are ordered in Anki: by a collation that is known to Anki alone. */
function withUnicase(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  return Buffer.from(text.replaceAll('collate binary ', 'collate unicase'), 'latin1')
}

function writeRows(database: Database, { notes, cards, log = [] }: Collection): void {
  for (const { id, type, fields, tags = '' } of notes)
    database.run("insert into notes values (?, ?, ?, 0, 0, ?, ?, '', 0, 0, '')", [
      id,
      `guid${id}`,
      type,
      tags,
      fields.join('\x1f'),
    ])
  for (const { id, note, deck = 1, ord = 0, ...columns } of cards) {
    const of = (name: string, other: SqlValue = 0) => columns[name] ?? other
    database.run('insert into cards values (?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)', [
      ...[id, note, deck, ord, of('type'), of('queue'), of('due'), of('ivl'), of('factor'), of('reps'), of('lapses')],
      ...[of('odue'), of('odid'), of('flags'), of('data', '')],
    ])
  }
  for (const { id, card, ease, ...columns } of log) {
    const of = (name: string) => columns[name] ?? 0
    const values = [id, card, ease, of('ivl'), of('lastIvl'), of('factor'), of('time'), of('type')]
    database.run('insert into revlog values (?, ?, 0, ?, ?, ?, ?, ?, ?)', values)
  }
}

/** What a newest package says of itself, and the names of its media. */
export const metaOf = (version: number): Uint8Array => encodeMessage('anki.import_export.PackageMetadata', { version })
export const mediaMapOf = (...names: string[]): Uint8Array =>
  encodeMessage('anki.import_export.MediaEntries', {
    entries: names.map((name) => ({ name, size: 3, sha1: Buffer.alloc(20, 0xff) })),
  })

export const zstd = (bytes: Uint8Array | string): Uint8Array => zstdCompressSync(Buffer.from(bytes))
