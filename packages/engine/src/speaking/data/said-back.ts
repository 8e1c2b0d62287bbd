/** Whose it is, when it is said back. */
export const SAID_BACK: ReadonlyMap<string, string> = new Map(
  Object.entries({
    my: 'your',
    our: 'your',
    your: 'your',
    his: 'his',
    her: 'her',
    their: 'their',
    its: 'its',
    the: 'the',
    a: 'the',
    an: 'the',
    this: 'this',
    these: 'these',
  }),
)
