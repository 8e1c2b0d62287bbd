import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isUnderWay } from '../../core/unfinished/unfinished-query.ts'
import { useSay, withTexts } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toastError } from '../../ui/toasts/toasts.ts'
import { DataProvider } from '../DataProvider.tsx'
import type { TrayWindow } from './TrayWindow.tsx'
import { doneWorkStore, endingStore, useEndings } from './use-endings.ts'
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

type Window = ComponentType<ComponentProps<typeof TrayWindow>>

const loadWindow = (): Promise<Window> =>
  withTexts(import('./TrayWindow.tsx'), 'generation').then(({ TrayWindow }) => TrayWindow)

function TrayWithData({ place }: TrayProps) {
  const work = useWatchedWork()
  useEndings(work)
  const done = useStore(doneWorkStore)
  const ending = useStore(endingStore)
  return (
    <>
      {createPortal(
        <span aria-live="polite" className="sr-only">
          {ending}
        </span>,
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
  const [Opened, setOpened] = useState<Window | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    loadWindow()
      .then((loaded) => setOpened(() => loaded))
      .catch(() => toastError(say('errors.network')))
  }
  if (work.length + doneCount === 0 && !Opened) return null
  const count = work.filter(isUnderWay).length
  const label = count > 0 ? say('tray.underWay', { count }) : say('tray.ready', { count: work.length + doneCount })
  const shown = (
    <>
      {place === 'rail' ? (
        <button ref={button} type="button" className="rail-place" onClick={open}>
          <TrayMark work={work} />
          <span>{label}</span>
        </button>
      ) : (
        <IconButton ref={button} label={label} icon={<TrayMark work={work} />} onClick={open} />
      )}
      {Opened && <Opened work={work} onClose={() => setOpened(null)} opener={button} />}
    </>
  )
  return place === 'rail' ? <li>{shown}</li> : shown
}

/** What most wants to be seen. */
function TrayMark({ work }: { work: readonly UnfinishedWork[] }) {
  if (work.some(isUnderWay))
    return (
      <span className="text-accent text-lg leading-none">
        <Spinner />
      </span>
    )
  if (work.some(({ status }) => status === 'failed')) return <CircleAlert size={20} className="text-poor" aria-hidden />
  return <CircleCheck size={20} className="text-good" aria-hidden />
}
