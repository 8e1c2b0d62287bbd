import type { Part } from '@lectern/domain/cards/faces'
import type { Picture } from '@lectern/domain/cards/media-marks'
import type { CoveredPicture, CoveringShape } from '@lectern/domain/cards/occlusion'
import { useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { useMediaAddress } from './media-address.ts'
import { ShapeView } from './ShapeView.tsx'

interface CoveredPictureViewProps {
  covered: CoveredPicture
  picture: Picture
  part: Part
  isAnswer: boolean
}

/** A picture under its covers. Until its size is known none of it is shown: it would tell what is asked for. */
export function CoveredPictureView({ covered, picture, part, isAnswer }: CoveredPictureViewProps) {
  const say = useSay()
  const addressOf = useMediaAddress()
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { alt, name } = picture
  const drawn = covered.shapes.flatMap((shape) => lookOf(shape, covered, part, isAnswer) ?? [])
  if (hasFailed) return <p className="text-center text-poor">{say('cards.pictureMissing')}</p>
  return (
    <div
      role="img"
      aria-label={say(isAnswer ? 'cards.uncoveredPicture' : 'cards.coveredPicture', { alt })}
      className="relative mx-auto w-fit"
    >
      <img
        src={addressOf(name)}
        alt=""
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={() => setFailed(true)}
        className={classNames('max-h-[60vh] max-w-full rounded-ui', size === null && 'invisible')}
      />
      {size && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden className="absolute inset-0 size-full">
          {drawn.map(({ shape, look }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names of their own
            <ShapeView key={index} shape={shape} size={size} className={LOOKS[look]} />
          ))}
        </svg>
      )}
    </div>
  )
}

const LOOKS = {
  asked: 'fill-accent stroke-paper',
  covered: 'fill-fair-fill stroke-paper',
  // Pictures are light more often than not, whatever the theme.
  answered: 'fill-transparent stroke-poor-fill',
} as const

function lookOf(
  shape: CoveringShape,
  { hidesOthers }: CoveredPicture,
  part: Part,
  isAnswer: boolean,
): { shape: CoveringShape; look: keyof typeof LOOKS } | null {
  const isAsked = part === 'all' || shape.number === part + 1
  if (isAsked) return { shape, look: isAnswer ? 'answered' : 'asked' }
  return hidesOthers ? { shape, look: 'covered' } : null
}
