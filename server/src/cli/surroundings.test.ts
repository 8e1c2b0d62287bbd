import { expect, inject, test, vi } from 'vitest'
import { emptyFolder } from '../../test/files/empty-folder.ts'
import { readConfig } from '../settings/config.ts'
import { describeConnections, describeFlush, describeSkew, measureSurroundings } from './surroundings.ts'

test('What is within its limits is told without advice, what is beyond them with what to do', () => {
  expect(describeFlush(9.9, 'here')).toEqual({ name: 'disk', measured: 'a commit waits 9.9 ms for it', advice: null })
  expect(describeFlush(10.1, 'here').advice).toMatch(/^more than 10 ms.*DATA_DIR on a local SSD/)
  expect(describeFlush(10.1, 'there').advice).toMatch(/the server of the database a local SSD/)
  expect(describeConnections({ limit: 97, others: 1 }, 6).advice).toBeNull()
  expect(describeConnections({ limit: 97, others: 2 }, 6)).toEqual({
    name: 'places',
    measured: '97, of which others take 2; 6 processes take up to 96',
    advice: 'too few: set max_connections of the server to 114 or more, or run fewer processes',
  })
  expect(describeSkew({ seconds: -2.5, uncertainSeconds: 0.5 }).advice).toBeNull()
  expect(describeSkew({ seconds: -2.1, uncertainSeconds: 0 })).toMatchObject({
    measured: "the database's is 2.1 s behind",
    advice: expect.stringContaining('NTP'),
  })
})

test('They are measured of a real server and a real disk', async () => {
  const config = readConfig({ DATABASE_URL: inject('postgresUrl'), DATA_DIR: await emptyFolder() }, import.meta.dirname)
  const ofServer = await measureSurroundings(config, 1000)
  expect(ofServer.map(({ name }) => name)).toEqual(['disk', 'places', 'clock'])
  expect(ofServer[1]?.advice).toMatch(/^too few: set max_connections of the server to 16\d\d\d or more/)
  expect(ofServer[2]).toMatchObject({ advice: null })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
  const [, , clock] = await measureSurroundings(config, 1).finally(() => vi.useRealTimers())
  expect(clock).toMatchObject({
    measured: expect.stringMatching(/^the database's is \d\d+\.\d s ahead$/),
    advice: expect.stringContaining('NTP'),
  })
  expect((await measureSurroundings({ ...config, databaseUrl: null }, 1)).map(({ name }) => name)).toEqual(['disk'])
})
