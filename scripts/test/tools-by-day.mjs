import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** So many tools are looked into by day, however many there are: those that changed last, and others in turn. */
const [maxChanged, maxInTurn] = [6, 6]
/** What changed before is no newer than what never did. */
const maxCommits = 200
const millisecondsADay = 86_400_000

/**
 * The ids of the tools whose own tests, and those of their doors and their pages, run by day; in the order of their names.
 * The same for the same commit. What changed is asked of git; where it says nothing, days take the place of commits.
 */
export function toolsByDay(root) {
  const parts = new Map(idsIn(root).map((id) => [id, partsOf(root, id)]))
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const open = git('status', '--porcelain', '--no-renames', '--untracked-files=all').replace(/^.. /gm, '')
    const commits = git('log', '-n', String(maxCommits), '--format=%x00', '--name-only', '--relative', '--', '.')
    const changes = [open, ...commits.split('\0').slice(1)].map((text) => text.split('\n'))
    return choose(parts, changes, Number(git('rev-list', '--count', 'HEAD')))
  } catch {
    return choose(parts, [], Math.floor(Date.now() / millisecondsADay))
  }
}

/**
 * Chooses among tools, given as their ids in order, with the folders that each is made of. `changes` are lists of files, the
 * newest first; `turn` counts up, so that each tool's turn comes.
 */
export function choose(parts, changes, turn) {
  const ids = [...parts.keys()]
  const start = (turn * maxInTurn) % ids.length
  const inTurn = [...ids.slice(start), ...ids.slice(0, start)]
  const age = new Map(
    inTurn.map((id) => [id, changes.findIndex((files) => files.some((file) => isIn(parts.get(id), file)))]),
  )
  const changed = inTurn
    .filter((id) => age.get(id) !== -1)
    .sort((one, other) => age.get(one) - age.get(other))
    .slice(0, maxChanged)
  // Whose turn it is, is looked into also where it changed; then there is room for others.
  const chosen = new Set([...inTurn.slice(0, maxInTurn), ...changed, ...inTurn])
  return [...chosen].slice(0, maxChanged + maxInTurn).sort()
}

const isIn = (folders, file) => folders.some((folder) => file.startsWith(folder))

const idsIn = (root) =>
  readdirSync(join(root, 'tools'))
    .filter((id) => existsSync(join(root, 'tools', id, 'tool.ts')))
    .sort()

/** Its own folder, and those of `lib` that it imports. */
function partsOf(root, id) {
  const folder = join(root, 'tools', id)
  const sources = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const texts = sources.map((file) => readFileSync(join(folder, file), 'utf8'))
  const imported = texts.flatMap((text) => [...text.matchAll(/'#(lib\/[\w-]+\/)/g)].map(([, name]) => name))
  return [`tools/${id}/`, ...new Set(imported)]
}
