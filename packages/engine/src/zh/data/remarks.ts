import { CLASS_NOUN } from '../phrase.ts'

/** What may be true of a question by its characters alone. */
export const ASKS: readonly (readonly [string, RegExp])[] = [
  ['comma', /，/],
  ['number', /\d/],
  ['latin', /[A-Za-z]/],
  ['leans', /当时|又|更|也|则|遂|亦|均|仍|再|还|该|此|其/],
]
/** What may be true of an answer. */
export const SAYS: readonly (readonly [string, RegExp])[] = [
  ['class noun', CLASS_NOUN],
  ['bare class', /^一[种个类项门份支座部套][^的]{1,9}$/],
  ['a kind', /^一[种个类项门份支座部套]/],
  ['one of', /之一|其中/],
  ['superlative', /最|第一|首[个座次位]|唯一/],
  ['praise', /重要|著名|主要|核心|关键|基[础本]|根[本源]|典型|有名|知名|优秀|强大|特色|必要|理想|标志/],
  ['number', /\d/],
  ['latin', /[A-Za-z]/],
  ['bracket', /[（(]/],
  ['comma', /[，；]/],
  ['open', /等$|等[^级]|[以及]其他/],
  ['list', /、/],
  ['hedge', /可能|通常|有时|[一某]些|[很许]多|较|很|非常/],
]
