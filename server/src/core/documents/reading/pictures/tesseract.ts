import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { RecognitionLanguage } from '@lectern/domain/ocr'
import start, { type TessBaseAPI, type TesseractCore } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { UnreadableDocument } from '../unreadable-document.ts'
import { readWords } from './read-words.ts'
import type { RecognisedWord } from './recognised-word.ts'

/** The build with wasm SIMD, which every Node that we run on has, and with the one engine that our data serves. */
const CORE = 'tesseract.js-core/tesseract-core-simd-lstm.wasm'
const LSTM_ENGINE = 1
/** Finds columns, paragraphs and lines by itself. */
const AUTOMATIC_LAYOUT = '3'
const UPRIGHT = 1
const UPSIDE_DOWN = 3

/** Upside down, words are found with a confidence of 20 to 40; upright, even those of a poor scan with more than this. */
const DOUBTFUL_CONFIDENCE = 70
/** What is read with less is no text: a picture, or a script that was not asked for. */
const LEAST_CONFIDENCE = 45

/** What stands on a picture, and where. */
export interface ReadPicture {
  text: string
  words: RecognisedWord[]
}

const NOTHING: ReadPicture = { text: '', words: [] }

/** Reads the text of pictures. Loaded in the reading process alone, with which its memory goes. */
export class Tesseract {
  readonly #core: TesseractCore
  readonly #api: TessBaseAPI

  private constructor(core: TesseractCore, api: TessBaseAPI) {
    this.#core = core
    this.#api = api
  }

  /** Data comes from packages: nothing is ever downloaded. */
  static async open(languages: readonly RecognitionLanguage[]): Promise<Tesseract> {
    const core = await start({
      wasmBinary: await readFile(fileURLToPath(import.meta.resolve(CORE))),
      TesseractProgress() {},
      print() {},
      printErr() {},
    })
    const names = inOrder(languages)
    for (const name of names) core.FS.writeFile(`${name}.traineddata`, await loadData(name))
    const api = new core.TessBaseAPI()
    if (api.Init(null, names.join('+'), LSTM_ENGINE) !== 0) throw new Error(`No data for ${names.join('+')}`)
    api.SetVariable('tessedit_pageseg_mode', AUTOMATIC_LAYOUT)
    return new Tesseract(core, api)
  }

  /**
   * The text of a PNG, JPEG, WebP, GIF (its first picture) or PGM, whichever way up it is, and its words; '' and none where there is none. Lines
   * that stand on their side are turned by tesseract, now and then the wrong way up, which the doubt of its result shows.
   * @throws UnreadableDocument `broken` for what cannot be decoded
   */
  read(image: Uint8Array): ReadPicture {
    this.#core.FS.writeFile('/input', image)
    const upright = this.#readTurned(UPRIGHT)
    if (upright.confidence >= DOUBTFUL_CONFIDENCE) return upright
    const turned = this.#readTurned(UPSIDE_DOWN)
    const better = turned.confidence > upright.confidence ? turned : upright
    return better.confidence >= LEAST_CONFIDENCE ? better : NOTHING
  }

  #readTurned(exifOrientation: number): ReadPicture & { confidence: number } {
    if (this.#api.SetImageFile(exifOrientation, 0) !== 0) throw new UnreadableDocument('broken', 'no picture')
    this.#api.Recognize(null)
    return {
      text: this.#api.GetUTF8Text(),
      words: readWords(this.#api.GetTSVText(0), exifOrientation === UPSIDE_DOWN),
      confidence: this.#api.MeanTextConf(),
    }
  }
}

/** English first, whatever the order they were chosen in: with it behind a Chinese script, Latin words come out worse. */
const inOrder = (languages: readonly RecognitionLanguage[]): RecognitionLanguage[] =>
  (['eng', 'chi_tra', 'chi_sim'] as const).filter((language) => languages.includes(language))

/** Where the packages have the data of their small, exact models. */
const DATA: Readonly<Record<RecognitionLanguage, () => string>> = {
  eng: () => import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  chi_tra: () => import.meta.resolve('@tesseract.js-data/chi_tra/4.0.0_best_int/chi_tra.traineddata.gz'),
  chi_sim: () => import.meta.resolve('@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz'),
}

const loadData = async (language: RecognitionLanguage): Promise<Uint8Array> =>
  promisify(gunzip)(await readFile(fileURLToPath(DATA[language]())))
