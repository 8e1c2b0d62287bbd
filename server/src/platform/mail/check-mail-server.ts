import { createTransport } from 'nodemailer'

/**
 * Greets the SMTP server at `url` and signs in where the address says so; sends nothing.
 * @throws Error when it does not answer in time or refuses
 */
export async function checkMailServer(url: string, limitMs: number): Promise<void> {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, dnsTimeout: limitMs, socketTimeout: limitMs }
  const transport = createTransport({ url, ...limits })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
