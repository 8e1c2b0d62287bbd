import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'
import { StudyArticle } from './StudyArticle.tsx'

test('emphasised words say what they are in, so that Chinese is not slanted', () => {
  const text = readHtml('<p>An <em>enzyme</em>, <em>葉綠體</em>, <em>一</em> and <em>叶绿体</em>.</p>')
  const { container } = render(<StudyArticle text={text} />)
  expect([...container.querySelectorAll('em')].map((em) => em.lang)).toEqual(['en', 'zh-Hant', 'zh', 'zh-Hans'])
})
