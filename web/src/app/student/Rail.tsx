import { MODULES, type ModuleId } from '@lectern/domain/modules'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useSay } from '../../lib/language.ts'
import type { Icon } from '../../ui/icons/draw-icon.ts'
import { ChartNoAxesColumn, CirclePlus, LibraryBig, Sun, UserRound } from '../../ui/icons/icons.ts'
import { MODULE_FACES } from '../module-faces.tsx'

/**
 * The places of a student and every module (requirements/platform.md#places): at the side of a wide screen, at the foot of
 * a narrow one, which scrolls sideways. `rail.css` decides which.
 */
export function Rail({ tray }: { tray: ReactNode }) {
  const say = useSay()
  const places = useShownPlaceInView()
  return (
    <nav aria-label={say('rail.label')} className="rail" data-rail data-foot>
      <ul ref={places}>
        <Place to="/" Icon={Sun} label={say('rail.today')} />
        <Place to="/library" Icon={LibraryBig} label={say('modules.library')} />
        <Place to="/create" Icon={CirclePlus} label={say('rail.create')} />
        <Place to="/progress" Icon={ChartNoAxesColumn} label={say('rail.progress')} />
        <li className="rail-modules">
          <ul aria-label={say('rail.modules')}>
            {MODULES.map((id) => (
              <ModulePlace key={id} id={id} />
            ))}
          </ul>
        </li>
        {tray}
        <Place to="/profile" Icon={UserRound} label={say('rail.account')} />
      </ul>
    </nav>
  )
}

/** The bar is moved to where the place that is shown is seen, also as it becomes the bar, or a narrower one, where a device is turned. */
function useShownPlaceInView() {
  const { pathname } = useLocation()
  const places = useRef<HTMLUListElement>(null)
  useEffect(() => {
    void pathname
    const bar = places.current
    if (!bar) return
    const show = () => {
      const shown = bar.querySelector<HTMLElement>('[aria-current=page]')
      if (shown) bar.scrollLeft = shown.offsetLeft - bar.offsetLeft - (bar.clientWidth - shown.offsetWidth) / 2
    }
    // Tells of its width at once, and whenever that changes.
    const widths = new ResizeObserver(show)
    widths.observe(bar)
    return () => widths.disconnect()
  }, [pathname])
  return places
}

interface PlaceProps {
  to: string
  Icon: Icon
  label: string
}

function Place({ to, Icon, label }: PlaceProps) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} className="rail-place">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span>{label}</span>
      </NavLink>
    </li>
  )
}

function ModulePlace({ id }: { id: ModuleId }) {
  const say = useSay()
  return <Place to={`/module/${id}`} Icon={MODULE_FACES[id].Icon} label={say(`modules.${id}`)} />
}
