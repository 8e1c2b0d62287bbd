import { expect, test, vi } from 'vitest'

test('what comes into use while another language is on its way is said in that language, too', async () => {
  // A page that has just begun has nothing loaded.
  vi.resetModules()
  const { FIRST_AREAS } = await import('@lectern/texts/areas/first')
  const { loadTexts, say, switchLanguage } = await import('./language.ts')
  await loadTexts('shell')
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
  const load = FIRST_AREAS.shell['zh-hant']
  vi.spyOn(FIRST_AREAS.shell, 'zh-hant').mockImplementation(async () => {
    await isThere
    return load()
  })

  const switched = switchLanguage('zh-hant')
  await loadTexts('exam')
  expect(say('exam.history')).toBe('Exam History')
  arrive()
  await switched
  expect(say('shell.logout')).toBe('登出')
  expect(say('exam.history')).toMatch(/^\p{Script=Han}+$/u)
})

test('an installed site is described in the language that is chosen, from then on', async () => {
  vi.resetModules()
  localStorage.clear()
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest?language=en" />'
  const manifest = document.querySelector('link')
  const { showOnPage, switchLanguage } = await import('./language.ts')
  showOnPage()
  expect(manifest?.getAttribute('href')).toBe('/manifest.webmanifest?language=en')
  await switchLanguage('zh-hans')
  expect(manifest?.getAttribute('href')).toBe('/manifest.webmanifest?language=zh-hans')
})

test('who is asked for a name is asked for that of the family first in Chinese', async () => {
  vi.resetModules()
  const { inOrderOfNames, switchLanguage } = await import('./language.ts')
  const orders = []
  for (const language of ['en', 'zh-hant', 'zh-hans'] as const) {
    await switchLanguage(language)
    orders.push(inOrderOfNames('given', 'family'))
  }
  expect(orders).toEqual([
    ['given', 'family'],
    ['family', 'given'],
    ['family', 'given'],
  ])
})
