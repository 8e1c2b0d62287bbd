import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Environment, readConfig } from '../../server/src/settings/config.ts'
import { removeUnusedFiles } from '../launch/unused-files.mjs'

const HOUSE = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(HOUSE, path), 'utf8')

interface Service {
  build?: string
  image: string
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
  volumes?: string[]
  configs?: { source: string; target: string }[]
  entrypoint?: string[]
  command?: string
  ports?: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
  configs: Record<string, { content: string }>
}

/** The file that `docker compose` reads where the environment sets nothing: merge keys resolved, defaults taken. */
const compose = parse(
  read('compose.yaml').replace(/\$\{\w+:-([^}]*)\}/g, (_, fallback: string) => fallback || "''"),
  { merge: true },
) as Compose
const { services } = compose
const serviceOf = (name: string): Service => services[name] ?? expect.unreachable(`there is no service ${name}`)

/** The instructions of the Dockerfile, one a line, by stage. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ keyword: line.split(/\s/)[0] ?? '', rest: line.replace(/^\S+\s+/, '') }))
const restsOf = (keyword: string): string[] =>
  instructions.filter((one) => one.keyword === keyword).map(({ rest }) => rest)
/** What the last stage sets. */
const imageEnvironment = Object.fromEntries(
  restsOf('ENV').flatMap((rest) => rest.split(' ').map((one) => one.split('=') as [string, string])),
)

describe('The image', () => {
  test('copies what is there, and is told to leave out', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean)
    const sources = restsOf('COPY')
      .filter((rest) => !rest.startsWith('--from='))
      .flatMap((rest) => rest.split(' ').slice(0, -1))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((path) => !existsSync(join(HOUSE, path)))).toEqual([])
    for (const path of sources.filter((source) => source !== '.')) {
      const [folder] = path.split('/')
      const isLeftOut = ignored.includes(`${folder}/*`) && !ignored.includes(`!${path}`)
      expect(isLeftOut, path).toBe(false)
    }
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.git', '.env', 'data']))
  })

  test('builds by scripts and programs that are there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const run = restsOf('RUN').join('\n')
    const called = [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
    expect(called).toEqual(['build'])
    for (const name of called) expect(scripts).toHaveProperty(name)
    for (const [, path] of run.matchAll(/import\('\.\/([^']+)'\)/g))
      expect(existsSync(join(HOUSE, path ?? ''))).toBe(true)
    expect(run).toContain('removeUnusedFiles')
    expect(removeUnusedFiles).toBeTypeOf('function')
    const [command = ''] = restsOf('CMD').slice(-1)
    const [program, ...rest] = JSON.parse(command) as string[]
    expect([program, existsSync(join(HOUSE, rest.at(-1) ?? ''))]).toEqual(['node', true])
    // What `npm start` tells Node, the image does too.
    expect(scripts.start).toContain([program, ...rest.slice(0, -1), 'scripts/launch.mjs'].join(' '))
  })

  test('takes its last stage from the first, on bases of a version, and serves as nobody special', () => {
    const stages = restsOf('FROM')
    expect(stages).toHaveLength(2)
    for (const stage of stages) expect(stage).toMatch(/^[\w./-]+:\d[\w.-]*(?: AS \w+)?$/)
    const named = stages.flatMap((stage) => stage.split(' AS ').slice(1))
    for (const rest of restsOf('COPY').filter((one) => one.startsWith('--from=')))
      expect(named).toContain(/^--from=(\w+) /.exec(rest)?.[1])
    expect(restsOf('USER')).toEqual(['node'])
    expect(restsOf('EXPOSE')).toEqual([imageEnvironment.PORT])
  })
})

describe('compose.yaml', () => {
  test('sets what the settings know, and they take it', () => {
    const known = [...Object.keys(Environment.shape), 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
    const own = Object.entries(services).filter(([, { build }]) => build)
    expect(own.map(([name]) => name)).toEqual(['site', 'worker'])
    for (const [name, { environment = {} }] of own) {
      expect(Object.keys(environment).filter((key) => !known.includes(key))).toEqual([])
      const config = readConfig({ ...imageEnvironment, ...environment }, '/app')
      expect(config).toMatchObject({
        isProduction: true,
        role: { site: 'web', worker: 'worker' }[name],
        http: { host: '0.0.0.0', port: 3000, publicUrl: 'http://localhost:3000' },
        model: null,
      })
    }
  })

  test('reaches each service by its name, port and password', () => {
    const { environment = {} } = serviceOf('site')
    const database = new URL(environment.DATABASE_URL ?? '')
    expect(database.hostname).toBe('database')
    expect(serviceOf('database').environment).toEqual({
      POSTGRES_USER: database.username,
      POSTGRES_PASSWORD: database.password,
      POSTGRES_DB: database.pathname.slice(1),
    })
    const files = new URL(environment.FILES_URL ?? '')
    const endpoint = new URL(files.searchParams.get('endpoint') ?? '')
    expect([endpoint.hostname, endpoint.port]).toEqual(['files', '8333'])
    expect(serviceOf('bucket').entrypoint?.join(' ')).toContain(`s3.bucket.create -name ${files.hostname}`)
    const { identities } = JSON.parse(compose.configs.files?.content ?? '') as {
      identities: { credentials: { accessKey: string; secretKey: string }[] }[]
    }
    expect(identities[0]?.credentials).toEqual([
      { accessKey: environment.AWS_ACCESS_KEY_ID, secretKey: environment.AWS_SECRET_ACCESS_KEY },
    ])
    const mail = new URL(environment.SMTP_URL ?? '')
    expect([mail.hostname, mail.port]).toEqual(['mail', '1025'])
  })

  test('waits for services that are there, and can tell that they are ready', () => {
    const isReady: Record<string, (service: Service) => boolean> = {
      service_healthy: ({ build, healthcheck }) =>
        healthcheck?.disable !== true && Boolean(healthcheck?.test ?? (build && restsOf('HEALTHCHECK').length > 0)),
      service_completed_successfully: ({ entrypoint }) => entrypoint !== undefined,
    }
    const waits = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on))
    expect(waits.length).toBeGreaterThan(3)
    for (const [name, { condition }] of waits)
      expect(isReady[condition]?.(serviceOf(name)), `${name} ${condition}`).toBe(true)
  })

  test('declares what it mounts, pins what it pulls, and opens nothing to other machines', () => {
    for (const [name, { build, image, volumes = [], configs = [], ports = [] }] of Object.entries(services)) {
      if (!build) expect(image, name).toMatch(/:v?\d+[\w.]*$/)
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
      for (const { source } of configs) expect(compose.configs).toHaveProperty(source)
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
    }
  })
})
