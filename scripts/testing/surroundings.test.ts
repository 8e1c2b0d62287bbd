import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HOUSE = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(HOUSE, path), 'utf8')

const { workspaces, scripts } = JSON.parse(read('package.json')) as {
  workspaces: string[]
  scripts: Record<string, string>
}
const NODE = read('.nvmrc').trim()

test('the image installs the dependencies of every workspace, by its manifest', () => {
  const manifests = globSync(
    workspaces.map((place) => `${place}/package.json`),
    { cwd: HOUSE },
  ).map((path) => path.replaceAll('\\', '/'))
  expect(manifests.length).toBeGreaterThan(8)
  const dockerfile = read('Dockerfile')
  expect(manifests.filter((path) => !dockerfile.includes(`COPY ${path} `))).toEqual([])
})

test('the image and the container of editors stand on the Node of .nvmrc', () => {
  const [major] = NODE.replace('v', '').split('.')
  for (const base of read('Dockerfile').matchAll(/^FROM node:(\S+)/gm))
    expect(base[1]).toMatch(new RegExp(`^${major}-`))
  const { image } = JSON.parse(read('.devcontainer/devcontainer.json')) as { image: string }
  expect(image).toMatch(new RegExp(`:${major}-`))
  expect(read('.github/workflows/ci.yml')).toContain('node-version-file: .nvmrc')
})

test('what lands a change is one script, which the workflow calls too', () => {
  expect(read('.ci/run')).toMatch(/^exec npm test$/m)
  expect(read('.ci/run')).toMatch(/^bash \.ci\/prepare$/m)
  expect(read('.devcontainer/devcontainer.json')).toContain('sudo bash .ci/prepare && npm ci')
  expect(read('.github/workflows/ci.yml')).toContain('run: bash .ci/run')
  for (const name of ['test', 'test:unit', 'test:integration', 'test:e2e', 'typecheck', 'lint', 'format'])
    expect(scripts, name).toHaveProperty(name)
})

test('what a contributor looks for is there, under its usual name', () => {
  const usual = ['.editorconfig', '.nvmrc', '.github/pull_request_template.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md']
  const more = ['CONTRIBUTING.md', 'Dockerfile', 'LICENSE', 'SECURITY.md', 'compose.yaml', 'docs/glossary.md']
  expect([...usual, ...more].filter((path) => !existsSync(join(HOUSE, path)))).toEqual([])
  expect(globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: HOUSE }).length).toBeGreaterThan(1)
  expect(read('CHANGELOG.md')).toMatch(/^## \d+\.\d+\.\d+/m)
})
