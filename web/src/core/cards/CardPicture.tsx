import type { Picture } from '@lectern/domain/cards/media-marks'
import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { useMediaAddress } from './media-address.ts'

/** A picture in the text of a card; what it shows is said where it cannot be loaded. */
export function CardPicture({ name, alt }: Picture) {
  const say = useSay()
  const addressOf = useMediaAddress()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <span className="text-poor text-sm">
        {alt ? say('cards.pictureFailed', { alt }) : say('cards.pictureMissing')}
      </span>
    )
  return (
    <img
      src={addressOf(name)}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(true)}
      className="my-2 inline-block max-h-[50vh] max-w-full rounded-ui align-middle"
    />
  )
}
