import { ApiError } from '@lectern/contract/api-error'
import { MAX_PASSAGE_CHARACTERS, MOST_PLACES_SHOWN, type Passage, type Place } from '@lectern/domain/materials/place'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { IconLink } from '../../ui/IconLink.tsx'
import { BookOpenText } from '../../ui/icons/icons.ts'
import { placeQuery } from './find-place.ts'
import { MaterialGone } from './MaterialGone.tsx'
import './touch-reach.css'
import { usePlaceLink } from './use-place-link.ts'

interface ShowInMaterialProps {
  /** Null or missing where the item came from no material. */
  materialId: number | null | undefined
  /** Whether it has been deleted since: said in words in the look `text`. */
  isGone?: boolean | undefined
  /** Words of the material, as the item quotes them; null where it does not. */
  words: string | null
  pages?: Passage['pages']
  /** Which item it is of, for whoever only hears it: where several stand on one screen. */
  of?: string
  /** `icon`: a square button of an icon, where there is no room for words; `inline`: a small one at the end of a text. */
  look?: 'text' | 'icon' | 'inline'
  /** For the look `text`, which begins where text does unless this says otherwise. */
  className?: string
}

/**
 * The way from an item to its passage in the material. Nothing where there is none; said in words where it was deleted, and where the
 * words stand in several places: each of these can be looked at, the first alone where there is no room for words.
 */
export function ShowInMaterial({
  materialId,
  isGone,
  words,
  pages,
  of,
  look = 'text',
  className = '-ms-4',
}: ShowInMaterialProps) {
  if (isGone && look === 'text' && words !== null) return <MaterialGone isGone />
  if (materialId == null || words === null) return null
  if (words.trim() === '' || words.length > MAX_PASSAGE_CHARACTERS) return null
  return <PlaceLink {...{ materialId, of, look, className }} passage={pages ? { words, pages } : { words }} />
}

interface PlaceLinkProps {
  materialId: number
  passage: Passage
  of: string | undefined
  look: NonNullable<ShowInMaterialProps['look']>
  className: string
}

function PlaceLink({ materialId, passage, of, look, className }: PlaceLinkProps) {
  const { data: places = [], error } = useQuery(placeQuery(materialId, passage))
  if (look === 'text' && error instanceof ApiError && error.status === 404) return <MaterialGone isGone />
  const [place] = places
  if (!place) return null
  if (places.length > 1 && look === 'text') return <SeveralPlaces {...{ materialId, places, of }} />
  return <LinkToPlace {...{ materialId, place, of, look, className }} isOneOfSeveral={places.length > 1} />
}

interface LinkToPlaceProps extends Omit<PlaceLinkProps, 'passage'> {
  place: Place
  isOneOfSeveral: boolean
}

function LinkToPlace({ materialId, place, isOneOfSeveral, of, look, className }: LinkToPlaceProps) {
  const say = useSay()
  const link = usePlaceLink(materialId, place)
  const shown = say(isOneOfSeveral ? 'places.showFirst' : 'places.show')
  const label = [shown, of].filter(Boolean).join(' ')
  if (look === 'icon') return <IconLink {...link} label={label} icon={<BookOpenText size={18} />} />
  if (look === 'inline')
    return (
      <Link
        {...link}
        aria-label={label}
        title={shown}
        className="touch-reach ms-1 inline-flex size-6 items-center justify-center rounded-full align-middle text-ink-faint hover:bg-accent-soft hover:text-accent print:hidden"
      >
        <BookOpenText size={14} aria-hidden />
      </Link>
    )
  return (
    <ButtonLink {...link} variant="quiet" icon={<BookOpenText size={16} aria-hidden />} className={className}>
      {say('places.show')}
      {of && <span className="sr-only"> {of}</span>}
    </ButtonLink>
  )
}

interface SeveralPlacesProps {
  materialId: number
  places: readonly Place[]
  of: string | undefined
}

/** Says that the words stand in several places, and leads to each; of very many, that there are more than are led to. */
function SeveralPlaces({ materialId, places, of }: SeveralPlacesProps) {
  const say = useSay()
  const shown = places.slice(0, MOST_PLACES_SHOWN)
  const count = shown.length
  const hasMore = places.length > count
  return (
    <p className="my-2 flex flex-wrap items-center gap-1 text-ink-soft text-sm">
      {hasMore ? say('places.many', { count }) : say('places.several')}
      {shown.map((place, index) => (
        <NumberedPlace
          key={place.start}
          {...{ materialId, place }}
          number={index + 1}
          label={[say(hasMore ? 'places.nthOfFirst' : 'places.nth', { number: index + 1, count }), of]
            .filter(Boolean)
            .join(' ')}
        />
      ))}
    </p>
  )
}

interface NumberedPlaceProps {
  materialId: number
  place: Place
  /** From 1. */
  number: number
  label: string
}

const NumberedPlace = ({ materialId, place, number, label }: NumberedPlaceProps) => (
  <Link
    {...usePlaceLink(materialId, place)}
    aria-label={label}
    className="inline-flex size-7 items-center justify-center rounded-ui text-accent tabular-nums hover:bg-accent-soft pointer-coarse:size-11"
  >
    {number}
  </Link>
)
