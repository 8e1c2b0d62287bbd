const HAN = /\p{Script=Han}/u

/** One or two letters for an avatar: 'ML' for Mei Ling, the family name alone for a Chinese one, '?' for none. */
export function initialsOf(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [firstName, lastName].map((name) => [...name.trim()][0]?.toLocaleUpperCase())
  if (HAN.test(last)) return last
  return first + last || '?'
}
