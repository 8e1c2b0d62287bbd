/** Control characters that no text editor writes; escape and end-of-file (0x1A) marks turn up in old files. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const BINARY_MARK = /[\x00-\x08\x0e-\x19\x1c-\x1f]/g
const MOST_BINARY_MARKS = 0.002

/** The commonest characters of running Chinese, traditional and simplified: about half of any text. */
const COMMON_HAN = new Set(
  '的一是不了在人有我他這这個个們们中來来上大為为和國国地到以說说時时要就出會会可也你對对生能而子那得於于著下自之年過过發发後后作裡里' +
    '用道行所然家種种事成方多經经麼么去法學学如都同現现當当沒没動动面起看定天分還还進进好小部其些主樣样理心她本前開开但因只從从想實实' +
    '日軍军者意無无力它與与長长把機机十民第公此已工使情明性知全三又關关點点正業业外將将兩两高間间由問问很最重並并物手應应戰战向頭头文' +
    '體体政美相見见被利什二等產产或新己制身果加西斯月話话合回特代內内信表化老給给世位次度門门任常先海通教兒儿原東东聲声提立及比員员解' +
    '水名真論论處处走義义各入幾几口認认條条平系氣气題题活爾尔更別别打女變变四神總总何電电數数安少報报才結结反受目太量再感建務务做接必' +
    '場场件計计管期市直德資资命山金指克許许統统區区保至隊队形社便空決决治展馬马科司五基眼書书非則则聽听白講讲課课',
)

/** Below this mean, two-byte readings of the bytes are accidents, and the text is Western. */
const LEAST_HAN_SCORE = 0.4

/**
 * Text of a plain-text file: by byte order mark, else UTF-8, UTF-16, Big5 or GB18030 (whichever gives the likelier
 * Chinese), else Windows-1252. Null where the bytes are no text. `isCut`: they may end inside a character.
 */
export function decodePlainText(bytes: Uint8Array, { isCut = false } = {}): string | null {
  const text = decodeMarked(bytes, isCut) ?? decodeUnmarked(bytes, isCut)
  if (text === null) return null
  const binaryMarks = text.match(BINARY_MARK)?.length ?? 0
  return binaryMarks <= text.length * MOST_BINARY_MARKS ? text : null
}

function decodeMarked(bytes: Uint8Array, isCut: boolean): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes, isCut)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes, isCut)
  return null
}

function decodeUnmarked(bytes: Uint8Array, isCut: boolean): string | null {
  if (bytes.includes(0)) return decodeUnmarkedUtf16(bytes, isCut)
  return decode('utf-8', bytes, isCut) ?? decodeLegacy(bytes, isCut)
}

/** Spaces, digits and line ends of UTF-16 have a zero in their high byte, which stands second in little-endian text. */
function decodeUnmarkedUtf16(bytes: Uint8Array, isCut: boolean): string | null {
  let zerosAtOdd = 0
  let zerosAtEven = 0
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] !== 0) continue
    if (i % 2 === 1) zerosAtOdd++
    else zerosAtEven++
  }
  return decode(zerosAtOdd > zerosAtEven ? 'utf-16le' : 'utf-16be', bytes, isCut)
}

function decodeLegacy(bytes: Uint8Array, isCut: boolean): string | null {
  let best = { text: decode('windows-1252', bytes, isCut), score: LEAST_HAN_SCORE }
  for (const encoding of ['big5', 'gb18030']) {
    const text = decode(encoding, bytes, isCut)
    const score = text === null ? 0 : scoreAsChinese(text)
    if (score > best.score) best = { text, score }
  }
  return best.text
}

/** Mean likelihood of the characters beyond ASCII, from -2 (private use, rare planes) to 2 (all of them common). */
function scoreAsChinese(text: string): number {
  let sum = 0
  let count = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) continue
    count++
    if (COMMON_HAN.has(character)) sum += 2
    else if (code >= 0x3000 && code <= 0x301f) sum += 1
    else if (code >= 0xff00 && code <= 0xff5e) sum += 1
    else if (code < 0x4e00 || code > 0x9fff) sum -= code > 0xdfff ? 2 : 0
  }
  return count === 0 ? 0 : sum / count
}

function decode(encoding: string, bytes: Uint8Array, isCut: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut })
  } catch {
    return null
  }
}
