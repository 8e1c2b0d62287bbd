import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8 from growing its young generation while the process starts, and from keeping that for good: garbage is swept
 * more often instead. `npm start` says what it begins with. To be imported before anything that allocates; later it does nothing.
 */
setFlagsFromString('--semi-space-growth-factor=1')

/** Lets it grow with what requests need, up to what `npm start` says. */
export function letYoungGenerationGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}
