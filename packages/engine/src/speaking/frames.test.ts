import { SPEAKING_LEVELS, TOPIC_SCRIPTS } from '@lectern/domain/speaking'
import { expect, test } from 'vitest'
import { frameTopic, presentationPoints } from './frames.ts'
import { TOPIC_KINDS } from './topic-kind.ts'

test('A topic of one’s own opens a talk, has three parts, and stands in a sentence of its level', () => {
  expect(frameTopic(' Black holes! ', 'beginner', 'en')).toMatchObject({
    opening: 'Let us talk about “Black holes”. What comes to mind first?',
    task: 'Give a short talk about “Black holes”.',
    points: [/meaning|means/, /how it works/, /learn/].map((pattern) => expect.stringMatching(pattern)),
    sentences: ['I want to talk about Black holes.', ...Array(4).fill(expect.any(String))],
  })
  expect(frameTopic('A place I like', 'beginner', 'en').sentences[0]).toBe('I want to talk about a place I like.')
  expect(frameTopic('黑洞', 'advanced', 'zh-hant').sentences[0]).toBe('很少有話題像黑洞這樣經常被人討論。')
})

test.each(['Should pupils wear uniforms?', '學生應該穿校服嗎？'])('%s asks for an opinion', (topic) => {
  expect(frameTopic(topic, 'beginner', 'en').points).toEqual(presentationPoints('opinion', 'en'))
})

test('Every script has five sentences a level and three parts a kind, in its own characters', () => {
  for (const script of TOPIC_SCRIPTS) {
    for (const level of SPEAKING_LEVELS) expect(new Set(frameTopic('X', level, script).sentences).size).toBe(5)
    for (const kind of TOPIC_KINDS) expect(presentationPoints(kind, script)).toHaveLength(3)
  }
})
