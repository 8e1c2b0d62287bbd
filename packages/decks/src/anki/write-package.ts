/** One part of a package, as the archive calls it. */
export interface PackagePart {
  name: string
  content: Uint8Array
}

/**
 * What a package holds beside its media: the collection, and the names of the media, whose parts are called by their place
 * among `mediaNames`. As `collection.anki2` every Anki takes it: 2.1.15 cannot import one that is called `.anki21`.
 */
export function writePackage(collection: Uint8Array, mediaNames: readonly string[]): PackagePart[] {
  const names = Object.fromEntries(mediaNames.map((name, index) => [index, name]))
  return [
    { name: 'collection.anki2', content: collection },
    { name: 'media', content: new TextEncoder().encode(JSON.stringify(names)) },
  ]
}
