import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => sessionStorage.clear())

test('what an earlier version of the site left in the tab is a topic, and stays', async () => {
  const earlier = { mode: 'presentation', language: 'en-US', level: 'advanced', topicId: '', ownTopic: 'Tides' }
  sessionStorage.setItem('lectern.work.speaking.draft', JSON.stringify(earlier))
  vi.resetModules()
  const { draftStore } = await import('./draft.ts')
  expect(draftStore.get()).toMatchObject({ ...earlier, subject: 'topic', material: null })
})
