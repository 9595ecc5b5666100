// Tests the package as a user would: installs the tarball into an empty folder with a fresh home, runs the commands,
// the examples of docs/library.md and docs/package.md, and the site. Part of `npm run test:long`.
import { equal, match, ok } from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install-and-build.mjs'

/** The maximum size of the tarball in bytes, just above its actual one. Half of it is the built, compressed site. */
const maxBytes = 69_100_000

const run = (command: string, args: string[], options = {}) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26, ...options })

/** Variables that a machine may need to reach its registry; without them npm silently retries for minutes. */
function registryVariables(): NodeJS.ProcessEnv {
  const names = /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:https?|no)_proxy|npm_config_registry)$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)))
}

if (!process.env['PACKAGE_MADE']) run('node', ['scripts/package/main.ts'], { cwd: root })
const folder = mkdtempSync(join(tmpdir(), 'stranger-'))
try {
  const cache = run('npm', ['config', 'get', 'cache']).trim()
  const [app, home] = [join(folder, 'app'), join(folder, 'home')]
  for (const each of [app, home]) mkdirSync(each)
  const env = {
    ...registryVariables(),
    PATH: process.env['PATH'],
    HOME: home,
    LANG: 'C.UTF-8',
    npm_config_cache: cache,
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const tarball = join(root, `dist/toolbench-${version}.tgz`)
  checkContents(tarball)
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], { cwd: app, env })
  checkCommands(app, env)
  checkGlobal(join(folder, 'global'), tarball, env)
  checkExamples(app, env)
  checkSamples(app, env)
  await checkSite(app, env)
  console.log('A stranger can install the package, and use the commands, the library and the site')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function checkContents(tarball: string): void {
  ok(readFileSync(tarball).length <= maxBytes, 'the tarball is larger than it was')
  const files = run('tar', ['-tf', tarball]).split('\n')
  const unwanted = files.filter((file) => /\.map$|\.tsx?$|fixtures|\.test\./.test(file) && !/\.d\.ts$/.test(file))
  equal(unwanted.join(' '), '')
}

function checkCommands(app: string, env: NodeJS.ProcessEnv): void {
  const toolbench = (args: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(join(app, 'node_modules/.bin/toolbench'), args, {
      cwd: app,
      env,
      input,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  equal(toolbench(['base64', 'encode', 'hi']).stdout, 'aGk=')
  match(toolbench(['guess'], '{"a":1}').stdout, /toolbench json-editor format/)
  const pipeline = { version: 1, steps: [{ tool: 'base64', operation: 'encode', options: {} }] }
  const ran = toolbench(['run', JSON.stringify(pipeline)], 'hi')
  equal(ran.stdout, 'aGk=', ran.stderr)
  match(toolbench(['help', 'base64', 'encode']).stdout, /--charset/)
  match(toolbench(['completion', 'zsh']).stdout, /compdef/)
  const unknown = toolbench(['bsae64'])
  equal(unknown.status, 2)
  match(unknown.stderr, /^There is no tool bsae64\. Did you mean base64\?.*\n$/)
}

function checkGlobal(prefix: string, tarball: string, env: NodeJS.ProcessEnv): void {
  const ownPrefix = { ...env, npm_config_prefix: prefix }
  run('npm', ['install', '--global', '--prefer-offline', '--no-audit', '--no-fund', tarball], { env: ownPrefix })
  equal(run(join(prefix, 'bin/toolbench'), ['base64', 'encode', 'hi'], { env }), 'aGk=')
}

function checkExamples(app: string, env: NodeJS.ProcessEnv): void {
  const texts = ['docs/library.md', 'docs/package.md'].map((path) => readFileSync(join(root, path), 'utf8'))
  const examples = [...texts.join('\n').matchAll(/```js\n(.*?)```/gs)]
  ok(examples.length > 3)
  for (const [index, [, code = '']] of examples.entries()) {
    const file = join(app, `example-${index}.mjs`)
    writeFileSync(file, `import { equal } from 'node:assert/strict'\n${code}`)
    run('node', [file], { cwd: app, env })
  }
  for (const name of readdirSync(join(app, 'node_modules/toolbench/types')))
    ok(name.endsWith('.d.ts'), `${name} is no declaration`)
}

/** Runs the first sample of every operation by the library; what only browsers can do has no function there. */
function checkSamples(app: string, env: NodeJS.ProcessEnv): void {
  const file = join(app, 'samples.mjs')
  writeFileSync(
    file,
    `import { readdirSync } from 'node:fs'
import { join } from 'node:path'
const tools = join(import.meta.dirname, 'node_modules/toolbench/tools')
for (const tool of readdirSync(tools)) {
  const { samples } = await import(join(tools, tool, 'samples.js'))
  const calls = Object.values(await import('toolbench/' + tool)).find((each) => typeof each === 'object')
  for (const [operation, [{ input }]] of Object.entries(samples))
    await calls[operation](input).catch((cause) => { throw new Error(tool + ' ' + operation, { cause }) })
}
`,
  )
  run('node', [file], { cwd: app, env })
}

async function checkSite(app: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort()
  const args = ['serve', '--port', String(port), '--data', join(app, 'data')]
  const program = join(app, 'node_modules/.bin/toolbench')
  const site = spawn(program, args, { cwd: app, env: { ...env, LOG_LEVEL: 'silent' }, stdio: 'inherit' })
  try {
    const address = `http://127.0.0.1:${port}`
    while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
      equal(site.exitCode, null, 'the site has ended')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const page = await (await fetch(`${address}/tools/base64`)).text()
    match(page, /<h1[^>]*>.*Base64/s)
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    equal((await fetch(address + script)).status, 200)
    const run = (path: string, body: object) =>
      fetch(`${address}/v1/tools/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    // A child whose watchdog breaks ends some time after its start.
    for (let count = 0; count < 20; count++) match(await (await run('base64/encode', { text: 'hi' })).text(), /"aGk="/)
    equal((await run('crypto/encrypt', { text: 'hi', key: 'k', iterations: 3_000_000 })).status, 200)
    const taken = spawnSync(program, [...args.slice(0, 3), '--data', join(app, 'more')], { env, encoding: 'utf8' })
    equal(taken.status, 2, taken.stderr)
    match(taken.stderr, /^Something else listens on .*: choose another port with --port\n$/)
  } finally {
    const ended = once(site, 'exit')
    if (site.exitCode === null) site.kill('SIGTERM')
    if (site.exitCode === null) await ended
  }
  equal(site.exitCode, 0)
  const file = join(app, 'a-file')
  writeFileSync(file, '')
  const unwritable = spawnSync(program, ['serve', '--port', '0', '--data', join(file, 'data')], {
    env,
    encoding: 'utf8',
  })
  equal(unwritable.status, 2, unwritable.stderr)
  match(unwritable.stderr, /^The folder .* cannot be written to: choose another with --data\n$/)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
