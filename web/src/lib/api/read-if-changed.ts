import { hashKey } from '@tanstack/react-query'

/**
 * What is large and changes by itself, asked for every few seconds: `whole` is read where `glance`, a small part of it, no
 * longer is what it was in the one that is held.
 */
export async function readIfChanged<Glance extends object, Whole extends Glance>(
  held: Whole | undefined,
  glance: () => Promise<Glance>,
  whole: () => Promise<Whole>,
): Promise<Whole> {
  if (held === undefined) return whole()
  const seen = Object.entries(await glance())
  const known = new Map(Object.entries(held))
  return seen.every(([name, value]) => hashKey([value]) === hashKey([known.get(name)])) ? held : whole()
}
