import { existsSync } from 'node:fs'
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyFolder } from '../../../../test/files/empty-folder.ts'
import { installRuntime, runtimeName } from './install-runtime.ts'

afterEach(() => vi.unstubAllEnvs())

/** Puts a program that is called npm in front of the real one. */
async function useNpm(script: string): Promise<void> {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'npm'), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, 'npm'), 0o755)
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter))
}

test('The library is installed by its lock file, without install scripts and without the part for graphics cards', async () => {
  const folder = join(await emptyFolder(), await runtimeName())
  await useNpm('mkdir node_modules && echo "$* $ONNXRUNTIME_NODE_INSTALL_CUDA" > asked')
  await installRuntime(folder)
  expect(await readFile(join(folder, 'asked'), 'utf8')).toMatch(/^ci .*--ignore-scripts .*skip\n$/)
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'))
  expect(folder).toMatch(`runtime-${lock.packages['node_modules/@huggingface/transformers'].version}`)
  for (const [name, { version, integrity, link }] of Object.entries<Record<string, string>>(lock.packages))
    if (name && !link)
      expect({ name, version, integrity }).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) })
  await useNpm('exit 1')
  // It stands there already.
  await installRuntime(folder)
})

test.each([
  [
    'fails',
    'for line in "warn about a setting" "error code E404" "error 404 Not Found"; do echo "npm $line" >&2; done; exit 1',
    'npm error code E404',
  ],
  ['says nothing', 'exit 7', 'it ended with 7'],
])('Nothing is left of it when npm %s', async (_what, script, said) => {
  const folder = await emptyFolder()
  await useNpm(script)
  await expect(installRuntime(join(folder, 'runtime-1'))).rejects.toThrow(
    `npm could not install @huggingface/transformers: ${said}`,
  )
  expect(await readdir(folder)).toEqual([])
})

test('Nothing is left of it when there is no npm', async () => {
  const folder = await emptyFolder()
  vi.stubEnv('PATH', folder)
  await expect(installRuntime(join(folder, 'runtime-1'))).rejects.toThrow(/npm could not install .*: .*ENOENT/)
  expect(existsSync(join(folder, 'runtime-1.part'))).toBe(false)
})
