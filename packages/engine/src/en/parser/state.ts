import type { Surface } from './surface.ts'

/** Words 0..n-1, the root at n (the end of the buffer), padding at n+1. */
export class State {
  n: number
  w: Int32Array
  t: Int32Array // fine tag
  c: Int32Array // coarse tag
  suf: Int32Array
  last: Int32Array
  head: Int32Array
  label: Int32Array
  lc: Int32Array
  lc2: Int32Array
  rc: Int32Array
  rc2: Int32Array
  lv: Int32Array
  rv: Int32Array
  lset: Int32Array
  rset: Int32Array
  stack: Int32Array
  sp = 0
  b = 0
  punct: Int32Array // number of punctuation marks before position i
  verbs: Int32Array // number of verbs before position i
  constructor(s: Surface, fine: Int32Array, coarse: Int32Array, punctCoarse: number, verbCoarse: number) {
    const n = s.n
    const size = n + 2
    this.n = n
    this.w = new Int32Array(size)
    this.t = new Int32Array(size)
    this.c = new Int32Array(size)
    this.suf = new Int32Array(size)
    this.last = new Int32Array(size)
    this.punct = new Int32Array(size + 1)
    this.verbs = new Int32Array(size + 1)
    for (let i = 0; i < n; i++) {
      this.w[i] = s.low[i + 2]!
      this.suf[i] = s.s2[i + 2]!
      this.last[i] = s.s1[i + 2]!
      this.t[i] = fine[i]! + 2
      this.c[i] = coarse[i]! + 2
      this.punct[i + 1] = this.punct[i]! + (coarse[i] === punctCoarse ? 1 : 0)
      this.verbs[i + 1] = this.verbs[i]! + (coarse[i] === verbCoarse ? 1 : 0)
    }
    this.punct[n + 1] = this.punct[n]!
    this.verbs[n + 1] = this.verbs[n]!
    this.w[n] = 7
    this.t[n] = 1
    this.c[n] = 1
    this.head = new Int32Array(size).fill(-1)
    this.label = new Int32Array(size).fill(-1)
    const pad = () => new Int32Array(size).fill(n + 1)
    this.lc = pad()
    this.lc2 = pad()
    this.rc = pad()
    this.rc2 = pad()
    this.lv = new Int32Array(size)
    this.rv = new Int32Array(size)
    this.lset = new Int32Array(size)
    this.rset = new Int32Array(size)
    this.stack = new Int32Array(size)
  }
  attach(dep: number, head: number, label: number): void {
    this.head[dep] = head
    this.label[dep] = label
    const bit = 1 << (label % 31)
    if (dep < head) {
      this.lc2[head] = this.lc[head]!
      this.lc[head] = dep
      this.lv[head]!++
      this.lset[head]! |= bit
    } else {
      this.rc2[head] = this.rc[head]!
      this.rc[head] = dep
      this.rv[head]!++
      this.rset[head]! |= bit
    }
  }
}
