import { Client } from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { emptyFolder } from '../../test/files/empty-folder.ts'
import { cloneServer, dropServer, queryServer } from '../../test/test-database.ts'
import { readConfig } from '../settings/config.ts'
import { describeConnections, describeFlush, describeSkew, measureSurroundings } from './surroundings.ts'

test('What is within its limits is told without advice, what is beyond them with what to do', () => {
  expect(describeFlush(9.9, 'here')).toEqual({ name: 'disk', measured: 'a commit waits 9.9 ms for it', advice: null })
  expect(describeFlush(10.1, 'here').advice).toMatch(/^more than 10 ms.*DATA_DIR on a local SSD/)
  expect(describeFlush(10.1, 'there').advice).toMatch(/the server of the database a local SSD/)
  expect(describeConnections([{ of: 'server', limit: 97, others: 1 }], 6).advice).toBeNull()
  const limits = [
    { of: 'server', limit: 97, others: 2 },
    { of: 'role', limit: 95, others: 0 },
    { of: 'database', limit: 96, others: 0 },
  ] as const
  expect(describeConnections(limits, 6)).toEqual({
    name: 'places',
    measured:
      '97 of the server, of which others take 2; 95 of the role, of which others take 0; 96 of the database, of which others take 0; 6 processes take up to 96',
    advice:
      'too few: set max_connections of the server to 114 or more, set the CONNECTION LIMIT of the role to 112 or more, or run fewer processes',
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

test('Each limit of connections is held against what counts against it', async () => {
  const url = new URL(await cloneServer())
  const name = url.pathname.slice(1)
  onTestFinished(async () => {
    await dropServer(url.href)
    await queryServer(inject('postgresUrl'), `drop role if exists ${name}`)
  })
  const theirs = new Client({ connectionString: url.href })
  onTestFinished(() => theirs.end())
  await theirs.connect()
  await theirs.query(
    `create role ${name} login password 'a' connection limit 20; alter database ${name} connection limit 30`,
  )
  Object.assign(url, { username: name, password: 'a' })
  const config = readConfig({ DATABASE_URL: url.href, DATA_DIR: await emptyFolder() }, import.meta.dirname)
  const [, connections] = await measureSurroundings(config, 1)
  // The other connection belongs to another role in the same database.
  expect(connections?.measured).toMatch(
    /; 20 of the role, of which others take 0; 30 of the database, of which others take 1;/,
  )
})
