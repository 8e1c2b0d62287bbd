/** What several prompts say in the same words. */

/** How formulas and programs are written, wherever the site shows study material. Short: it is sent with each call. */
export const FORMULAS_AND_CODE = `Write formulas as LaTeX in $…$ (long ones in $$…$$), code in backticks or fenced blocks, indented as it is; double
each backslash for JSON.`
