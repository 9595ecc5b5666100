import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Creates a folder with the content of the image: what the last stage of the Dockerfile copies, without ignored files.
 */
export function makeImageFolder(folder: string): void {
  const dockerfile = read('Dockerfile')
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  for (const [, paths = ''] of last.matchAll(/^COPY --from=build (.+)$/gm)) {
    const names = paths.split(' ')
    const target = join(folder, names.pop() ?? '')
    for (const path of names.map((name) => name.replace('/app/', '')))
      take(path, names.length > 1 ? join(target, path) : target)
  }
  const [, sweep = 'false'] = /^RUN (find .+)$/m.exec(dockerfile) ?? []
  execFileSync('sh', ['-c', sweep], { cwd: folder })
}

/** Reads the environment, the command and the health check from the last stage of the Dockerfile. */
export function readImage(): { env: Record<string, string>; command: string[]; healthCheck: string[] } {
  const dockerfile = read('Dockerfile')
  const listAfter = (start: RegExp): string[] => JSON.parse(start.exec(dockerfile)?.[1] ?? '[]')
  const [, env = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
  return {
    env: Object.fromEntries(env.split(' ').map((each) => each.split('='))),
    command: listAfter(/^CMD (\[.+\])$/m),
    healthCheck: listAfter(/^HEALTHCHECK [^\n]+\\\n +CMD (\[.+\])$/m),
  }
}

/** Returns the size of a folder in bytes, including linked packages. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    // Links to packages for other systems are dangling.
    const stat = statSync(path, { throwIfNoEntry: false })
    return sum + (stat?.isDirectory() ? sizeOf(path) : (stat?.size ?? 0))
  }, 0)
}

function take(path: string, target: string): void {
  if (path === 'node_modules') {
    linkShipped(target)
    return
  }
  // Of `dist`, only what the build stage creates; the rest comes from the build context.
  const isLeftOut = path === 'dist' ? (one: string) => madeBeside.test(one) : ignoredBy('.dockerignore')
  cpSync(join(root, path), target, { recursive: true, filter: (from) => !isLeftOut(relative(root, from)) })
}

const madeBeside = /^dist\/(package|static|[^/]+\.tgz|cli)$/

/**
 * Returns a predicate for the paths that an ignore file excludes: the last line that matches a path or one of its
 * parents decides.
 */
export function ignoredBy(ignoreFile: string): (path: string) => boolean {
  const lines = read(ignoreFile)
    .split('\n')
    .filter((line) => line !== '')
  const isNested = ignoreFile === '.gitignore'
  const fits = (path: string, line: string) => {
    const pattern = line.replace(/^!/, '').replace(/\/$/, '')
    return matchesGlob(path, pattern) || (isNested && matchesGlob(path, `**/${pattern}`))
  }
  const foldersOf = (path: string) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))
  return (path) =>
    lines.reduce(
      (isOut, line) => (foldersOf(path).some((one) => fits(one, line)) ? !line.startsWith('!') : isOut),
      false,
    )
}

/** Links the packages without development dependencies. */
function linkShipped(target: string): void {
  const lock: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
    read('package-lock.json'),
  )
  const shipped = Object.entries(lock.packages).flatMap(([path, { dev, devOptional }]) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional ? path.slice('node_modules/'.length) : [],
  )
  for (const name of shipped.filter((one) => !one.startsWith('node-linux-'))) {
    const link = join(target, name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
}
