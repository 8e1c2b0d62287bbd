/** Raised and lowered signs of which Unicode has its own. */
const PLAIN = '0123456789+-−=()ni'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ'

const inSigns = (text: string, signs: string, mark: string): string => {
  const places = [...text].map((sign) => PLAIN.indexOf(sign))
  if (text !== '' && places.every((place) => place >= 0)) return places.map((place) => signs[place]).join('')
  if (text.trim() === '') return text
  return text.length === 1 ? `${mark}${text}` : `${mark}(${text})`
}

/** `x^2` as `x²`, or as `x^(n+a)` where there are no such signs. */
export const raised = (text: string): string => inSigns(text, RAISED, '^')
/** `H_2` as `H₂`. */
export const lowered = (text: string): string => inSigns(text, LOWERED, '_')
