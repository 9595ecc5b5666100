import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How many are tested in a daily run: the most recently changed ones, and others in rotation. */
const maxTools = { changed: 3, inTurn: 3 }
const maxFolders = { changed: 12, inTurn: 12 }
/** Rooms whose folders have independent tests. Other rooms, and the folders in `alwaysTested`, are always tested. */
const rooms = ['lib', 'server', 'ui', 'web', 'web/admin']
const alwaysTested = ['lib/fixtures', 'server/app', 'server/fuzz', 'web/admin']
/**
 * A folder that imports code changed by a commit ranks as if it had itself changed this many commits earlier, so that
 * changed folders precede their importers. Importers of uncommitted changes come right after these.
 */
const commitsBehind = 10
/** Older changes are ignored. */
const maxCommits = 200
const millisecondsADay = 86_400_000

/**
 * Selects the tools and folders whose own tests run today, `['lib/json', 'tools/csv']`, and lists those left out, as
 * sorted paths. The result is the same for the same commit. Changes come from git; without it, or in a shallow clone,
 * the rotation counts days instead of commits.
 */
export function selectTests(root) {
  const tools = new Map(toolsIn(root).map((path) => [path, importsOf(root, path, isOfLib)]))
  const folders = new Map(foldersIn(root).map((path) => [path, importsOf(root, path, isNoFixture)]))
  const { changes, turn } = historyOf(root)
  const chosen = [...choose(tools, changes, turn, maxTools), ...choose(folders, changes, turn, maxFolders)].sort()
  return { chosen, leftOut: [...tools.keys(), ...folders.keys()].filter((path) => !chosen.includes(path)).sort() }
}

function historyOf(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const open = git('status', '--porcelain', '--no-renames', '--untracked-files=all').replace(/^.. /gm, '')
    const commits = git('log', '-n', String(maxCommits), '--format=%x00', '--name-only', '--relative', '--', '.')
    const changes = [open, ...commits.split('\0').slice(1)].map((text) => text.split('\n'))
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'true')
      return { changes, turn: Number(git('rev-list', '--count', 'HEAD')) }
    // In a shallow clone, the oldest commit seems to add all files, and commits cannot be counted.
    return { changes: changes.slice(0, -1), turn: turnOfDay() }
  } catch {
    return { changes: [], turn: turnOfDay() }
  }
}

const turnOfDay = () => Math.floor(Date.now() / millisecondsADay)

/**
 * Selects from paths, given in order, each with the folders that it imports. `changes` are lists of files, newest
 * first: uncommitted ones, then commits. `turn` is incremented, so that each path has its turn, and neighbors, which
 * take similar times, have different ones. A changed folder precedes those that import it.
 */
export function choose(parts, changes, turn, max) {
  const turns = Math.ceil(parts.size / max.inTurn)
  const inTurn = [...parts.keys()]
    .map((path, place) => ({ path, wait: (place + turns - (turn % turns)) % turns }))
    .sort((one, other) => one.wait - other.wait)
    .map(({ path }) => path)
  const ageOf = (folders, isCounted = () => true) => {
    const age = changes.findIndex((files) =>
      files.some((file) => isCounted(file) && folders.some((path) => file.startsWith(`${path}/`))),
    )
    return age === -1 ? Number.POSITIVE_INFINITY : age
  }
  const ageOfImports = (folders) => {
    const age = ageOf(folders, affectsImporters)
    return age === 0 ? 0.5 : age + commitsBehind + 0.5
  }
  const age = new Map(inTurn.map((path) => [path, Math.min(ageOf([path]), ageOfImports(parts.get(path)))]))
  const changed = inTurn
    .filter((path) => Number.isFinite(age.get(path)))
    .sort((one, other) => age.get(one) - age.get(other))
    .slice(0, max.changed)
  // A path whose turn it is may have changed too, which leaves room for others.
  const chosen = new Set([...inTurn.slice(0, max.inTurn), ...changed, ...inTurn])
  return [...chosen].slice(0, max.changed + max.inTurn).sort()
}

const toolsIn = (root) =>
  subfolders(root, 'tools')
    .filter((path) => existsSync(join(root, path, 'tool.ts')))
    .sort()

const foldersIn = (root) =>
  rooms
    .flatMap((room) => subfolders(root, room))
    .filter((path) => !alwaysTested.includes(path))
    .filter((path) => readdirSync(join(root, path), { recursive: true }).some((file) => /\.test\.tsx?$/.test(file)))
    .sort()

const subfolders = (root, room) =>
  existsSync(join(root, room))
    ? readdirSync(join(root, room), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [`${room}/${entry.name}`] : [],
      )
    : []

/** Excludes `ui` and `kit`, which all tools import and which change most often: they would select all tools. */
const isOfLib = (path) => path.startsWith('lib/') && isNoFixture(path)
/** Changes of tests and fixtures do not affect importers of a folder. */
const affectsImporters = (file) => !/\/fixtures\/|\.test\.tsx?$/.test(file)
const isNoFixture = (path) => !path.endsWith('/fixtures')

/** Lists the folders that a folder's files (without tests) import: `'#lib/json/read.ts'` or `'../json/read.ts'`. */
function importsOf(root, path, isPart) {
  const sources = readdirSync(join(root, path), { recursive: true }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const imported = sources.flatMap((file) => {
    const text = readFileSync(join(root, path, file), 'utf8')
    return [...text.matchAll(/'(#|\.\.\/)([\w./-]+)'/g)].map(([, kind, name]) =>
      folderOf(kind === '#' ? name : join(dirname(join(path, file)), kind, name)),
    )
  })
  return [...new Set(imported)].filter((part) => part !== path && isPart(part))
}

/** Returns `web/admin/config` for `web/admin/config/draft.ts`, `lib/json` for `lib/json/read/value.ts`. */
const folderOf = (file) => {
  const names = dirname(file).split('/')
  return names.slice(0, rooms.includes(names.slice(0, 2).join('/')) ? 3 : 2).join('/')
}
