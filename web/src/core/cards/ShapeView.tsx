import type { CoveringShape } from '@lectern/domain/cards/occlusion'
import type { SVGProps } from 'react'

interface ShapeViewProps extends SVGProps<SVGElement> {
  shape: Pick<CoveringShape, 'outline' | 'angle'>
  /** The size of the picture, in the units of the drawing. */
  size: { width: number; height: number }
}

/** A shape over a picture, in the picture's own pixels. Its line is as thick on any screen. */
export function ShapeView({ shape: { outline, angle }, size: { width, height }, className, ...rest }: ShapeViewProps) {
  const shared = { ...rest, className, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' } as object
  if (outline.kind === 'polygon')
    return <polygon {...shared} points={outline.points.map(({ x, y }) => `${x * width},${y * height}`).join(' ')} />
  const [left, top] = [outline.left * width, outline.top * height]
  const [spanX, spanY] =
    outline.kind === 'rect'
      ? [outline.width * width, outline.height * height]
      : [2 * outline.rx * width, 2 * outline.ry * height]
  const transform = angle ? `rotate(${angle} ${left} ${top})` : undefined
  if (outline.kind === 'rect')
    return <rect {...shared} x={left} y={top} width={spanX} height={spanY} transform={transform} />
  return (
    <ellipse
      {...shared}
      cx={left + spanX / 2}
      cy={top + spanY / 2}
      rx={spanX / 2}
      ry={spanY / 2}
      transform={transform}
    />
  )
}
