/** A stretch of a text, as the engine divides it: under a heading, before the first one, or one of several parts. */
export interface TextStretch {
  kind: 'heading' | 'opening' | 'part'
  title: string
}

/** Where a card belongs: in which stretch of the text that most were made from, else in which other material, if any, and its tags. */
export interface Belonging {
  place: number | null
  material: { id: number; title: string } | null
  tags: readonly string[]
}

/** What a section is told by. `number`: which of the parts of a text without headings it is. */
interface SectionLabel {
  kind: TextStretch['kind'] | 'material' | 'tag' | 'other'
  title: string
  number: number | null
}

export interface Sections {
  labels: readonly SectionLabel[]
  /** The section of each card, in their order. */
  sectionOf: readonly number[]
}

const MOST_TAGS = 12
const MOST_MATERIALS = 12

/**
 * Divides cards by where they stand in the text that most were made from, those of other materials by these, those without
 * either by their first tag, and the others together. Every card is in one section, and every section has a card.
 */
export function groupBySection(cards: readonly Belonging[], text: readonly TextStretch[]): Sections {
  const materials = frequentMaterials(cards)
  const tags = frequentTags(cards.filter(({ place, material }) => place === null && !materials.has(material?.id ?? 0)))
  const keys = cards.map(({ place, material, tags: [tag] }) => {
    if (place !== null && place in text) return `text ${place}`
    if (material !== null && materials.has(material.id)) return `material ${material.id}`
    return tag !== undefined && tags.includes(tag) ? `tag ${tag}` : 'other'
  })
  const all: [key: string, label: SectionLabel][] = [
    ...text.map(({ kind, title }, at): [string, SectionLabel] => [
      `text ${at}`,
      { kind, title, number: kind === 'part' ? at + 1 : null },
    ]),
    ...[...materials].map(([id, title]): [string, SectionLabel] => [
      `material ${id}`,
      { kind: 'material', title, number: null },
    ]),
    ...tags.map((tag): [string, SectionLabel] => [`tag ${tag}`, { kind: 'tag', title: tag, number: null }]),
    ['other', { kind: 'other', title: '', number: null }],
  ]
  const used = new Set(keys)
  const shown = all.filter(([key]) => used.has(key))
  const numberOf = new Map(shown.map(([key], index) => [key, index]))
  return { labels: shown.map(([, label]) => label), sectionOf: keys.map((key) => numberOf.get(key) ?? 0) }
}

/** The other materials of cards by their id, those of most cards first. */
function frequentMaterials(cards: readonly Belonging[]): Map<number, string> {
  const counted = Map.groupBy(
    cards.flatMap(({ material }) => material ?? []),
    ({ id }) => id,
  )
  return new Map(
    [...counted]
      .sort(([one, ones], [other, others]) => others.length - ones.length || one - other)
      .slice(0, MOST_MATERIALS)
      .map(([id, [material]]) => [id, material?.title ?? '']),
  )
}

/** The first tags of cards that are told by nothing else, the most frequent first. */
function frequentTags(cards: readonly Belonging[]): string[] {
  const counts = new Map<string, number>()
  for (const {
    tags: [tag],
  } of cards)
    if (tag !== undefined) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, MOST_TAGS)
    .map(([tag]) => tag)
}
