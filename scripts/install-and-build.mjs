// Shared by `npm start`, `npm test` and others before anything is installed: plain JavaScript for Node 20.19.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
process.chdir(root)
// The package `node-linux-*` installs Node 24 here, which all commands started from now on use.
process.env.PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH

/** Runs a command, and exits with its code if it fails. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages of the lock file, unless that has been done. */
export function install() {
  once('install', 'node_modules', ['package-lock.json'], () =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']),
  )
}

const sources = ['package.json', 'package-lock.json', 'kit', 'lib', 'core', 'contract', 'tools']
const siteScripts = ['build', 'build-service-worker', 'licences'].map((name) => `scripts/${name}.ts`)
const commandLineScripts = ['bundle-command-line', 'english-only', 'fast-start'].map((name) => `scripts/${name}.ts`)

/** Builds the site and the command line, unless they are up to date. */
export function build() {
  once('build', 'dist/client', [...sources, 'ui', 'web', 'public', 'vite.config.ts', ...siteScripts], () =>
    run('node', ['scripts/build.ts']),
  )
  buildCommandLine()
}

/** Builds only the command line, in a few seconds. */
export function buildCommandLine() {
  once('command line', 'dist/cli/manifest.json', [...sources, 'cli', 'server', ...commandLineScripts], () =>
    run('node', ['scripts/bundle-command-line.ts']),
  )
}

function once(name, made, paths, work) {
  const done = join('node_modules/.cache/toolbench', name)
  const key = fingerprintOf(paths)
  if (existsSync(done) && readFileSync(done, 'utf8') === key && existsSync(made)) return
  work()
  mkdirSync(dirname(done), { recursive: true })
  writeFileSync(done, key)
}

function fingerprintOf(paths) {
  const hash = createHash('sha256').update(process.env.VITE_API_BASE ?? '')
  for (const file of paths.flatMap(filesOf).sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true })
    .map((file) => join(path, file))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile())
}
