import { type AwkwardAnswer, asCards, cards } from './awkward-answer.ts'

const raw = (answer: string) => `{"cards":[{"question":"q","answer":"${answer}","source":null}]}`

/** `sent` is what stands between the quotes of the JSON, `meant` what a student reads. */
const latex = (about: string, source: string, sent: string, meant: string): AwkwardAnswer =>
  asCards(about, source, raw(sent), cards(['q', meant]))

const { raw: r } = String

/** LaTeX with backslashes too few or too many, beside line breaks that are line breaks. */
export const BACKSLASHES: readonly AwkwardAnswer[] = [
  latex('a command that is a form feed', 'THU-MAIC/OpenMAIC#658', r`$\frac{1}{2}$`, r`$\frac{1}{2}$`),
  latex('a command that is a tab', 'THU-MAIC/OpenMAIC#658', r`$3 \times 4$`, r`$3 \times 4$`),
  latex('a command that is a line break', 'THU-MAIC/OpenMAIC#658', r`$E = h\nu$`, r`$E = h\nu$`),
  latex('a command that is a backspace', 'THU-MAIC/OpenMAIC#658', r`$\beta$-carotene`, r`$\beta$-carotene`),
  latex(
    'commands that are no JSON',
    'iDiagoValeta/localOllamaRAG#153',
    r`$\sigma = \text{width}$`,
    r`$\sigma = \text{width}$`,
  ),
  latex('a command right behind the quote', 'mangiucugna/json_repair#74', r`\mathrm{F}_1`, r`\mathrm{F}_1`),
  latex(
    'one backslash and two in one formula',
    'HKUDS/LightRAG#3238',
    r`$\frac{a}{b} \\times c$`,
    r`$\frac{a}{b} \times c$`,
  ),
  latex('escaped as it should be', 'tophat/RichTextView#172', r`$\\frac{m}{a}$`, r`$\frac{m}{a}$`),
  latex('an unfinished escape of Unicode', 'AgentToolkit/altk-evolve#318', r`$\underbrace{x}$`, r`$\underbrace{x}$`),
  latex('gradients', 'AgentToolkit/altk-evolve#318', r`$\nabla f$`, r`$\nabla f$`),
  latex(
    'round brackets of LaTeX',
    'marcusgreen/moodle-qtype_aitext#53',
    r`\(K_\alpha\)- und \(K_\beta\)-Linien`,
    r`\(K_\alpha\)- und \(K_\beta\)-Linien`,
  ),
  latex('brackets escaped too often', 'marcusgreen/moodle-qtype_aitext#67', r`\\\\(x\\\\)`, r`\\(x\\)`),
  latex(
    'rows of a matrix',
    'mangiucugna/json_repair#207',
    r`$$\\begin{pmatrix} a\\\\b\\\\c \\end{pmatrix}$$`,
    r`$$\begin{pmatrix} a\\b\\c \end{pmatrix}$$`,
  ),
  latex('a command escaped twice', 'marcusgreen/moodle-qtype_aitext#67', r`$\\\\frac{1}{2}$`, r`$\frac{1}{2}$`),
  latex('density', 'trial', r`$\rho = m/V$`, r`$\rho = m/V$`),
  latex('a logarithm', 'trial', r`$\ln x$`, r`$\ln x$`),
  latex('a limit', 'trial', r`$x \to 0$`, r`$x \to 0$`),
  latex('an arrow outside a formula', 'trial', r`A \to B`, r`A \to B`),
  latex('an angle', 'trial', r`\theta and \tau, \nu`, r`\theta and \tau, \nu`),
  latex('inequality', 'trial', r`$a \neq b \ne c$`, r`$a \neq b \ne c$`),
  latex('right brackets', 'trial', r`$\left( x \right)$`, r`$\left( x \right)$`),
  latex('bold text', 'trial', r`$\textbf{x}$`, r`$\textbf{x}$`),
  latex(
    'line breaks beside commands',
    'trial',
    r`Let $\alpha > 0$.\nThen $\nu = 1$.\n\n- one`,
    'Let $\\alpha > 0$.\nThen $\\nu = 1$.\n\n- one',
  ),
  latex('a display on lines of its own', 'trial', r`$$\n\\nu = 1\n$$`, '$$\n\\nu = 1\n$$'),
  latex(
    'a line that begins with a letter of a command',
    'trial',
    r`So:\nu is a vowel\ni. one\nothing`,
    'So:\nu is a vowel\ni. one\nothing',
  ),
  latex(
    'tabs before variables of a program',
    'trial',
    r`for x in y:\n\text = 1\n\tau = 2`,
    'for x in y:\n\text = 1\n\tau = 2',
  ),
  latex('a line break of Windows', 'trial', r`one\r\ntwo`, 'one\ntwo'),
  latex('a regular expression', 'trial', r`Use \d+ and \bword\b`, r`Use \d+ and \bword\b`),
  latex('a path', 'trial', r`C:\Windows\System32`, r`C:\Windows\System32`),
  latex('Unicode', 'josdejong/jsonrepair src/index.test.ts', r`\u03b1 and \u2192`, 'α and →'),
  latex('control characters', 'trial', r`a\u0000b\u0007c`, 'abc'),
  latex('half of a surrogate pair', 'trial', r`a\ud83db`, 'a\ufffdb'),
  latex(
    'the rows of a matrix with half of what ends them',
    'trial',
    r`$A = \begin{pmatrix} a & b \\ c & d \end{pmatrix}$`,
    r`$A = \begin{pmatrix} a & b \\ c & d \end{pmatrix}$`,
  ),
  latex(
    'rows that are whole beside a space',
    'trial',
    r`$\\begin{cases} 1 & x \\ > 0 \\\\ 0 \\end{cases}$`,
    r`$\begin{cases} 1 & x \ > 0 \\ 0 \end{cases}$`,
  ),
]
