import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const json = (path: string) => JSON.parse(read(path))

test('every package of the lock file has a hash, those of other platforms too', () => {
  const packages: [path: string, entry: { integrity?: string }][] = Object.entries(json('package-lock.json').packages)
  const unchecked = packages.filter(([path, { integrity = '' }]) => path && !/^sha512-[\w+/]{86}==$/.test(integrity))
  expect(unchecked.map(([path]) => path)).toEqual([])
})

test('every package that we name is pinned to a version', () => {
  const { dependencies, devDependencies, optionalDependencies } = json('package.json')
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('no package runs a script while it is installed, and none is taken within a week of its release', () => {
  const settings = read('.npmrc').split('\n')
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7', 'save-exact=true']))
  // What is copied before the rest of the project for the image's layers is all that npm reads.
  expect(read('Dockerfile')).toContain('COPY package.json package-lock.json .npmrc ./')
})

test('a workflow uses others’ actions by commit, takes no right to write and no secret', () => {
  for (const file of readdirSync(join(import.meta.dirname, '..', '.github/workflows'))) {
    const workflow = read(join('.github/workflows', file))
    const actions = [...workflow.matchAll(/uses: *(\S+)/g)].map(([, action]) => action)
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
    expect(workflow).not.toMatch(/\bsecrets\.|: *write\b|pull_request_target/)
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n/m)
  }
})
