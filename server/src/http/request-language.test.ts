import { usersEndpoints } from '@lectern/contract/accounts/users'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { type Caller, testApp } from '../../test/test-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { languageOf } from './request-language.ts'

describeOnDatabase('server', 'What goes wrong', (database) => {
  const app = testApp(database)
  const errorOf = async (caller: Caller, languages: string) => {
    const response = await caller.fetch('/api/recite/flashcard-sets/123456/', {
      headers: { 'accept-language': languages },
    })
    return (await response.json()) as { error: string; code: string }
  }

  test('is told a visitor in the language that the browser asks for, else in English', async () => {
    const visitor = await app.visitor()
    expect(await errorOf(visitor, 'zh-HK, en;q=0.5')).toEqual({ error: '請先登入。', code: 'unauthenticated' })
    expect(await errorOf(visitor, 'fr, zh-CN;q=0.9, en;q=0.1')).toEqual({
      error: '请先登录。',
      code: 'unauthenticated',
    })
    expect(await errorOf(visitor, 'de')).toEqual({ error: 'Please log in to continue.', code: 'unauthenticated' })
    expect(await errorOf(visitor, ';;q=x, ,')).toMatchObject({ error: 'Please log in to continue.' })
  })

  test('is told a student in the language of the account, whatever the browser asks for', async () => {
    const student = await app.student()
    const users = student.client(usersEndpoints)
    const names = { first_name: 'Ann', last_name: 'Lee', study_goal: '' }
    expect((await users.profile()).language).toBeNull()
    expect((await users.updateProfile({ body: { ...names, language: 'zh-hant' } })).language).toBe('zh-hant')
    expect(await errorOf(student, 'en')).toEqual({ error: '找不到。', code: 'not_found' })
    // A change of names alone leaves the language as it is.
    expect((await users.updateProfile({ body: names })).language).toBe('zh-hant')
    expect((await users.updateProfile({ body: { ...names, language: null } })).language).toBeNull()
    expect(await errorOf(student, 'en')).toEqual({ error: 'Not found.', code: 'not_found' })
  })

  test('names no language that is none', async () => {
    const student = await app.student()
    const body = { first_name: 'Ann', last_name: 'Lee', study_goal: '', language: 'tlh' as never }
    await expect(student.client(usersEndpoints).updateProfile({ body })).rejects.toMatchObject({ status: 400 })
  })
})

test('What a browser asks for is read alike the first time and later, however many ask, and however much of it there is', () => {
  const asking = (header: string) => languageOf({ headers: { 'accept-language': header } } as FastifyRequest)
  const much = 'fr, '.repeat(2000)
  for (let round = 0; round < 3; round += 1) {
    for (let number = 100; number < 900; number += 1) {
      expect(asking(`zh-HK, en;q=0.${number}`)).toBe('zh-hant')
      expect(asking(`en, zh-HK;q=0.${number}`)).toBe('en')
    }
    expect([asking('zh-CN'), asking('yue'), asking('de'), asking(''), asking('*')]).toEqual([
      ...['zh-hans', 'zh-hant', 'en', 'en', 'en'],
    ])
    expect([asking(`${much}zh-CN`), asking(`${much}zh-TW`)]).toEqual(['zh-hans', 'zh-hant'])
  }
  expect(languageOf({ headers: {} } as FastifyRequest)).toBe('en')
})
