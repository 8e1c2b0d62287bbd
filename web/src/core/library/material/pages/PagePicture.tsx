import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { pagePictureQuery } from '../../materials-api.ts'
import { useShownPixels } from './use-shown-pixels.ts'

interface PagePictureProps {
  materialId: number
  page: number
  /** Whether it failed last time: then it says so, until it is drawn. */
  hasFailed: boolean
  /** Whether its text is there, or on its way: else that is what is said of the page. */
  hasText: boolean
  /** Told that there is no picture for now, for want of a network too. */
  onFail: () => void
  /** Told with its height in parts of its width. */
  onDraw: (ratio: number) => void
}

/**
 * The picture of a page, which is asked for and held only as long as this is there. On a canvas, which gives its pixels back at once,
 * where browsers keep those of an `<img>`, or of a bitmap that is handed to a canvas, until memory is short.
 */
export function PagePicture({ materialId, page, hasFailed, hasText, onFail, onDraw }: PagePictureProps) {
  const say = useSay()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const pixels = useShownPixels(canvas)
  const { data: picture, isError, fetchStatus, refetch } = useQuery(pagePictureQuery(materialId, page))
  const isUnreached = !picture && (isError || fetchStatus === 'paused')
  const fail = useEffectEvent(onFail)
  const tellDrawn = useEffectEvent((ratio: number) => {
    setDrawn(true)
    onDraw(ratio)
  })
  useEffect(() => {
    if (isUnreached) fail()
  }, [isUnreached])
  useEffect(() => {
    const shown = canvas.current
    if (!picture || !shown) return
    let isGone = false
    const unpack = () =>
      createImageBitmap(picture).then(
        (bitmap) => {
          if (isGone) return bitmap.close()
          const ratio = bitmap.height / bitmap.width
          draw(shown, bitmap, pixels)
          tellDrawn(ratio)
        },
        () => !isGone && fail(),
      )
    // A document that was left keeps its canvases until memory is short, or shows them again.
    const giveBackShown = () => giveBack(shown)
    const showAgain = ({ persisted }: PageTransitionEvent) => persisted && void unpack()
    addEventListener('pagehide', giveBackShown)
    addEventListener('pageshow', showAgain)
    void unpack()
    return () => {
      isGone = true
      removeEventListener('pagehide', giveBackShown)
      removeEventListener('pageshow', showAgain)
    }
  }, [picture, pixels])
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
      {hasFailed && hasText && (
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

/** Draws no wider than is shown, since each pixel takes four bytes; what was unpacked goes at once. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, pixels: number): void {
  const width = pixels > 0 ? Math.min(pixels, bitmap.width) : bitmap.width
  canvas.width = width
  canvas.height = Math.round((bitmap.height * width) / bitmap.width)
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
}

function giveBack(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
