import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMediaMessage } from './media-map.ts'
import { encodeMessage } from './messages-test-ground.ts'
import { allBytesOf, numberOf, readFields, textOf } from './protobuf.ts'

const anyName = fc.string({ unit: 'binary', maxLength: 40 })
const anyNumber = fc.nat(0xffff_ffff)
const anyBytes = fc.uint8Array({ maxLength: 300 })

describe('A message that protobuf.js wrote by the published fields is read', () => {
  test('as a map of media, in the order of its entries, whatever else an entry says', () => {
    const entry = fc.record(
      { name: anyName, size: anyNumber, sha1: anyBytes, legacy_zip_filename: anyNumber },
      { requiredKeys: ['name'] },
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 200 }), (entries) => {
        const expected = new Map<string, string>()
        for (const [index, { name }] of entries.entries()) {
          const tidy = name.normalize('NFC')
          const isUsable = tidy !== '' && !/[/\\\0]/.test(tidy) && !expected.has(tidy)
          if (isUsable) expected.set(tidy, String(index))
        }
        expect(readMediaMessage(encodeMessage('anki.import_export.MediaEntries', { entries }))).toEqual(expected)
      }),
    )
  })

  test('as a note type, with numbers below zero, messages within and what later versions add around it', () => {
    const requirement = fc.record({ card_ord: anyNumber, kind: fc.nat(2), field_ords: fc.array(anyNumber) })
    const config = fc.record(
      {
        kind: fc.nat(1),
        css: anyName,
        target_deck_id_unused: fc.maxSafeInteger(),
        latex_svg: fc.boolean(),
        reqs: fc.array(requirement, { maxLength: 5 }),
        original_stock_kind: fc.nat(6),
        original_id: fc.maxSafeInteger(),
        other: anyBytes,
      },
      { requiredKeys: ['reqs'] },
    )
    fc.assert(
      fc.property(config, (said) => {
        const fields = readFields(encodeMessage('anki.notetypes.Notetype.Config', said))
        expect([numberOf(fields, 1), textOf(fields, 3), numberOf(fields, 9)]).toEqual([
          said.kind ?? 0,
          said.css ?? '',
          said.original_stock_kind ?? 0,
        ])
        expect(allBytesOf(fields, 8)).toHaveLength(said.reqs.length)
      }),
    )
  })

  test('as the two sides of a template, as long as a template may be', () => {
    const side = fc.oneof(anyName, fc.constant('{{𠮷}} <b>🐕</b> '.repeat(5000)))
    fc.assert(
      fc.property(side, side, (q_format, a_format) => {
        const template = { q_format, a_format, q_format_browser: 'never shown', target_deck_id: -1 }
        const fields = readFields(encodeMessage('anki.notetypes.Notetype.Template.Config', template))
        expect([textOf(fields, 1), textOf(fields, 2)]).toEqual([q_format, a_format])
      }),
    )
  })

  test('unless it is broken off within a field, which is said', () => {
    const whole = encodeMessage('anki.import_export.MediaEntries', { entries: [{ name: 'heart.png', size: 300 }] })
    for (let length = 1; length < whole.length; length += 1)
      expect(() => readMediaMessage(whole.subarray(0, length))).toThrow(
        expect.objectContaining({ name: 'UnreadableDeck', reason: 'broken' }),
      )
  })
})
