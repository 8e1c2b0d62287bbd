import { mix } from './hash.ts'
import type { State } from './state.ts'

export const SHIFT = 0
export const REDUCE = 1
export const LEFT = 2
export const RIGHT = 3
export const MAX_FEATURES = 160

export function transitionFeatures(st: State, out: Int32Array): number {
  const { w, t, c, suf, head, label, lc, lc2, rc, rc2, lv, rv, lset, rset, stack, sp, b, n } = st
  const P = n + 1
  const s0 = sp > 0 ? stack[sp - 1]! : P
  const s1 = sp > 1 ? stack[sp - 2]! : P
  const s2 = sp > 2 ? stack[sp - 3]! : P
  const n0 = b
  const n1 = b + 1 <= n ? b + 1 : P
  const n2 = b + 2 <= n ? b + 2 : P
  const n3 = b + 3 <= n ? b + 3 : P
  const h = head[s0]! >= 0 ? head[s0]! : P
  const h2 = head[h]! >= 0 ? head[h]! : P
  const s0l = lc[s0]!,
    s0r = rc[s0]!,
    s0l2 = lc2[s0]!,
    s0r2 = rc2[s0]!,
    n0l = lc[n0]!,
    n0l2 = lc2[n0]!
  const sw = w[s0]!,
    st0 = t[s0]!,
    nw = w[n0]!,
    nt = t[n0]!,
    sc = c[s0]!,
    nc = c[n0]!
  const n1t = t[n1]!,
    n1w = w[n1]!,
    n2t = t[n2]!,
    sl = label[s0]!,
    hasHead = head[s0]! >= 0 ? 1 : 0
  let d = n0 - s0
  d = s0 === P ? 0 : d > 10 ? 7 : d > 5 ? 6 : d
  const sc1 = c[s1]!
  const pb = s0 === P ? 0 : Math.min(3, st.punct[n0]! - st.punct[s0]!)
  let m = 0
  out[m++] = mix(1, st0, nt, hasHead)
  out[m++] = mix(2, sw, st0, hasHead)
  out[m++] = mix(3, sw, hasHead, 0)
  out[m++] = mix(4, nw, nt, 0)
  out[m++] = mix(5, nw, 0, 0)
  out[m++] = mix(6, nt, hasHead, 0)
  out[m++] = mix(7, n1w, n1t, 0)
  out[m++] = mix(8, n1t, nt, 0)
  out[m++] = mix(9, w[n2]!, n2t, 0)
  out[m++] = mix(10, n1t, n2t, nt)
  out[m++] = mix(11, sw, nw, 0)
  out[m++] = mix(12, sw, nt, st0)
  out[m++] = mix(13, st0, nw, nt)
  out[m++] = mix(14, sw, nw, n1t)
  out[m++] = mix(15, st0, nt, n1t)
  out[m++] = mix(16, st0, t[s1]!, nt)
  out[m++] = mix(17, st0, t[h]!, nt)
  out[m++] = mix(18, st0, t[s0l]!, nt)
  out[m++] = mix(19, st0, t[s0r]!, nt)
  out[m++] = mix(20, st0, t[n0l]!, nt)
  out[m++] = mix(21, sw, d, 0)
  out[m++] = mix(22, st0, d, 0)
  out[m++] = mix(23, nw, d, 0)
  out[m++] = mix(24, nt, d, 0)
  out[m++] = mix(25, st0, nt, d)
  out[m++] = mix(26, sw, nw, d)
  out[m++] = mix(27, sw, rv[s0]!, 0)
  out[m++] = mix(28, st0, rv[s0]!, nt)
  out[m++] = mix(29, sw, lv[s0]!, 0)
  out[m++] = mix(30, st0, lv[s0]!, nt)
  out[m++] = mix(31, nw, lv[n0]!, 0)
  out[m++] = mix(32, nt, lv[n0]!, st0)
  out[m++] = mix(33, w[h]!, t[h]!, nt)
  out[m++] = mix(34, sl, nt, st0)
  out[m++] = mix(35, w[s0l]!, label[s0l]!, sc)
  out[m++] = mix(36, w[s0r]!, label[s0r]!, sc)
  out[m++] = mix(37, w[n0l]!, label[n0l]!, nc)
  out[m++] = mix(38, t[s0l2]!, label[s0l2]!, st0)
  out[m++] = mix(39, t[s0r2]!, label[s0r2]!, st0)
  out[m++] = mix(40, t[n0l2]!, label[n0l2]!, nt)
  out[m++] = mix(41, st0, lset[s0]!, nt)
  out[m++] = mix(42, st0, rset[s0]!, nt)
  out[m++] = mix(43, nt, lset[n0]!, st0)
  out[m++] = mix(44, sw, rset[s0]!, nc)
  out[m++] = mix(45, sw, lset[s0]!, nc)
  out[m++] = mix(46, t[h2]!, label[h]!, st0)
  out[m++] = mix(47, st0, t[s0l]!, t[s0l2]!)
  out[m++] = mix(48, st0, t[s0r]!, t[s0r2]!)
  out[m++] = mix(49, nt, t[n0l]!, t[n0l2]!)
  out[m++] = mix(50, st0, t[h]!, t[h2]!)
  out[m++] = mix(51, suf[s0]!, nt, 0)
  out[m++] = mix(52, suf[n0]!, st0, 0)
  out[m++] = mix(53, suf[s0]!, suf[n0]!, 0)
  out[m++] = mix(54, st0, nt, pb * 8 + d)
  out[m++] = mix(55, sw, pb, nc)
  out[m++] = mix(56, nw, pb, sc)
  out[m++] = mix(57, sc1, sc, nc * 2 + hasHead)
  out[m++] = mix(58, c[s2]! * 64 + sc1, sc, nc)
  out[m++] = mix(59, w[s1]!, sc, nc)
  out[m++] = mix(60, w[s1]!, nt, st0)
  out[m++] = mix(61, nt, n1t * 512 + n2t, t[n3]!)
  out[m++] = mix(62, st0, nt, n1t * 512 + n2t)
  out[m++] = mix(63, sw, nt, n1w)
  out[m++] = mix(64, w[s0r]!, nw, sc)
  out[m++] = mix(65, sw, w[n0l]!, nc)
  out[m++] = mix(66, sl, label[s0r]!, nc * 64 + sc)
  out[m++] = mix(67, w[s0r]!, t[s0r]!, nt)
  out[m++] = mix(68, w[h]!, sw, nt)
  out[m++] = mix(69, label[h]!, sl, nt)
  out[m++] = mix(70, st0, nt, t[h]! * 512 + t[s1]!)
  out[m++] = mix(71, st0, n1w, nt)
  out[m++] = mix(72, sw, w[n0l]!, nw)
  const l0 = st.last[s0]!,
    ln = st.last[n0]!
  const vb = s0 === P ? 0 : Math.min(3, st.verbs[n0]! - st.verbs[s0 + 1]!)
  out[m++] = mix(73, l0, ln, 0)
  out[m++] = mix(74, l0, nt, st0)
  out[m++] = mix(75, ln, nt, st0)
  out[m++] = mix(76, st0, nt, vb * 4 + pb)
  out[m++] = mix(77, sw, nc, vb * 4 + pb)
  out[m++] = mix(78, sc, nw, vb * 4 + pb)
  out[m++] = mix(79, sc * 64 + nc, lset[n0]!, vb * 4 + pb)
  return m
}

