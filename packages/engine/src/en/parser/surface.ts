import { hashString, mix } from './hash.ts'

export interface Surface {
  word: Int32Array
  low: Int32Array
  s1: Int32Array
  s2: Int32Array
  s3: Int32Array
  p1: Int32Array
  p2: Int32Array
  shape: Int32Array
  n: number
}

function shapeOf(w: string, first: boolean): string {
  let out = first ? '^' : ''
  let last = ''
  for (const ch of w.slice(0, 12)) {
    const c = /\p{Lu}/u.test(ch)
      ? 'A'
      : /\p{Ll}/u.test(ch)
        ? 'a'
        : /\p{N}/u.test(ch)
          ? '0'
          : /\p{Script=Han}/u.test(ch)
            ? '字'
            : ch
    if (c !== last) out += c
    last = c
  }
  return /字/.test(out) ? out + Math.min(4, [...w].length) : out
}

/** Two pad positions at either end, so that a neighbour can be read without a test. */
export function surface(words: readonly string[]): Surface {
  const n = words.length
  const make = () => new Int32Array(n + 5)
  const s: Surface = {
    word: make(),
    low: make(),
    s1: make(),
    s2: make(),
    s3: make(),
    p1: make(),
    p2: make(),
    shape: make(),
    n,
  }
  for (let i = 0; i < n; i++) {
    const w = words[i] as string
    const l = /^\p{N}[\p{N}.,:/-]*$/u.test(w) ? w.replace(/\p{N}/gu, '0') : w.toLowerCase()
    s.word[i + 2] = hashString(w)
    s.low[i + 2] = hashString(l)
    s.s1[i + 2] = hashString(l.slice(-1), 11)
    s.s2[i + 2] = hashString(l.slice(-2), 12)
    s.s3[i + 2] = hashString(l.slice(-3), 13)
    s.p1[i + 2] = hashString(l.slice(0, 1), 14)
    s.p2[i + 2] = hashString(l.slice(0, 3), 15)
    s.shape[i + 2] = hashString(shapeOf(w, i === 0))
  }
  return s
}

/** Features of the tag of word i; t1 and t2 are the tags given to the words before. */
export function tagFeatures(s: Surface, i: number, t1: number, t2: number, out: Int32Array): number {
  const k = i + 2
  let m = 0
  const { word, low, s1, s2, s3, p1, p2, shape } = s
  const W = low[k] as number
  out[m++] = mix(1, word[k]!, 0, 0)
  out[m++] = mix(2, W, 0, 0)
  out[m++] = mix(3, s3[k]!, 0, 0)
  out[m++] = mix(4, s2[k]!, 0, 0)
  out[m++] = mix(5, s1[k]!, p1[k]!, 0)
  out[m++] = mix(6, p2[k]!, 0, 0)
  out[m++] = mix(7, p1[k]!, 0, 0)
  out[m++] = mix(8, shape[k]!, 0, 0)
  out[m++] = mix(9, shape[k]!, s3[k]!, 0)
  out[m++] = mix(10, t1, 0, 0)
  out[m++] = mix(11, t1, t2, 0)
  out[m++] = mix(12, t1, W, 0)
  out[m++] = mix(13, low[k - 1]!, 0, 0)
  out[m++] = mix(14, low[k + 1]!, 0, 0)
  out[m++] = mix(15, low[k - 2]!, 0, 0)
  out[m++] = mix(16, low[k + 2]!, 0, 0)
  out[m++] = mix(17, low[k - 1]!, W, 0)
  out[m++] = mix(18, W, low[k + 1]!, 0)
  out[m++] = mix(19, s3[k + 1]!, 0, 0)
  out[m++] = mix(20, s2[k + 1]!, t1, 0)
  out[m++] = mix(21, s3[k - 1]!, t1, 0)
  out[m++] = mix(22, shape[k + 1]!, shape[k]!, t1)
  out[m++] = mix(23, s3[k]!, t1, 0)
  out[m++] = mix(24, s2[k]!, s2[k + 1]!, t1)
  out[m++] = mix(25, s3[k + 1]!, s2[k + 2]!, s3[k]!)
  out[m++] = mix(26, p1[k + 1]!, s1[k]!, 0)
  out[m++] = mix(27, s1[k - 1]!, p1[k]!, 0)
  out[m++] = mix(28, p1[k + 1]!, t1, 0)
  out[m++] = mix(29, s1[k]!, t1, shape[k]!)
  return m
}
