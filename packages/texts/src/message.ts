import type { Area, English } from './catalogues.ts'

/** Names a text: its area and its key, such as `errors.notFound`. */
export type MessageId = { [A in Area]: `${A}.${keyof English<A> & string}` }[Area]

/** What a text is filled in with. Numbers are written as the language writes them where the text says `number` or `#`. */
export type MessageValues = Readonly<Record<string, MessageValue>>

/** A message inside another, or a language, is said in the language of the whole. */
export type MessageValue = string | number | Message | NamedLanguage

/** A language to be called by its name: its code, such as `fr`. */
interface NamedLanguage {
  readonly languageCode: string
}

/**
 * Something to be said, in no language yet: what rules return, what failures carry and what is stored. It survives JSON.
 */
export interface Message {
  readonly id: MessageId
  readonly values?: MessageValues
}

/** The values that go with `Id`: none, or an object with just the parameters of its English text. */
export type ValuesOf<Id extends MessageId> = [ParametersOf<TextOf<Id>>] extends [never]
  ? []
  : [values: Readonly<Record<ParametersOf<TextOf<Id>>, MessageValue>>]

/** The message `id`, with the values that its text asks for. */
export const message = <Id extends MessageId>(id: Id, ...[values]: ValuesOf<Id>): Message =>
  values ? { id, values } : { id }

type TextOf<Id extends MessageId> = Id extends `${infer A extends Area}.${infer Key}`
  ? Key extends keyof English<A>
    ? English<A>[Key]
    : never
  : never

/** The names in the braces of an ICU message; a plural's own branches are in braces too, and are no names. */
type ParametersOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? NameOf<Name> | ParametersOf<Rest>
  : never
type NameOf<Inside extends string> = Inside extends `${infer Name},${string}`
  ? NameOf<Name>
  : Inside extends `${string}${' ' | '#'}${string}`
    ? never
    : Inside extends ''
      ? never
      : Inside
