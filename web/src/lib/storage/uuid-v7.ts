const TIME_DIGITS = 12
/** Where counting begins within the 12 bits behind the time: half of them are left to count up within a millisecond. */
const FIRST_COUNT_BELOW = 0x800
const MOST_COUNT = 0xfff

let lastMs = 0
let counter = 0

/**
 * A UUIDv7 (RFC 9562): sorted as strings, ids of this page stand in the order in which they were made, also within one
 * millisecond and where the clock is set back. `crypto.randomUUID` keeps no order, and wants a secure origin.
 */
export function uuidV7(nowMs: number = Date.now()): string {
  const random = crypto.getRandomValues(new Uint16Array(5))
  if (nowMs > lastMs) {
    lastMs = nowMs
    counter = (random[0] ?? 0) % FIRST_COUNT_BELOW
  } else if (counter === MOST_COUNT) {
    lastMs += 1
    counter = (random[0] ?? 0) % FIRST_COUNT_BELOW
  } else counter += 1

  const time = lastMs.toString(16).padStart(TIME_DIGITS, '0')
  const variant = 0x8000 | ((random[1] ?? 0) & 0x3fff)
  const tail = [...random.slice(2)].map((part) => hex(part, 4)).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${hex(variant, 4)}-${tail}`
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
