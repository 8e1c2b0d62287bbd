import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { isUnderWay } from '../../core/unfinished/unfinished-query.ts'
import { WorkMark } from '../../core/unfinished/WorkMark.tsx'
import { useSay, withTexts } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DataProvider } from '../DataProvider.tsx'
import { trayOpenStore } from './tray-open.ts'
import { doneWorkStore, endingsStore, useEndings } from './use-endings.ts'
import { useWatchedWork } from './use-watched-work.ts'

export interface TrayProps {
  /** In the header of a narrow screen, or on the rail of a wide one. */
  place: 'header' | 'rail'
}

/** The way to all work that is under way, done or failed, from every page (requirements/platform.md#tray); nothing without any. */
export const Tray = (props: TrayProps) => (
  <DataProvider>
    <TrayWithData {...props} />
  </DataProvider>
)

const TrayWindow = lazyWindow(() =>
  withTexts(import('./TrayWindow.tsx'), 'generation', 'notes', 'recite').then(({ TrayWindow }) => TrayWindow),
)

function TrayWithData({ place }: TrayProps) {
  const work = useWatchedWork()
  useEndings(work)
  const done = useStore(doneWorkStore)
  const say = useSay()
  const endings = useStore(endingsStore)
  return (
    <>
      {createPortal(
        <div role="log" aria-live="polite" aria-label={say('tray.title')} className="sr-only">
          {endings.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>,
        document.body,
      )}
      <TrayButton place={place} work={work} doneCount={done.length} />
    </>
  )
}

interface TrayButtonProps extends TrayProps {
  work: readonly UnfinishedWork[]
  doneCount: number
}

function TrayButton({ place, work, doneCount }: TrayButtonProps) {
  const say = useSay()
  const isOpen = useStore(trayOpenStore)
  const button = useRef<HTMLButtonElement>(null)
  // An emptied tray takes its button with it.
  const opener = {
    get current(): HTMLElement | null {
      return button.current ?? document.getElementById('content')
    },
  }
  const open = () => trayOpenStore.set(true)
  if (work.length + doneCount === 0 && !isOpen) return null
  const count = work.filter(isUnderWay).length
  const label = count > 0 ? say('tray.underWay', { count }) : say('tray.ready', { count: work.length + doneCount })
  const shown = (
    <>
      {place === 'rail' ? (
        <button ref={button} type="button" className="rail-place" onClick={open}>
          <TrayMark work={work} doneCount={doneCount} />
          <span>{label}</span>
        </button>
      ) : (
        <IconButton ref={button} label={label} icon={<TrayMark work={work} doneCount={doneCount} />} onClick={open} />
      )}
      {isOpen && <TrayWindow work={work} onClose={() => trayOpenStore.set(false)} opener={opener} />}
    </>
  )
  return place === 'rail' ? <li>{shown}</li> : shown
}

const BY_URGENCY = ['under_way', 'failed', 'waiting', 'left'] as const

/** What most wants to be seen. */
function TrayMark({ work, doneCount }: Pick<TrayButtonProps, 'work' | 'doneCount'>) {
  const statuses = new Set(work.map(({ status }) => status))
  if (doneCount > 0) statuses.add('waiting')
  const mark = <WorkMark status={BY_URGENCY.find((status) => statuses.has(status)) ?? 'waiting'} />
  return statuses.has('under_way') ? <span className="text-lg leading-none">{mark}</span> : mark
}
