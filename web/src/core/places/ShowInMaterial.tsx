import { ApiError } from '@lectern/contract/api-error'
import type { Passage } from '@lectern/domain/materials/place'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { useSay } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { IconLink } from '../../ui/IconLink.tsx'
import { addressOfPlace, placeQuery } from './find-place.ts'

interface ShowInMaterialProps {
  /** Null or missing where the item came from no material. */
  materialId: number | null | undefined
  /** Words of the material, as the item quotes them; null where it does not. */
  words: string | null
  pages?: Passage['pages']
  /** Of which item, for whoever only hears it: where several stand on one screen. */
  of?: string
  /** As an icon alone, where there is no room for words. */
  isIcon?: boolean
}

/** The way from an item to its passage in the material. Nothing where there is none; said in words where it was deleted. */
export function ShowInMaterial({ materialId, words, pages, of, isIcon = false }: ShowInMaterialProps) {
  if (materialId == null || words === null || words.trim() === '') return null
  return <PlaceLink {...{ materialId, of, isIcon }} passage={pages ? { words, pages } : { words }} />
}

interface PlaceLinkProps {
  materialId: number
  passage: Passage
  of: string | undefined
  isIcon: boolean
}

function PlaceLink({ materialId, passage, of, isIcon }: PlaceLinkProps) {
  const say = useSay()
  const { data: place, error } = useQuery(placeQuery(materialId, passage))
  if (!isIcon && error instanceof ApiError && error.status === 404)
    return <p className="text-ink-soft text-xs">{say('places.gone')}</p>
  if (!place) return null
  const to = addressOfPlace(materialId, place)
  if (isIcon) {
    const label = [say('places.show'), of].filter(Boolean).join(' ')
    return <IconLink to={to} label={label} icon={<BookOpenText size={18} />} />
  }
  return (
    <ButtonLink to={to} variant="quiet" icon={<BookOpenText size={16} aria-hidden />} className="-ms-4">
      {say('places.show')}
      {of && <span className="sr-only"> {of}</span>}
    </ButtonLink>
  )
}
