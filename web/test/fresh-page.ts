/**
 * Test files share a worker, and with it one window: what a file leaves behind (kept work, listeners, a selection,
 * timers that still run) would reach the files after it, of which there are others on each machine. Each begins with an empty page.
 */
interface Leftovers {
  timers: Set<ReturnType<typeof setTimeout>>
  listeners: { target: EventTarget; given: Parameters<EventTarget['addEventListener']> }[]
}

const LEFTOVERS = Symbol.for('lectern.leftovers')
const worker = globalThis as typeof globalThis & { [LEFTOVERS]?: Leftovers }
worker[LEFTOVERS] ??= watch({ timers: new Set(), listeners: [] })
clear(worker[LEFTOVERS])

/** From now on notes every timer, and every listener of the window and the document. */
function watch(leftovers: Leftovers): Leftovers {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name] as (...given: unknown[]) => ReturnType<typeof setTimeout>
    const noting = (...given: unknown[]) => {
      const timer = start(...given)
      leftovers.timers.add(timer)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.assign(noting, start) })
  }
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as EventTarget['addEventListener']
    target.addEventListener = ((...given: Parameters<EventTarget['addEventListener']>) => {
      leftovers.listeners.push({ target, given })
      listen(...given)
    }) as typeof target.addEventListener
  }
  return leftovers
}

function clear({ timers, listeners }: Leftovers): void {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  for (const { target, given } of listeners.splice(0)) target.removeEventListener(...given)
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  document.getSelection()?.removeAllRanges()
  document.body.replaceChildren()
  document.title = ''
  history.replaceState(null, '', '/')
}