/** Features of the label of an arc dep <- hd, read at the moment the arc is made. */
export function labelFeatures(st: State, dep: number, hd: number, out: Int32Array): number {
  const { w, t, c, suf, label, lc, lc2, rc, lv, rv, lset, rset, n } = st
  const P = n + 1
  const dw = w[dep]!,
    dt = t[dep]!,
    hw = w[hd]!,
    ht = t[hd]!,
    dc = c[dep]!,
    hc = c[hd]!
  const dir = dep < hd ? 1 : 2
  let d = Math.abs(hd - dep)
  d = d > 8 ? 6 : d > 4 ? 5 : d
  const dl = lc[dep]!,
    dl2 = lc2[dep]!,
    dr = rc[dep]!,
    hl = lc[hd]!,
    hr = rc[hd]!
  const pb = Math.min(2, Math.abs(st.punct[hd]! - st.punct[dep]!))
  const next = dep + 1 <= n ? dep + 1 : P
  const prev = dep > 0 ? dep - 1 : P
  let m = 0
  out[m++] = mix(201, dt, ht, dir)
  out[m++] = mix(202, dw, hc, dir)
  out[m++] = mix(203, hw, dc, dir)
  out[m++] = mix(204, dw, hw, dir)
  out[m++] = mix(205, dt, hw, dir)
  out[m++] = mix(206, dw, ht, dir)
  out[m++] = mix(207, dt, ht, dir * 8 + d)
  out[m++] = mix(208, dt, ht, dir * 8 + pb)
  out[m++] = mix(209, dc * 64 + hc, w[dl]!, dir)
  out[m++] = mix(210, dc * 64 + hc, w[dl2]!, dir)
  out[m++] = mix(211, dc * 64 + hc, lset[dep]!, dir)
  out[m++] = mix(212, dt, lset[hd]!, ht * 4 + dir)
  out[m++] = mix(213, dt, rset[hd]!, ht * 4 + dir)
  out[m++] = mix(214, dc * 64 + hc, label[hl]!, dir)
  out[m++] = mix(215, dc * 64 + hc, label[hr]!, dir)
  out[m++] = mix(216, suf[dep]!, hc, dir)
  out[m++] = mix(217, suf[hd]!, dc, dir)
  out[m++] = mix(218, t[next]!, dt, ht * 4 + dir)
  out[m++] = mix(219, t[prev]!, dt, ht * 4 + dir)
  out[m++] = mix(220, label[hd]!, dt, ht * 4 + dir)
  out[m++] = mix(221, w[dl]!, hw, dir)
  out[m++] = mix(222, dc * 64 + hc, w[dr]!, dir)
  out[m++] = mix(223, dt, t[dl]!, ht * 4 + dir)
  out[m++] = mix(224, dw, 0, dir)
  out[m++] = mix(225, lv[hd]! * 8 + rv[hd]!, dt, ht * 4 + dir)
  out[m++] = mix(226, hw, rset[hd]!, dc * 4 + dir)
  out[m++] = mix(227, hw, lset[dep]!, dc * 4 + dir)
  out[m++] = mix(228, w[prev]!, dc, hc * 4 + dir)
  out[m++] = mix(229, w[next]!, dc, hc * 4 + dir)
  out[m++] = mix(230, dc * 64 + hc, w[hl]!, dir)
  out[m++] = mix(231, st.last[dep]!, hc, dc * 4 + dir)
  out[m++] = mix(232, st.last[hd]!, dc, hc * 4 + dir)
  return m
}
