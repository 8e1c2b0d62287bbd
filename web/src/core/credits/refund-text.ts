import { creditsText } from '../../ui/Price.tsx'

/** Said only of refunds that the server has committed (reading 5). */
export const refundText = (credits: number): string =>
  `${creditsText(credits)} ${credits === 1 ? 'has' : 'have'} been refunded.`
