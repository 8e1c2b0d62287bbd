import type { Area } from './catalogues.ts'
import { LANGUAGE_TAGS, type Language } from './languages.ts'
import type { Message, MessageId, MessageValue, MessageValues, ValuesOf } from './message.ts'

/** An area's texts ready to be filled in, by key. */
export type CompiledCatalogue = Readonly<Record<string, (values?: Readonly<Record<string, string | number>>) => string>>

/** Words a message: one made before, or one named with its values here. */
export interface Say {
  (message: Message): string
  <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): string
}

/** The catalogues that are loaded, and the one way to word a message from them. */
export class Speaker {
  readonly #catalogues = new Map<string, CompiledCatalogue>()

  add(language: Language, area: Area, catalogue: CompiledCatalogue): void {
    this.#catalogues.set(`${language} ${area}`, catalogue)
  }

  has(language: Language, area: Area): boolean {
    return this.#catalogues.has(`${language} ${area}`)
  }

  /**
   * `message` in `language`, or in English where that language's catalogue is not there.
   * @throws RangeError for an area that is not loaded or an id that is none: both are faults of the program
   */
  word(language: Language, { id, values }: Message): string {
    const dot = id.indexOf('.')
    const [area, key] = [id.slice(0, dot), id.slice(dot + 1)]
    const text = (this.#catalogues.get(`${language} ${area}`) ?? this.#catalogues.get(`en ${area}`))?.[key]
    if (!text) throw new RangeError(`There is no text ${id} in ${language}`)
    return text(values && this.#wordValues(language, values))
  }

  #wordValues(language: Language, values: MessageValues): Record<string, string | number> {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#wordValue(language, value)]))
  }

  #wordValue(language: Language, value: MessageValue): string | number {
    if (typeof value !== 'object') return value
    if ('id' in value) return this.word(language, value)
    return (
      new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'language' }).of(value.languageCode) ?? value.languageCode
    )
  }

  /** How to say things in one language. */
  in(language: Language): Say {
    return (named: Message | MessageId, values?: MessageValues) =>
      this.word(language, typeof named === 'string' ? { id: named, values } : named)
  }
}
