import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLandingMetadata } from './page-metadata.ts'

afterEach(cleanup)

function Landing() {
  useLandingMetadata()
  return null
}

test.each([
  ['/', 'https://lectern.example/'],
  ['/?language=zh-hant', 'https://lectern.example/?language=zh-hant'],
  ['/?language=klingon', 'https://lectern.example/'],
  ['/terms?from=mail&language=en', 'https://lectern.example/terms?language=en'],
])('the page at %s names %s as its address, as the server does', (path, canonical) => {
  document.head.innerHTML = '<link rel="canonical" href="https://lectern.example/whatever" />'
  window.history.replaceState(null, '', path)
  render(<Landing />)
  expect(document.querySelector('link')?.href).toBe(canonical)
})
