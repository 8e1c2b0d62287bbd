export function hashString(s: string, seed = 0x811c9dc5): number {
  let h = seed
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193)
  h ^= h >>> 15
  h = Math.imul(h, 0x85ebca6b)
  return h ^ (h >>> 13)
}

export function mix(t: number, a: number, b: number, c: number): number {
  let h = Math.imul(t + 1, 0x9e3779b1) ^ a
  h = (Math.imul(h ^ (h >>> 15), 0x85ebca6b) + b) | 0
  h = (Math.imul(h ^ (h >>> 13), 0xc2b2ae35) + c) | 0
  h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f)
  return h ^ (h >>> 15)
}
