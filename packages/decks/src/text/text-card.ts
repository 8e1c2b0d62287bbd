/** A card as a text file can say it. */
export interface TextCard {
  kind: 'basic' | 'cloze' | 'reversed' | 'choice'
  question: string
  answer: string
  tags: string[]
}

export interface ReadCardText {
  cards: TextCard[]
  /** Rows and blocks without a second side, as they stand. */
  incomplete: string[]
}
