import { say } from '../../lib/language.ts'

/** Said only of refunds that the server has committed. */
export const refundText = (credits: number): string => say('credits.refunded', { credits })
