/** Joins the class names that apply; the rest (false, null, undefined, '') is left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
