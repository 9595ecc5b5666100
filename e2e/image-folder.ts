import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Makes a folder that holds what the image does: what the last stage of the Dockerfile copies, without what is left out. */
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

/** What the last stage of the Dockerfile says of how its program is started and asked whether it is well. */
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

/** Counts the bytes of a folder's files, those of the packages too that it links. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    // Packages for other systems are linked and not there.
    const stat = statSync(path, { throwIfNoEntry: false })
    return sum + (stat?.isDirectory() ? sizeOf(path) : (stat?.size ?? 0))
  }, 0)
}

function take(path: string, target: string): void {
  if (path === 'node_modules') {
    linkShipped(target)
    return
  }
  // The build stage makes `dist`, and none of what else may have been made there; the rest comes with the context.
  const isLeftOut = path === 'dist' ? (one: string) => madeBeside.test(one) : ignoredBy('.dockerignore')
  cpSync(join(root, path), target, { recursive: true, filter: (from) => !isLeftOut(relative(root, from)) })
}

const madeBeside = /^dist\/(package|static|[^/]+\.tgz|cli)$/

/** Says what an ignore file leaves out: of its lines the last that fits a path, or a folder of it, counts. */
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

/** Links the packages that are left when those for development are pruned. */
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
