import { expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { speakByFlite } from './flite-voice.ts'

/** Length of 16-bit mono sound. */
const secondsOf = (wav: Buffer): number => (wav.length - 44) / 2 / wav.readUInt32LE(24)

test('English is read aloud as sound, however it is typed', async () => {
  const [short, long] = await Promise.all(
    ['Good morning.', '“Good morning” — we’re eating noodles, and naïve 朋友 cafés; -o /etc/passwd'].map((text) =>
      speakByFlite(text, askedBy()),
    ),
  )
  expect(short?.toString('latin1', 0, 4)).toBe('RIFF')
  expect(secondsOf(short as Buffer)).toBeGreaterThan(0.5)
  expect(secondsOf(long as Buffer)).toBeGreaterThan(secondsOf(short as Buffer) * 2)
})

test.each(['', '  ', '早晨', '…'])('nothing is made of %j', async (text) => {
  expect(await speakByFlite(text, askedBy())).toBeNull()
})

test('whoever leaves ends the reading', async () => {
  const leaver = new AbortController()
  const reading = speakByFlite('A long text. '.repeat(100), askedBy(1, leaver.signal))
  leaver.abort(new Error('the student left'))
  await expect(reading).rejects.toThrow('the student left')
})
