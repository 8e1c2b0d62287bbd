/** The site's pages have a doctype; the stand-in for a browser does not tell, and KaTeX sets formulas in standards mode alone. */
Object.defineProperty(document, 'compatMode', { configurable: true, value: 'CSS1Compat' })
