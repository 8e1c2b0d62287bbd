import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../../test/files/empty-folder.ts'
import { startHubPeer } from '../../../../test/peers/hub-peer.ts'
import { bringToneListener, TONE_MODEL, writeToneModel } from '../../../../test/stand-ins/install-tone-listener.ts'
import { installSpeech } from './install-speech.ts'
import { findInstallation } from './installation.ts'
import { folderOf, hubAt } from './model-source.ts'

const MODEL = 'somebody/tones'
const EAR = 'onnx/encoder_model_quantized.onnx'

/** The tone listener stands in for the library, and a peer for the hub. */
async function ground(bringRuntime: typeof bringToneListener = bringToneListener) {
  const dataDir = join(await emptyFolder(), 'data')
  const hub = await startHubPeer(MODEL, TONE_MODEL)
  const told: string[] = []
  const install = (model = MODEL) =>
    installSpeech({ dataDir, model, source: hubAt(hub.address), tell: (line) => told.push(line), bringRuntime })
  return { dataDir, hub, told, install }
}

test('A recogniser is installed, and has heard a recording before it is used', async () => {
  const { dataDir, told, install } = await ground()
  const heard = await install()
  // What the tone listener makes of speech; that it heard the whole sentence is what counts.
  expect(heard.split(' ').length).toBeGreaterThan(5)
  const installation = await findInstallation(dataDir)
  expect(installation?.model).toBe(MODEL)
  expect(existsSync(join(installation?.modelFolder ?? '', EAR))).toBe(true)
  expect(told).toHaveLength(Object.keys(TONE_MODEL).length + 2)
})

test('What cannot be fetched is said at once, and nothing is left behind', async () => {
  const { dataDir, hub, install } = await ground()
  await expect(install('somebody/else')).rejects.toThrow(/^There is no model somebody\/else at 127\.0\.0\.1:\d+$/)
  await expect(
    installSpeech({ dataDir, model: MODEL, source: hubAt('http://127.0.0.1:3'), tell: () => {} }),
  ).rejects.toThrow(
    /^somebody\/tones cannot be fetched: 127\.0\.0\.1:3 is not reached \(ECONNREFUSED\)\. Nothing was installed/,
  )
  expect(existsSync(dataDir)).toBe(false)
  expect(hub.asked).toEqual([])
})

test('A download that breaks is gone on with, and until then nothing is in use', async () => {
  const { dataDir, hub, install } = await ground()
  hub.breaksAfterBytes = 100_000
  await expect(install()).rejects.toThrow(`${EAR} did not come whole`)
  expect(await findInstallation(dataDir)).toBeNull()
  hub.breaksAfterBytes = Number.POSITIVE_INFINITY
  await install()
  expect(hub.asked.filter((line) => line.startsWith(EAR))).toEqual([`${EAR} 0`, `${EAR} 100000`])
  expect(hub.asked.filter((line) => line.startsWith('config.json'))).toEqual(['config.json 0'])
  expect(await findInstallation(dataDir)).not.toBeNull()
})

test.each([EAR, 'tokenizer.json'])('What is not what the hub promised is thrown away: %s', async (path) => {
  const { dataDir, hub, install } = await ground()
  hub.served[path] = (TONE_MODEL[path] ?? '').replace(/.$/, '?')
  await expect(install()).rejects.toThrow(`${path} is not what was promised`)
  expect(await findInstallation(dataDir)).toBeNull()
})

test('A model that does not run is not used, and the one before stays', async () => {
  const { dataDir, install } = await ground()
  await install()
  const before = await findInstallation(dataDir)
  const folder = await emptyFolder()
  await writeToneModel(folder)
  await writeFile(join(folder, 'config.json'), '{"model_type":"something else"}')
  const broken = installSpeech({
    dataDir,
    model: 'somebody/broken',
    source: folderOf(folder),
    tell: () => {},
    bringRuntime: bringToneListener,
  })
  await expect(broken).rejects.toThrow(/^somebody\/broken does not run on this machine: .*not what a recogniser is$/)
  expect(await findInstallation(dataDir)).toEqual(before)
})

test('A model can come from a folder, and takes the place of the one before', async () => {
  const { dataDir, install } = await ground()
  await install()
  const folder = await emptyFolder()
  await writeToneModel(folder)
  await installSpeech({
    dataDir,
    model: 'somebody/other',
    source: folderOf(folder),
    tell: () => {},
    bringRuntime: bringToneListener,
  })
  expect((await findInstallation(dataDir))?.model).toBe('somebody/other')
  const folders = (await readdir(join(dataDir, 'speech'))).filter((name) => name.startsWith('model-'))
  expect(folders).toEqual([expect.stringMatching(/^model-somebody--other-[\da-f]{8}$/)])
  await expect(folderOf(await emptyFolder()).list(MODEL)).rejects.toThrow('config.json is missing from somebody/tones')
})

test('What is not a hub is told apart from one', async () => {
  const { hub, install } = await ground()
  hub.listing = '<html>'
  await expect(install()).rejects.toThrow(/^127\.0\.0\.1:\d+ does not answer as a hub of models does$/)
  hub.listing = '[]'
  await expect(install()).rejects.toThrow('config.json is missing from somebody/tones')
})

test('A disk without room is told of before anything is fetched', async () => {
  const { dataDir, hub, install } = await ground()
  const files = Object.keys(TONE_MODEL).map((path) => ({ path, size: 10 ** 15, oid: 'x' }))
  hub.listing = JSON.stringify(files)
  await expect(install()).rejects.toThrow(/ has \d+ MB free, and \d{9,} MB are needed\. Nothing was installed$/)
  expect(hub.asked).toEqual([])
  expect(existsSync(dataDir)).toBe(false)
})

test('A library that does not come leaves no half of it', async () => {
  const { dataDir, install } = await ground(async (folder) => {
    await mkdir(`${folder}.part`, { recursive: true })
    throw new Error('npm is not there')
  })
  await expect(install()).rejects.toThrow('npm is not there')
  expect(await findInstallation(dataDir)).toBeNull()
})
