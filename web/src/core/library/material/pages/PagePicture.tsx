import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pagePictureQuery } from '../../materials-api.ts'

interface PagePictureProps {
  materialId: number
  page: number
  onFail: () => void
}

/**
 * The picture of a page, which is asked for and held only as long as this is there. On a canvas: unpacked it has 8 MB, which it gives
 * back at once, where browsers keep those of an `<img>` until memory is short.
 */
export function PagePicture({ materialId, page, onFail }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { data: picture, isError } = useQuery(pagePictureQuery(materialId, page))
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (isError) fail()
  }, [isError])
  useEffect(() => {
    const shown = canvas.current
    if (!picture || !shown) return
    let isGone = false
    createImageBitmap(picture).then(
      (bitmap) => (isGone ? bitmap.close() : draw(shown, bitmap)),
      () => !isGone && fail(),
    )
    return () => {
      isGone = true
      shown.width = 0
      shown.height = 0
    }
  }, [picture])
  return <canvas ref={canvas} aria-hidden />
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}
