import { Link } from 'react-router'
import { MaterialGone } from '../../core/places/MaterialGone.tsx'
import { useSay } from '../../lib/language.ts'
import type { Session } from './api.ts'

/** The way to the material that a session is about; nothing for a topic. */
export function OfMaterial({ session }: { session: Session }) {
  const say = useSay()
  if (session.is_material_gone) return <MaterialGone isGone />
  if (session.material_id === null) return null
  return (
    <Link to={`/library/${session.material_id}`} className="self-start text-link text-sm">
      {say('speaking.openMaterial')}
    </Link>
  )
}
