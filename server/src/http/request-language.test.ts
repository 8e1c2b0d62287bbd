import { usersEndpoints } from '@lectern/contract/accounts/users'
import { expect, test } from 'vitest'
import { type Caller, testApp } from '../../test/test-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'

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
