const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Which pages, counted from 1, are missing in the text: 'Pages 2 and 4 could not be read: …'. */
export const describeUnreadPages = (pages: readonly number[]): string =>
  pages.length === 1
    ? `Page ${pages[0]} could not be read: its text is missing here.`
    : `Pages ${LIST.format(pages.map(String))} could not be read: their text is missing here.`

/** 'Read page 3 again' */
export const readAgainText = (pages: readonly number[]): string =>
  pages.length === 1 ? `Read page ${pages[0]} again` : `Read pages ${LIST.format(pages.map(String))} again`

/** On which pages, counted from 1, there was nothing to read. */
export const describeBlankPages = (pages: readonly number[]): string =>
  pages.length === 1
    ? `No text was found on page ${pages[0]}.`
    : `No text was found on pages ${LIST.format(pages.map(String))}.`
