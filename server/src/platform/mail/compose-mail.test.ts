import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

test('A mail says the same as text and as HTML', () => {
  const mail = composeMail(
    'mei@school.test',
    'A code',
    ['Hello,', { code: '123456' }, { link: 'https://a.test/?x=1&y' }],
    'en',
  )
  expect(mail.text).toBe('Hello,\n\n123456\n\nhttps://a.test/?x=1&y\n')
  expect(mail.html).toContain('<p>Hello,</p>')
  expect(mail.html).toMatch(/<p style="[^"]*">123456<\/p>/)
  expect(mail.html).toContain('<a href="https://a.test/?x=1&amp;y">https://a.test/?x=1&amp;y</a>')
})

test('What a student typed is text in the HTML too', () => {
  const { html } = composeMail('mei@school.test', 'Hello', [`Hello <img src=x onerror="alert('1')">`], 'en')
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
})
