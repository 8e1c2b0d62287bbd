import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { pagePictureQuery } from '../../materials-api.ts'

interface PagePictureProps {
  materialId: number
  page: number
  /** Whether it failed last time: then it says so, until it is drawn. */
  hasFailed: boolean
  /** Told that there is no picture for now, for want of a network too. */
  onFail: () => void
  onDraw: () => void
}

/**
 * The picture of a page, which is asked for and held only as long as this is there. On a canvas: unpacked it has 8 MB, which it gives
 * back at once, where browsers keep those of an `<img>` until memory is short.
 */
export function PagePicture({ materialId, page, hasFailed, onFail, onDraw }: PagePictureProps) {
  const say = useSay()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const { data: picture, isError, fetchStatus, refetch } = useQuery(pagePictureQuery(materialId, page))
  const isUnreached = !picture && (isError || fetchStatus === 'paused')
  const fail = useEffectEvent(onFail)
  const show = useEffectEvent((shown: HTMLCanvasElement, bitmap: ImageBitmap) => {
    draw(shown, bitmap)
    setDrawn(true)
    onDraw()
  })
  useEffect(() => {
    if (isUnreached) fail()
  }, [isUnreached])
  useEffect(() => {
    const shown = canvas.current
    if (!picture || !shown) return
    let isGone = false
    createImageBitmap(picture).then(
      (bitmap) => (isGone ? bitmap.close() : show(shown, bitmap)),
      () => !isGone && fail(),
    )
    return () => {
      isGone = true
    }
  }, [picture])
  useEffect(() => {
    const shown = canvas.current
    return () => {
      if (shown) giveBack(shown)
    }
  }, [])
  return (
    <>
      <canvas ref={canvas} hidden={hasFailed} aria-hidden />
      {!hasFailed && !isDrawn && (
        <p role="status" className="paper-waits">
          {say('library.loadingPage', { page })}
        </p>
      )}
      {hasFailed && (
        <Notice role="status">
          <p>{say('library.pictureFailed', { page })}</p>
          <Button variant="quiet" isLoading={fetchStatus === 'fetching'} onClick={() => void refetch()}>
            {say('ui.tryAgain')}
          </Button>
        </Notice>
      )}
    </>
  )
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}

function giveBack(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
