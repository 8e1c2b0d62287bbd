import { type ComponentType, createElement, type SVGProps } from 'react'
import { classNames } from '../../lib/class-names.ts'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels, both ways. Default 24. */
  size?: number
}

export type Icon = ComponentType<IconProps>

/**
 * An icon of Lucide's, in the colour of the text; hidden from who cannot see, unless it is given a name. Called by the modules that
 * `web/build/lucide-icons.ts` makes.
 * @public
 */
export function drawIcon(name: string, parts: readonly (readonly [tag: string, attributes: object])[]): Icon {
  const drawn = parts.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined || undefined,
        ...rest,
        className: classNames('lucide', `lucide-${name}`, className),
      },
      ...drawn,
    )
}
