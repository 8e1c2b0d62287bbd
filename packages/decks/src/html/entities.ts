/** The entities that editors of cards write, each before its sign; the others of HTML stay as they are. */
const SIGNS = `
amp & lt < gt > quot " hellip … mdash — ndash – lsquo ‘ rsquo ’ ldquo “ rdquo ” sbquo ‚ bdquo „ laquo « raquo »
lsaquo ‹ rsaquo › bull • middot · deg ° plusmn ± times × divide ÷ minus − micro µ para ¶ sect § copy © reg ®
trade ™ euro € pound £ yen ¥ cent ¢ frac12 ½ frac14 ¼ frac34 ¾ sup1 ¹ sup2 ² sup3 ³ ne ≠ le ≤ ge ≥ asymp ≈
equiv ≡ infin ∞ radic √ sum ∑ prod ∏ int ∫ part ∂ nabla ∇ isin ∈ notin ∉ cap ∩ cup ∪ sub ⊂ sup ⊃ sube ⊆ supe ⊇
empty ∅ forall ∀ exist ∃ and ∧ or ∨ not ¬ larr ← rarr → uarr ↑ darr ↓ harr ↔ lArr ⇐ rArr ⇒ hArr ⇔ alpha α beta β
gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ
sigma σ sigmaf ς tau τ upsilon υ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ
Phi Φ Psi Ψ Omega Ω agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê
euml ë igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø oelig œ
ugrave ù uacute ú ucirc û uuml ü yacute ý yuml ÿ szlig ß Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å
AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Iacute Í Ntilde Ñ Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø
OElig Œ Uacute Ú Ucirc Û Uuml Ü iexcl ¡ iquest ¿ dagger † Dagger ‡ permil ‰ prime ′ Prime ″ there4 ∴ ang ∠
perp ⊥ sim ∼ cong ≅ prop ∝ oplus ⊕ otimes ⊗ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lbrace { rbrace } lcub {
rcub } lbrack [ rbrack ] colon : dollar $ lpar ( rpar )
`
const SPACES = { nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', newline: '\n', tab: '\t' }
const NOTHING = { shy: '', zwnj: '', zwj: '', lrm: '', rlm: '' }

const words = SIGNS.trim().split(/\s+/)
const NAMED: ReadonlyMap<string, string> = new Map([
  ...words.flatMap((word, at): [string, string][] => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])),
  ...Object.entries({ ...SPACES, ...NOTHING, apos: "'", bsol: '\\' }),
])

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));?/gi
const LAST_CODE_POINT = 0x10ffff

export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
        if (name !== undefined) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole
        const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16)
        return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ''
      })
    : text
