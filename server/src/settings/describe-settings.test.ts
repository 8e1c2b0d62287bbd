import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { describeSettings } from './describe-settings.ts'

const described = (environment: Record<string, string> = {}) => describeSettings(readConfig(environment, '/srv'))

test('Nothing configured is described as what it is', () => {
  expect(described()).toEqual({
    site: 'http://localhost:3000, not in production',
    database: 'embedded in /srv/data/database',
    files: '/srv/data/files',
    mail: 'kept in /srv/data/mail',
    ai: 'the built-in study engine',
    ocr: 'tesseract, on this machine',
    speech: 'no recogniser: recordings are not taken',
    voice: 'the browser’s own',
    payment: 'the test checkout, in which no money moves',
  })
})

test('Everything configured is named with its host, and no secret is', () => {
  const all = described({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://study.example.org/',
    SECRET_KEY: 'a secret of more than thirty-two characters',
    DATABASE_URL: 'postgres://lectern:secret@db.example.org:6432/lectern',
    FILES_URL: 's3://lectern?endpoint=https://files.example.org&region=eu',
    SMTP_URL: 'smtp://lectern:secret@mail.example.org:587',
    AI_BASE_URL: 'https://ai:secret@ai.example.org/v1',
    AI_API_KEY: 'secret',
    AI_MODEL: 'a-model',
    OCR_BASE_URL: 'https://ocr.example.org/v1',
    OCR_API_KEY: 'secret',
    OCR_MODEL: 'a-reading-model',
    SPEECH_BASE_URL: 'https://speech.example.org/v1',
    SPEECH_API_KEY: 'secret',
    SPEECH_MODEL: 'whisper-1',
    STRIPE_SECRET_KEY: 'sk_secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  })
  expect(all).toEqual({
    site: 'https://study.example.org',
    database: 'PostgreSQL at db.example.org:6432',
    files: 'bucket lectern at files.example.org',
    mail: 'mail.example.org:587',
    ai: 'a-model at ai.example.org',
    ocr: 'a-reading-model at ocr.example.org, else tesseract',
    speech: 'whisper-1 at speech.example.org',
    voice: 'tts-1',
    payment: 'Stripe',
  })
})

test.each([
  [{ PAYMENTS_ENABLED: 'false' }, 'the test checkout, in which no money moves, closed by PAYMENTS_ENABLED=false'],
  [
    { NODE_ENV: 'production', SECRET_KEY: 'a secret of more than thirty-two characters' },
    'under maintenance: set STRIPE_SECRET_KEY',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_HOST: 'http://127.0.0.1:9' },
    'Stripe at 127.0.0.1:9',
  ],
])('%j is payment by %s', (environment, payment) => {
  expect(described(environment).payment).toBe(payment)
})

test('Recognition on this machine, and Amazon’s own bucket, are named', () => {
  const { speech, voice, files } = described({ SPEECH_BASE_URL: 'local', FILES_URL: 's3://lectern' })
  expect([speech, voice, files]).toEqual([
    'the recogniser on this machine',
    'the browser’s own',
    'bucket lectern at Amazon S3',
  ])
})
