/** The part of protocol buffers that Anki's newer collections ask for: the fields of a message by their number. */

export interface ProtobufField {
  number: number
  /** A number of the kinds varint, fixed32 and fixed64; null where it has bytes. */
  value: bigint | null
  bytes: Uint8Array | null
}

const VARINT = 0
const FIXED_64 = 1
const BYTES = 2
const FIXED_32 = 5
const LONGEST_VARINT_BYTES = 10

/** @throws RangeError where the message is broken off or of no such form */
export function readFields(message: Uint8Array): ProtobufField[] {
  const fields: ProtobufField[] = []
  let at = 0
  const take = (count: number): Uint8Array => {
    if (count > message.length - at) throw new RangeError('A message is broken off')
    at += count
    return message.subarray(at - count, at)
  }
  const takeVarint = (): bigint => {
    let value = 0n
    for (let index = 0; index < LONGEST_VARINT_BYTES; index += 1) {
      const byte = take(1)[0] ?? 0
      value |= BigInt(byte & 0x7f) << BigInt(7 * index)
      if (byte < 0x80) return value
    }
    throw new RangeError('A number of a message has no end')
  }
  while (at < message.length) {
    const key = Number(takeVarint())
    const number = Math.floor(key / 8)
    const type = key % 8
    if (type === VARINT) fields.push({ number, value: takeVarint(), bytes: null })
    else if (type === BYTES) fields.push({ number, value: null, bytes: take(Number(takeVarint())) })
    else if (type === FIXED_64 || type === FIXED_32)
      fields.push({ number, value: littleEndian(take(type === FIXED_64 ? 8 : 4)), bytes: null })
    else throw new RangeError(`A message has a field of the unknown type ${type}`)
  }
  return fields
}

const littleEndian = (bytes: Uint8Array): bigint => bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)

const text = new TextDecoder()

/** The last of the fields of a number, as the format has it; '' and 0 where there is none. */
export const textOf = (fields: readonly ProtobufField[], number: number): string =>
  text.decode(bytesOf(fields, number) ?? new Uint8Array())

export const numberOf = (fields: readonly ProtobufField[], number: number): number =>
  Number(fields.findLast((field) => field.number === number)?.value ?? 0n)

const bytesOf = (fields: readonly ProtobufField[], number: number): Uint8Array | null =>
  fields.findLast((field) => field.number === number)?.bytes ?? null

export const allBytesOf = (fields: readonly ProtobufField[], number: number): Uint8Array[] =>
  fields.flatMap((field) => (field.number === number && field.bytes ? [field.bytes] : []))
