import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assessSpeech } from './assessment.ts'
import { spokenOfInChinese, spokenOfInEnglish } from './phrases.ts'
import { replyToTurn } from './reply.ts'

/** Sentences that are right, of the kind that learners say, each with all that a reply may take up from it. */
const SENTENCES = readFileSync(new URL('../../test-material/spoken-sentences.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', subjects = ''] = line.split('\t')
    const script = /\p{Script=Han}/u.test(text) ? (/[们说学习]/.test(text) ? 'zh-hans' : 'zh-hant') : 'en'
    return { text, subjects: subjects.split(', ').filter(Boolean), script } as const
  })

/** With its article or owner, quoted, plural, a name, or of what is not counted. */
const OPEN =
  /^(?:your|his|her|their|its|the|this|these) |^“.+”$|ing$|s$|^\p{Lu}|^(?:money|history|music|homework|housework|children|food|fun|exercise|fresh fish|teamwork|culture|patience|plastic)$/u

test('200 right sentences get no correction, as they are written and as they are heard', async () => {
  expect(SENTENCES).toHaveLength(200)
  for (const { text } of SENTENCES) {
    const heard = text.toLowerCase().replace(/[.,。，]/g, '')
    for (const [said, seconds] of [[text, null] as const, [heard, 5] as const]) {
      const turns = [{ text: said, seconds }]
      const { corrections } = await assessSpeech({ topic: 'Daily life', question: '', turns })
      expect(corrections.map(({ quote, correction }) => `${quote} → ${correction}`)).toEqual([])
    }
  }
})

test('a reply takes up nothing but nouns that read well in any of its questions', () => {
  for (const { text, subjects, script } of SENTENCES) {
    const found = script === 'en' ? spokenOfInEnglish(text) : spokenOfInChinese(text)
    expect(found.map((subject) => subject.text)).toEqual(subjects)
    for (let turn = 0; turn < 4; turn++) {
      const before = Array.from({ length: turn }, () => ({ said: '', reply: '' }))
      const reply = replyToTurn({ topic: 'Daily life', script, before, said: text })
      expect(reply).toMatch(/[.?。？]$/)
      expect(reply).not.toMatch(/undefined|\s{2}|“”|「」/)
      expect([...subjects, 'Daily life'].some((subject) => reply.includes(subject))).toBe(true)
    }
    if (script !== 'en') continue
    for (const subject of subjects) {
      expect(subject.split(' ').length).toBeLessThanOrEqual(4)
      expect(subject).toMatch(OPEN)
    }
  }
})
