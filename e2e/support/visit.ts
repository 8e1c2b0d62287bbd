/** Called on each screen once it stands. */
export type Visit = (screen: string) => Promise<void>

export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
export const LONG_TITLE = `${LONG_WORD}與虛擬記憶體與分頁機制之第四講筆記`
