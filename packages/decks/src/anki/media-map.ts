import { UnreadableDeck } from '../unreadable-deck.ts'
import { parseObject } from './note-types.ts'
import { allBytesOf, readFields, textOf } from './protobuf.ts'

/** The name of each medium with the name of the archive's part that holds it. Of two with one name the first counts. */
export type MediaMap = ReadonlyMap<string, string>

/** `{"0": "heart.png"}`, of the older packages. */
export function readMediaJson(bytes: Uint8Array): MediaMap {
  const entries = Object.entries(parseObject(new TextDecoder().decode(bytes)))
  return collect(entries.map(([part, name]) => ({ name: typeof name === 'string' ? name : '', part })))
}

/** A message with an entry for each part in their order, of the newer ones. @throws UnreadableDeck */
export function readMediaMessage(bytes: Uint8Array): MediaMap {
  try {
    const entries = allBytesOf(readFields(bytes), 1).map((entry) => textOf(readFields(entry), 1))
    return collect(entries.map((name, index) => ({ name, part: String(index) })))
  } catch (error) {
    throw new UnreadableDeck('broken', `media map: ${error}`)
  }
}

/** Names are only ever compared; what looks like a path is nobody's name. */
function collect(entries: readonly { name: string; part: string }[]): MediaMap {
  const map = new Map<string, string>()
  for (const { name, part } of entries) {
    const tidy = name.normalize('NFC')
    if (tidy !== '' && !/[/\\\0]/.test(tidy) && /^\d{1,9}$/.test(part) && !map.has(tidy)) map.set(tidy, part)
  }
  return map
}
