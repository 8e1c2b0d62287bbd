/**
 * Models write LaTeX into JSON with one backslash where two belong, often beside commands that have two. `\sum` is then no
 * JSON at all, and `\frac` is a form feed followed by `rac`. What a backslash was meant for is told by what follows it.
 */

/** Commands whose first letter makes an escape of JSON with the backslash. */
const AFTER_N =
  'nabla ne neq neg nu ni not notin nmid nexists nleq ngeq nless ngtr nparallel nsubseteq nsupseteq nearrow nwarrow natural ncong nsim newline nolimits nonumber'
const AFTER_R =
  'rho right rightarrow rightleftharpoons rightharpoonup rangle rceil rfloor rm ref rule raise rVert rvert rbrace rbrack'
const AFTER_T =
  'times theta tau to top text textbf textit textrm texttt textsf textcolor textstyle tan tanh tfrac tbinom tilde triangle triangleq therefore tag thickspace thinspace twoheadrightarrow'
const COMMANDS = new Set(`${AFTER_N} ${AFTER_R} ${AFTER_T}`.split(' '))

/** They end a word of a line break or a tab as well: `\nu` is a letter, or a line that begins with u. */
const AMBIGUOUS = new Set(['ne', 'neg', 'ni', 'nu', 'tag', 'tan', 'tau', 'to', 'top'])
/** They are commands only with what they are applied to: `\text{…}`, but a tab and a variable named `ext` without. */
const APPLIED = /^(text.*|tag|tfrac|tbinom|tilde)$/

/** A backslash with what follows it, and what formulas and strings begin and end with. */
const NOTABLE = /\\[\s\S]?|\$\$?|"/g
const LETTERS = /[a-zA-Z]+/y
const HEXADECIMAL = /[0-9a-fA-F]{4}/y
/** A command with the two backslashes that JSON wants: whoever wrote it escapes, at least sometimes. */
const ESCAPED_COMMAND = /(?<!\\)\\\\[a-zA-Z]{2}/

/** JSON text in which each backslash that stands for itself is doubled. What is sound stays as it is. */
export function mendBackslashes(json: string): string {
  if (!json.includes('\\')) return json
  const surroundings: Surroundings = { isMath: false, isEscaped: ESCAPED_COMMAND.test(json) }
  return json.replace(NOTABLE, (found: string, at: number) => {
    if (!found.startsWith('\\')) {
      // A string that ends takes its formula with it, closed or not.
      surroundings.isMath = found !== '"' && !surroundings.isMath
      return found
    }
    const next = found[1] ?? ''
    // One of a pair is looked at for what it opens: \\\\( is mathematics as \\( is.
    const opened = next === '\\' ? json[at + 2] : next
    if (opened === '(' || opened === '[') surroundings.isMath = true
    if (opened === ')' || opened === ']') surroundings.isMath = false
    return written(json, at, next, surroundings)
  })
}

interface Surroundings {
  isMath: boolean
  isEscaped: boolean
}

/** The backslash at `at` and the character after it, as JSON writes what they mean. */
function written(json: string, at: number, next: string, surroundings: Surroundings): string {
  switch (next) {
    case '\\':
    case '"':
    case '/':
      return `\\${next}`
    case '\n':
      return '\\n'
    case "'":
      return "'"
    case 'u':
      HEXADECIMAL.lastIndex = at + 2
      return HEXADECIMAL.test(json) ? '\\u' : '\\\\u'
    case 'b':
      // Nobody writes backspaces.
      return '\\\\b'
    case 'f':
      return lettersAt(json, at + 2) ? `\\\\${next}` : ' '
    case 'n':
    case 'r':
    case 't':
      return isCommand(json, at, surroundings) ? `\\\\${next}` : `\\${next}`
    default:
      return `\\\\${next}`
  }
}

function lettersAt(json: string, at: number): string {
  LETTERS.lastIndex = at
  return LETTERS.exec(json)?.[0] ?? ''
}

function isCommand(json: string, at: number, { isMath, isEscaped }: Surroundings): boolean {
  const name = lettersAt(json, at + 1)
  if (!COMMANDS.has(name)) return false
  const after = json[at + 1 + name.length] ?? ''
  if (APPLIED.test(name)) return after === '{'
  if (!AMBIGUOUS.has(name)) return true
  const before = json.slice(Math.max(0, at - 2), at)
  // Right behind what opens a display or ends a row stands a line break, where the writer escapes commands.
  if (isMath) return !(isEscaped && (before === '$$' || before === '\\\\'))
  return before.endsWith(' ') && /[\s\\$}^_,;"]/.test(after) && name !== 'ni'
}

/** `\\frac` in a text that was read: escaped once too often. A row of a matrix does not begin with a bare name. */
const TWICE =
  /(?<!\\)\\\\(?=(?:frac|dfrac|tfrac|sqrt|sum|prod|int|lim|log|ln|exp|sin|cos|tan|cdot|cdots|ldots|dots|times|div|pm|mp|leq|geq|le|ge|neq|approx|equiv|infty|partial|nabla|alpha|beta|gamma|delta|epsilon|varepsilon|theta|lambda|mu|nu|pi|rho|sigma|tau|phi|varphi|chi|psi|omega|Delta|Gamma|Lambda|Omega|Phi|Pi|Psi|Sigma|Theta|text|mathrm|mathbf|mathbb|mathcal|left|right|to|rightarrow|Rightarrow|leftarrow|in|notin|subset|cup|cap|forall|exists|vec|hat|bar|overline|underline|begin|end|circ|angle|quad)(?![a-zA-Z]))/g
const LINE_ENDS = /\r\n?/g
/** What nobody sees, line breaks and tabs apart. */
const INVISIBLE = /[^\P{Cc}\n\t]/gu

/** What has rows. */
const ENVIRONMENT =
  /\\begin\{((?:[bpvVB]|small)?matrix|cases|aligned|align|array|gathered)\*?\}[\s\S]{0,3000}?\\end\{\1/g
/** The end of a row that lost one of its two backslashes on the way through JSON. */
const HALF_ROW_END = /(?<=\s)\\(?=\s)/g

const mendRows = (environment: string): string =>
  environment.includes('\\\\') ? environment : environment.replace(HALF_ROW_END, '\\\\')

/** A text of an answer as it was meant. */
export const mendText = (text: string): string =>
  text
    .replace(TWICE, '\\')
    .replace(ENVIRONMENT, mendRows)
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .toWellFormed()
