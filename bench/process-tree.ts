import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process and of all that it started, in bytes: what several share counts for each by its part (PSS). Linux
 * says it in /proc; elsewhere it is not measured.
 */
export function treeBytes(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + bytesOf(one), 0)
}

/** `pid` and its descendants; what ends meanwhile is left out. */
function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)]
}

export function childrenOf(pid: number): number[] {
  return entriesOf(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/** Processor time of a process and of all that it started and that still runs, in milliseconds. */
export function treeProcessorMs(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + processorMs(one), 0)
}

/** Processor time of one process so far, in milliseconds. */
export function processorMs(pid: number): number {
  // After the name, which may hold anything: its state, and from the 12th on user and system time in hundredths of a second.
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The most that one process had resident so far, in bytes. */
export const peakBytes = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? Number.NaN) * 1024

const bytesOf = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}
