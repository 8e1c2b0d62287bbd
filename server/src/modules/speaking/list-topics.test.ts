import { expect, test } from 'vitest'
import { listTopics, pickTopic } from './list-topics.ts'

test('Topics are listed by level, in the language of the practice or in English', () => {
  expect(listTopics({ language: 'en-US' }).topics.length).toBeGreaterThanOrEqual(60)
  const chinese = listTopics({ language: 'zh-HK', level: 'advanced' }).topics
  expect(new Set(chinese.map(({ level }) => level))).toEqual(new Set(['advanced']))
  expect(chinese[0]).toEqual({
    id: 'ai-education',
    level: 'advanced',
    title: '人工智能與教育',
    question: '面對會寫文章的人工智能，學校應該怎麼辦？',
  })
  expect(listTopics({ language: 'fr-FR' }).topics[0]?.title).toBe('My family')
})

test('A topic by chance is any of its level, and not the one that was there', () => {
  const query = { language: 'en-US', level: 'beginner' } as const
  const first = pickTopic(query, () => 0)
  expect(first.id).toBe('family')
  expect(pickTopic({ ...query, except: first.id }, () => 0).id).not.toBe(first.id)
  expect(pickTopic(query, () => 0.9999).level).toBe('beginner')
})
