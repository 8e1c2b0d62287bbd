import { createStore } from '../store.ts'

/** How many paid calls of this page are not answered yet: what they begin, the server is about to tell of. */
export const paidCallsStore = createStore(0)
