import type { FoundThing } from '@lectern/contract/search'

/** What a part of the house found among its own: without a place where that is all there is to it. */
export type Found = Omit<FoundThing, 'within_id' | 'place'> & Partial<Pick<FoundThing, 'within_id' | 'place'>>
