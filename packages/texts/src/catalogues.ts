import { FIRST_AREAS } from './areas/first.ts'
import { LATER_AREAS } from './areas/later.ts'

/**
 * Every area and its catalogues, loaded when needed: the site loads an area with the screens that speak it, in one
 * language. English is the source: its keys and parameters are what the other languages are held to.
 */
export const CATALOGUES = { ...FIRST_AREAS, ...LATER_AREAS }

export type Area = keyof typeof CATALOGUES
export const AREAS = Object.keys(CATALOGUES) as Area[]

/** The English texts of an area, to the letter: what types of keys and parameters are read from. */
export type English<A extends Area> = Awaited<ReturnType<(typeof CATALOGUES)[A]['en']>>['default']
