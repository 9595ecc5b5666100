import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How the image's program is restricted, and its description for the report. */
export interface Sandbox {
  /** The command that runs another one within these restrictions. */
  prefix: string[]
  told: string
}

/**
 * Finds how this machine can start a program as a container does: as a user without rights, with a file system that is
 * read-only but for some folders. Root makes a name space of its own for that and gives its rights away; who is not root
 * has none to give away, and makes one where the system lets its users do so. Elsewhere the rights of the files have to do.
 */
export function sandboxFor(image: string, writable: string[]): Sandbox {
  for (const folder of writable) mkdirSync(folder, { recursive: true })
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? reachableUser(image) : undefined
  if (user) for (const folder of writable) chownSync(folder, user.uid, user.gid)
  const withoutRights = ['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
  const asUser = user ? ['--clear-groups', `--reuid=${user.uid}`, `--regid=${user.gid}`] : []
  const readOnly = ['sh', '-c', mounts, 'sh', image, ...writable, '--']
  const unshared = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', ...readOnly]
  const whole = [...unshared, ...withoutRights, ...asUser]
  const who = user ? `user ${user.uid}` : isRoot ? 'root without its capabilities' : 'this user'
  if (works(whole)) return { prefix: whole, told: `${who}, on a read-only file system` }
  takeRights(image)
  const told = `${who}, in a folder that is not writable (no name space of mounts can be made here)`
  const fewer = [...withoutRights, ...asUser]
  return isRoot && works(fewer) ? { prefix: fewer, told } : { prefix: [], told: told.replace(/^root.*?,/, 'root,') }
}

/** Mounts everything read-only but for the folders that are named, then starts what follows. */
const mounts = `set -e
image=$1; shift
mount --make-rprivate /
while [ "$1" != -- ]; do mount --bind "$1" "$1"; shift; done; shift
mount --bind "$image" "$image"; mount -o remount,ro,bind "$image"
mount -o remount,ro,bind /
cd "$image"
exec "$@"`

const works = ([command = '', ...args]: string[]): boolean => spawnSync(command, [...args, 'true']).status === 0

/** One that is not root and that can read all of it; the clone may be closed to others, as a home is. */
function reachableUser(image: string): { uid: number; gid: number } | undefined {
  const nobody = { uid: 65_534, gid: 65_534 }
  const isOpen = (path: string): boolean =>
    (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || isOpen(dirname(path)))
  const packages = join(image, 'node_modules')
  const [one = '.'] = readdirSync(packages).filter((name) => !name.startsWith('@'))
  return [image, realpathSync(join(packages, one)), realpathSync(process.execPath)].every(isOpen) ? nobody : undefined
}

/** Takes the right to write from a folder and all that is in it. Links are left, and what they lead to: the clone's packages. */
function takeRights(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) takeRights(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o555)
  }
  chmodSync(folder, lstatSync(folder).mode & 0o555)
}
