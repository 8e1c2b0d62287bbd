import { message } from '@lectern/texts/message'
import type { Queries } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { OwnedThing, SharingSource } from './sharing-source.ts'

/** Bytes of text: anybody with the link is sent all of it, without an account. */
const MAX_SHARED_BYTES = 2_000_000
const TOO_LARGE = message('requests.shareTooLarge')

/** @throws Problem `not_found`; `conflict` where it is too large to be shown to anybody */
export async function requireShowable(source: SharingSource, queries: Queries, original: OwnedThing): Promise<void> {
  if ((await source.measure(queries, original)) > MAX_SHARED_BYTES) throw new Problem('conflict', TOO_LARGE)
}
