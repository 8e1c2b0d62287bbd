/** What several prompts say in the same words. */

/** How formulas and programs are written, wherever the site shows study material. */
export const FORMULAS_AND_CODE = `Formulas are LaTeX in $…$, long ones in $$…$$ on a line of their own; code stands in backticks, programs in fenced
blocks with their language and indentation. In JSON each backslash is doubled.`
