declare module 'word-extractor' {
  type TextOptions = { filterUnicode?: boolean }

  class Document {
    getBody(options?: TextOptions): string
    getFootnotes(options?: TextOptions): string
    getEndnotes(options?: TextOptions): string
    getTextboxes(options?: TextOptions & { includeBody?: boolean; includeHeadersAndFooters?: boolean }): string
  }

  export default class WordExtractor {
    extract(source: Buffer | string): Promise<Document>
  }
}
