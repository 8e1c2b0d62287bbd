import { SPEAKING_LEVELS, TOPIC_SCRIPTS } from '@lectern/domain/speaking'
import { expect, test } from 'vitest'
import { findTopic, topicsIn } from './topic-list.ts'

const english = topicsIn('en')

test('There are more than sixty topics, as many at each level, every one different', () => {
  expect(english.length).toBeGreaterThanOrEqual(60)
  for (const level of SPEAKING_LEVELS) expect(english.filter((topic) => topic.level === level)).toHaveLength(21)
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length)
})

test.each(TOPIC_SCRIPTS)('In %s each has a title, a question and five sentences of its own', (script) => {
  const topics = topicsIn(script)
  expect(topics.map(({ id, level, kind }) => [id, level, kind])).toEqual(
    english.map(({ id, level, kind }) => [id, level, kind]),
  )
  expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
  for (const { question, sentences } of topics) {
    expect(question).toMatch(/[?？]$/)
    expect(sentences).toHaveLength(5)
    for (const sentence of sentences) expect(sentence).toMatch(/^[^|]{5,}[.。]$/)
  }
  const all = topics.flatMap(({ sentences }) => sentences)
  expect(new Set(all).size).toBe(all.length)
  expect(all.every((sentence) => /\p{Script=Han}/u.test(sentence) === (script !== 'en'))).toBe(true)
})

test('A sentence of a higher level is longer', () => {
  const length = (level: string) => {
    const words = english
      .filter((topic) => topic.level === level)
      .flatMap(({ sentences }) => sentences.join(' ').split(' '))
    return words.length
  }
  expect(length('beginner')).toBeLessThan(length('intermediate'))
  expect(length('intermediate')).toBeLessThan(length('advanced'))
})

test('A topic is found by its title in any language, and given in the one asked for', () => {
  expect(findTopic(' my FAMILY ', 'zh-hant')?.title).toBe('我的家人')
  expect(findTopic('我的家人', 'en')?.title).toBe('My family')
  expect(findTopic('我的家人', null)?.title).toBe('My family')
  expect(findTopic('Black holes', 'en')).toBeNull()
})
