/** Students are told apart by as many bits as a gram leaves of 63; who shares them is told apart by the owner of the row. */
const STUDENTS = 2n ** 19n
const GRAMS = 2n ** 44n

/** In place of the grams of a text that has too many. No text has this one: triples end below 2^43 + 2^42. */
export const TOO_MANY = 2 ** 44 - 1

/** Grams as the index of a student has them. */
export function gramsOfStudent(student: { id: number }, grams: Iterable<number>): bigint[] {
  const mark = (BigInt(student.id) % STUDENTS) * GRAMS
  return Array.from(grams, (gram) => mark + BigInt(gram))
}
