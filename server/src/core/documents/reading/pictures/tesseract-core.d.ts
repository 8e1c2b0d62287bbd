/** The part of tesseract's own interface that is used here. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TessBaseAPI {
    /** `languages` as `eng+chi_tra`, each a file `<language>.traineddata` at the root; 0 when it worked. */
    Init(dataPath: null, languages: string, engineMode: number): number
    SetVariable(name: string, value: string): void
    /** Takes the file `/input`, turned as the EXIF orientation says; 0 when it could be decoded. */
    SetImageFile(exifOrientation: number, angleRadians: number): number
    Recognize(monitor: null): number
    GetUTF8Text(): string
    /** The words with their places, tab by tab and line by line; those of the picture itself first. */
    GetTSVText(page: number): string
    /** 0 to 100 over the words that were found; 0 when there are none. */
    MeanTextConf(): number
  }
  export interface TesseractCore {
    FS: { writeFile(path: string, data: Uint8Array): void }
    TessBaseAPI: new () => TessBaseAPI
  }
  interface Start {
    wasmBinary: Uint8Array
    TesseractProgress(percent: number): void
    print(line: string): void
    printErr(line: string): void
  }
  export default function start(options: Start): Promise<TesseractCore>
}
