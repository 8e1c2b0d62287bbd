/** A question about a recording. */
export interface ListeningQuestion {
  /** 'other' is answered in the student's own words. */
  type: 'mcq' | 'tf' | 'other'
  question: string
  /** Multiple choice: four. True or false: two. Otherwise none. */
  options: string[]
  /** One of the options, or a reference answer. */
  correct_answer: string
  /** Quotes the sentence that decides the answer. */
  explanation: string
  /** Index of that sentence. */
  sentence: number
}
