import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'

describeOnDatabase('server', 'The page of kept mail', (database) => {
  const app = testApp(database)
  const production = testApp(database, { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), CLIENT_LIMITS: 'on' })

  test('shows the newest first, as a page and as data', async () => {
    const { mailer } = app.services
    await mailer.send(composeMail('mei@school.test', 'First', ['Hello <b>Mei</b>'], 'en'))
    app.clock.advance(1)
    await mailer.send(composeMail('mei@school.test', 'Second', [{ code: '123456' }], 'en'))
    const json = await fetch(`${app.base}/dev/mail`, { headers: { accept: 'application/json' } })
    const { mails } = (await json.json()) as { mails: { id: string; subject: string; text: string }[] }
    expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First'])
    expect(mails[0]?.text).toBe('123456\n')

    const page = await fetch(`${app.base}/dev/mail`, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    expect(html).toContain(`<article id="${mails[0]?.id}">`)
    expect(html).toContain('Hello &lt;b&gt;Mei&lt;/b&gt;')
    expect(html).not.toContain('<b>Mei</b>')
  })

  test('does not exist in production', async () => {
    expect((await fetch(`${production.base}/dev/mail`)).status).toBe(404)
  })
})
