import { usersEndpoints } from '@lectern/contract/accounts/users'
import { siteEndpoints } from '@lectern/contract/site'
import { expect, test } from 'vitest'
import { testApp } from '../test/test-app.ts'
import { describeOnBothDatabases } from '../test/test-database.ts'

describeOnBothDatabases('the composed product', (database) => {
  const app = testApp(database)

  test('is ready, and says what it offers', async () => {
    const site = (await app.visitor()).client(siteEndpoints)
    expect(await site.ready()).toEqual({ status: 'ok' })
    expect(await site.config()).toMatchObject({ ai: { made_by: 'built-in', model: null }, welcome_credits: 20 })
  })

  test('knows a signed-in student and nobody else', async () => {
    const student = await app.student(7)
    expect(await student.client(usersEndpoints).profile()).toMatchObject({ email: student.email, credits: 7 })
    await expect((await app.visitor()).client(usersEndpoints).profile()).rejects.toMatchObject({ status: 401 })
  })

  test('describes every endpoint of every module in OpenAPI', async () => {
    const { paths } = (await (await fetch(`${app.base}/api/openapi.json`)).json()) as { paths: object }
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/users/profile/', '/api/recite/generate/', '/api/health/']),
    )
  })
})
