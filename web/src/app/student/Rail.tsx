import { MODULES, type ModuleId } from '@lectern/domain/modules'
import { ChartNoAxesColumn, CirclePlus, LayoutGrid, LibraryBig, type LucideIcon, Sun, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { Menu, MenuItem } from '../../ui/navigation/Menu.tsx'
import { MODULE_FACES } from '../module-faces.tsx'

/**
 * The places of a student (requirements/platform.md#places): at the side of a wide screen, with every module; on a narrow
 * one at its foot, with the modules in a menu. `rail.css` decides which.
 */
export function Rail({ tray }: { tray: ReactNode }) {
  const say = useSay()
  return (
    <nav aria-label={say('rail.label')} className="rail" data-rail>
      <ul>
        <Place to="/" Icon={Sun} label={say('rail.today')} />
        <Place to="/library" Icon={LibraryBig} label={say('modules.library')} />
        <Place to="/create" Icon={CirclePlus} label={say('rail.create')} />
        <Place to="/progress" Icon={ChartNoAxesColumn} label={say('rail.progress')} />
        <li className="rail-narrow">
          <ModulesMenu />
        </li>
        <li className="rail-wide">
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

interface PlaceProps {
  to: string
  Icon: LucideIcon
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

function ModulesMenu() {
  const say = useSay()
  const navigate = useNavigate()
  const isInModule = useLocation().pathname.startsWith('/module/')
  return (
    <Menu
      trigger={
        <button type="button" className="rail-place" aria-current={isInModule}>
          <LayoutGrid size={20} strokeWidth={1.75} aria-hidden />
          <span>{say('rail.modules')}</span>
        </button>
      }
    >
      {MODULES.map((id) => {
        const { Icon } = MODULE_FACES[id]
        return (
          <MenuItem key={id} icon={<Icon size={18} />} onSelect={() => navigate(`/module/${id}`)}>
            {say(`modules.${id}`)}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
