import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('what would mean something in HTML is shown to the letter, and everything else stays', () => {
  expect(escapeHtml(`<b title="a" id='b'>R&amp;D</b> 虛擬`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;R&amp;amp;D&lt;/b&gt; 虛擬',
  )
})
