/** Words that name nothing a question could be about. */
export const EMPTY_NOUNS = new Set(
  `thing things people person lot time times way ways kind day days reason example something opinion year years bit
  today yesterday tomorrow weekend weekday holiday morning afternoon evening night week month hour minute moment part sort type side case fact
  everyone everything nothing anything someone um uh er topic question answer idea word course mine yours extent
  chance fit next final turn`.split(/\s+/),
)
