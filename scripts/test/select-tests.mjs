import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** So many are looked into by day, however many there are: those that changed last, and others in turn. */
const maxTools = { changed: 4, inTurn: 4 }
const maxFolders = { changed: 16, inTurn: 16 }
/** Where a folder has tests of what it does alone. Rooms that are not named here, and these folders, are always tried. */
const rooms = ['lib', 'server', 'ui', 'web', 'web/admin']
const always = ['lib/fixtures', 'server/app', 'server/fuzz', 'web/admin']
/**
 * A folder that imports what a commit changed ranks as if it had changed itself so many commits earlier: what was changed is
 * tried before its importers. The importers of uncommitted changes come right after these.
 */
const commitsBehind = 10
/** Changes that are older than this count as none. */
const maxCommits = 200
const millisecondsADay = 86_400_000

/**
 * The tools and folders whose own tests run by day, `['lib/json', 'tools/csv']`, and those that are left out, each as a path,
 * in the order of their names. The same for the same commit. What changed is asked of git; where it says nothing, or
 * has a part of its commits alone, days take the place of commits.
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
    // All files seem to come with the first commit of what was cut off, and commits cannot be counted.
    return { changes: changes.slice(0, -1), turn: turnOfDay() }
  } catch {
    return { changes: [], turn: turnOfDay() }
  }
}

const turnOfDay = () => Math.floor(Date.now() / millisecondsADay)

/**
 * Chooses among paths, given in order, each with the folders that it imports. `changes` are lists of files, the newest first: what
 * is in no commit yet, then commits.
 * `turn` counts up, so that each path's turn comes, and neighbors, which take as long as one another, come one by one. Of
 * what one change touches, its own place comes before what imports it.
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
    const age = ageOf(folders, isForOthers)
    return age === 0 ? 0.5 : age + commitsBehind + 0.5
  }
  const age = new Map(inTurn.map((path) => [path, Math.min(ageOf([path]), ageOfImports(parts.get(path)))]))
  const changed = inTurn
    .filter((path) => Number.isFinite(age.get(path)))
    .sort((one, other) => age.get(one) - age.get(other))
    .slice(0, max.changed)
  // Whose turn it is, is looked into also where it changed; then there is room for others.
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
    .filter((path) => !always.includes(path))
    .filter((path) => readdirSync(join(root, path), { recursive: true }).some((file) => /\.test\.tsx?$/.test(file)))
    .sort()

const subfolders = (root, room) =>
  existsSync(join(root, room))
    ? readdirSync(join(root, room), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [`${room}/${entry.name}`] : [],
      )
    : []

/** What all tools have, `ui` and `kit`, changes most often: it would be all of them. */
const isOfLib = (path) => path.startsWith('lib/') && isNoFixture(path)
/** Tests and what only they use change nothing for who imports a folder. */
const isForOthers = (file) => !/\/fixtures\/|\.test\.tsx?$/.test(file)
const isNoFixture = (path) => !path.endsWith('/fixtures')

/** The folders that its files import, tests aside: `'#lib/json/read.ts'` or `'../json/read.ts'`. */
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

/** `web/admin/config` of `web/admin/config/draft.ts`, `lib/json` of `lib/json/read/value.ts`. */
const folderOf = (file) => {
  const names = dirname(file).split('/')
  return names.slice(0, rooms.includes(names.slice(0, 2).join('/')) ? 3 : 2).join('/')
}
