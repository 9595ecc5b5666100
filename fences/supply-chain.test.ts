import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const json = (path: string) => JSON.parse(read(path))

test('every package of the lock file has a hash, even those for other platforms', () => {
  const packages: [path: string, entry: { integrity?: string }][] = Object.entries(json('package-lock.json').packages)
  const unchecked = packages.filter(([path, { integrity = '' }]) => path && !/^sha512-[\w+/]{86}==$/.test(integrity))
  expect(unchecked.map(([path]) => path)).toEqual([])
})

test('every direct dependency is pinned to a version', () => {
  const { dependencies, devDependencies, optionalDependencies } = json('package.json')
  const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('no package runs install scripts, and none is installed within a week of its release', () => {
  const settings = read('.npmrc').split('\n')
  expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7', 'save-exact=true']))
  // The files copied first for the image's layer cache are all that npm reads.
  expect(read('Dockerfile')).toContain('COPY package.json package-lock.json .npmrc ./')
})

test('workflows pin third-party actions to commits, use no secrets, and have write permission only where none of our code runs', () => {
  for (const file of readdirSync(join(import.meta.dirname, '..', '.github/workflows'))) {
    const workflow = read(join('.github/workflows', file))
    const actions = [...workflow.matchAll(/uses: *(\S+)/g)].map(([, action]) => action)
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
    expect(workflow).not.toMatch(/\bsecrets\.|pull_request_target/)
    const [top = '', body = ''] = workflow.split(/^jobs:$/m)
    const jobs = body.split(/^ {2}(?=\w+:$)/m)
    expect(top).toMatch(/^permissions:\n {2}contents: read\n/m)
    const writers = jobs.filter((job) => /: *write\b/.test(job))
    expect(writers.filter((job) => /- run:|checkout/.test(job))).toEqual([])
    expect([...writers.join('').matchAll(/([\w-]+): *write\b/g)].map(([, right]) => right)).toEqual(
      file === 'release.yml' ? ['id-token', 'attestations'] : [],
    )
  }
})

test('the entry for the MCP registry matches the package', () => {
  const { name, version } = json('package.json')
  const { description, packages, ...server } = json('server.json')
  expect(server).toMatchObject({ version, title: 'Toolbench' })
  expect(packages).toMatchObject([{ registryType: 'npm', identifier: name, version, transport: { type: 'stdio' } }])
  expect(description.length).toBeLessThanOrEqual(100)
})

test('the compile cache is only beside the packages, in the folder that image and compose make writable', () => {
  const keeping = ['server/site.ts', 'cli/start-quickly.mjs', 'Dockerfile', 'compose.yaml']
  for (const file of keeping) expect(read(file)).toContain('node_modules/.cache/toolbench/compiled')
})
