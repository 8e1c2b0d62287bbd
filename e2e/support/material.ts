import { join } from 'node:path'

const MATERIAL = join(import.meta.dirname, '..', '..', 'server', 'test', 'material')

/** A real document that the server's tests read too. */
export const document = (name: string): string => join(MATERIAL, 'documents', name)

/** A photograph of a page. */
export const picture = (name: string): string => join(MATERIAL, 'pictures', name)

/** A real recording, or what is said in it. */
export const recording = (name: string): string => join(MATERIAL, 'audio', name)

/** A file that is not what a student should bring. */
export const hostile = (name: string): string => join(MATERIAL, 'hostile', name)

/** Material enough for a few cards, and a single chunk. */
export const sentences = `Photosynthesis is the process by which plants turn light into chemical energy.
Chlorophyll is the green pigment that absorbs the light. The Calvin cycle was described by Melvin Calvin in 1950.
A stoma is a pore in the surface of a leaf through which carbon dioxide enters.`
