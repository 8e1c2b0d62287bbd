const HAN = /\p{Script=Han}/u

/** One or two letters for an avatar: 'ML' for Mei Ling, the family name alone for a Chinese one, '?' for none. */
export function initialsOf(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [firstName, lastName].map((name) => [...name.trim()][0]?.toLocaleUpperCase())
  if (HAN.test(last)) return last
  return first + last || '?'
}

/** The whole name, '' for none: 'Mei Ling Chan', and '陳美玲' where both are written in Chinese. */
export function fullNameOf(firstName: string, lastName: string): string {
  const [first, last] = [firstName.trim(), lastName.trim()]
  return HAN.test(first) && HAN.test(last) ? last + first : `${first} ${last}`.trim()
}
