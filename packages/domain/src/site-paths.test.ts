import { expect, test } from 'vitest'
import { isSitePath, siteSpelling } from './site-paths.ts'

test.each([
  ['/login/', '/login'],
  ['/Login', '/login'],
  ['/LOGIN//', '/login'],
  ['/Module/Recite/', '/module/recite'],
  ['/Library/7/', '/library/7'],
  [`/Shared/${'A1'.repeat(32)}/`, `/shared/${'a1'.repeat(32)}`],
  ['/login', null],
  ['/', null],
  ['//', null],
  ['//evil.example/', null],
  ['//login/', null],
  ['/module/Alchemy', null],
  ['/nothing/', null],
])('%j is meant as %j', (path, meant) => {
  expect(siteSpelling(path)).toBe(meant)
})

test.each([
  ['/', true],
  ['/module/exam', true],
  ['/module/alchemy', false],
  ['/library', true],
  ['/library/7', true],
  ['/library/0', false],
  ['/library/seven', false],
  ['/library/7/8', false],
  [`/shared/${'a1'.repeat(32)}`, true],
  [`/shared/${'a1'.repeat(31)}`, false],
  ['/shared', false],
  ['/Login', false],
])('%j is a page: %j', (path, isPage) => {
  expect(isSitePath(path)).toBe(isPage)
})
