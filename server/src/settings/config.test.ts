import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, Environment, readConfig } from './config.ts'

const read = (environment: Record<string, string> = {}) => readConfig(environment, '/srv')

test('an empty environment gives the documented defaults', () => {
  const config = read()
  expect(config.http).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: null, hasClientLimits: true })
  expect(config).toMatchObject({
    role: 'all',
    dataDir: '/srv/data',
    model: null,
    welcomeCredits: 20,
    storageLimitMb: 500,
  })
})

test('an empty value counts as unset', () => {
  expect(read({ PORT: '', DATABASE_URL: '', AI_BASE_URL: '' }).http.port).toBe(3000)
})

const collector = (headers: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  OTEL_EXPORTER_OTLP_HEADERS: headers,
})

test.each([
  [{ PORT: '70000' }, /^PORT /],
  [{ PORT: 'abc' }, /^PORT /],
  [{ ROLE: 'queen' }, /^ROLE /],
  [{ DATABASE_URL: 'mysql://host/db' }, /^DATABASE_URL must be an address starting with postgres:/],
  [{ SMTP_URL: 'host:25' }, /^SMTP_URL /],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must have at least 32 characters/],
  [{ OPERATOR_TOKEN: 'short' }, /^OPERATOR_TOKEN must have at least 24/],
  [{ PAYMENTS_ENABLED: 'yes' }, /^PAYMENTS_ENABLED /],
  [{ AI_BASE_URL: 'http://localhost:1/v1' }, /^AI_MODEL must be set/],
  [{ AI_MODEL: 'm'.repeat(201) }, /^AI_MODEL /],
  [{ AI_VISION_MODEL: 'm'.repeat(201) }, /^AI_VISION_MODEL /],
  [{ OCR_MODEL: 'm'.repeat(201) }, /^OCR_MODEL /],
  [{ AI_EXTRA_BODY: '{"think":' }, /^AI_EXTRA_BODY must be a JSON object, like /],
  [{ AI_EXTRA_BODY: '[1]' }, /^AI_EXTRA_BODY must be a JSON object/],
  [{ AI_CONTEXT_TOKENS: '100' }, /^AI_CONTEXT_TOKENS /],
  [{ AI_INPUT_PRICE: 'free' }, /^AI_INPUT_PRICE /],
  [{ SPEECH_BASE_URL: 'http://localhost:1/v1' }, /^SPEECH_MODEL must be set/],
  [{ SPEECH_BASE_URL: 'localhost:1' }, /^SPEECH_BASE_URL must be local, or an address starting with http:/],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET must be set/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY must be set/],
  [{ STRIPE_HOST: 'localhost:1' }, /^STRIPE_HOST must be an address/],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me:hidden@collector:4318' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must hold no name/,
  ],
  [collector('a=b,x-key=hidden%0Ahidden'), /^OTEL_EXPORTER_OTLP_HEADERS has a value for x-key that no header/],
  [collector('x-key=hidden細'), /^OTEL_EXPORTER_OTLP_HEADERS has a value for x-key that no header/],
  [{ NODE_ENV: 'production' }, /^SECRET_KEY must be set/],
  [{ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), CLIENT_LIMITS: 'off' }, /^CLIENT_LIMITS cannot be off/],
])('%o stops the start with one line that names the variable', (environment, message) => {
  const failure = (() => {
    try {
      return read(environment as Record<string, string>)
    } catch (error) {
      return error
    }
  })()
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as Error).message).toMatch(message)
  expect((failure as Error).message).not.toMatch(/\n|hidden/)
})

test('a trailing slash of PUBLIC_URL is dropped', () => {
  expect(read({ PUBLIC_URL: 'https://study.example.org/' }).http.publicUrl).toBe('https://study.example.org')
})

test('.env.example lists every setting, and no other, with its default', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const listed = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name as string, value as string])
  expect(listed.map(([name]) => name).sort()).toEqual(Object.keys(Environment.shape).sort())
  expect(readConfig(Object.fromEntries(listed), '/srv')).toEqual(read())
})

test('the operations guide names every setting', () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const isNamed = (name: string) => guide.includes(`\`${name}\``) || guide.includes(`\`${name}=`)
  expect(Object.keys(Environment.shape).filter((name) => !isNamed(name))).toEqual([])
})
