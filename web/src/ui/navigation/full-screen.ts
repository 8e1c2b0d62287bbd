import { createStore } from '../../lib/store.ts'

/** How many screens that want to be alone are shown: nothing else speaks up or asks the server meanwhile. */
export const fullScreensStore = createStore(0)
