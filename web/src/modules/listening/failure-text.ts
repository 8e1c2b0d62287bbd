import { refundText } from '../../core/credits/refund-text.ts'

/** What is said of a recording of which nothing came, with the refund that has been made. */
export const failureText = (error: string, creditsRefunded: number | undefined): string =>
  creditsRefunded ? `${error} ${refundText(creditsRefunded)}` : error
