import { expect, test } from 'vitest'
import { guardHosts } from './host-guard.ts'

const isTaken = (settings: { publicUrl: string | null; host: string }, host: string | undefined, url = '/dev/mail') =>
  guardHosts(settings)({ url, headers: { host } }) === null

const AT_HOME = { publicUrl: null, host: '127.0.0.1' }
const STUDY = { publicUrl: 'https://study.example.org', host: '0.0.0.0' }

test.each([
  ['localhost:3000', AT_HOME],
  ['LOCALHOST', AT_HOME],
  ['127.0.0.1:3000', AT_HOME],
  ['[::1]:5173', AT_HOME],
  ['study.example.org', STUDY],
  ['Study.Example.org:8443', STUDY],
  ['localhost:3000', STUDY],
  ['192.168.1.7:3000', { publicUrl: null, host: '192.168.1.7' }],
  ['[2001:db8::7]', { publicUrl: null, host: '2001:db8::7' }],
  ['192.168.1.7:3000', { publicUrl: null, host: '0.0.0.0' }],
  ['[fe80::1]:3000', { publicUrl: null, host: '::' }],
])('%s is taken by %o', (host, settings) => {
  expect(isTaken(settings, host)).toBe(true)
})

test.each([
  ['evil.test', AT_HOME],
  ['evil.test:3000', AT_HOME],
  ['localhost.evil.test', AT_HOME],
  ['127.0.0.1.evil.test', AT_HOME],
  ['192.168.1.7:3000', AT_HOME],
  ['localhost:3000@evil.test', AT_HOME],
  ['', AT_HOME],
  [undefined, AT_HOME],
  ['evil.test', STUDY],
  ['192.168.1.7', STUDY],
  ['study.example.org.evil.test', STUDY],
  ['evil.test', { publicUrl: null, host: '0.0.0.0' }],
  ['192.168.1.8', { publicUrl: null, host: '192.168.1.7' }],
])('%s is refused by %o', (host, settings) => {
  expect(isTaken(settings, host)).toBe(false)
})

test.each(['/api/health/', '/api/ready/', '/api/ready/?from=balancer'])('%s answers whatever it is called', (url) => {
  expect(isTaken(STUDY, '10.0.0.8', url)).toBe(true)
})

test.each(['/metrics', '/api/config/', '/', '/service-worker.js', '/manifest.webmanifest', '/api/health/../config/'])(
  '%s does not',
  (url) => {
    expect(isTaken(STUDY, '10.0.0.8', url)).toBe(false)
  },
)
