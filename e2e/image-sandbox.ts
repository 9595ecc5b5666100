import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Restrictions for the image's program, and their description for the report. */
export interface Sandbox {
  /** The command prefix that runs another command within the restrictions. */
  prefix: string[]
  description: string
}

/**
 * Finds a way to start a program as a container does on this machine: as an unprivileged user with a read-only file
 * system except for some folders. Root uses a mount namespace and drops its privileges; other users use a user
 * namespace, if the system allows it. Otherwise only file permissions are used.
 */
export function sandboxFor(image: string, writable: string[]): Sandbox {
  for (const folder of writable) mkdirSync(folder, { recursive: true })
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? reachableUser(image) : undefined
  if (user) for (const folder of writable) chownSync(folder, user.uid, user.gid)
  const unprivileged = ['setpriv', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
  const asUser = user ? ['--clear-groups', `--reuid=${user.uid}`, `--regid=${user.gid}`] : []
  const readOnly = ['sh', '-c', mounts, 'sh', image, ...writable, '--']
  const unshared = ['unshare', ...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', ...readOnly]
  const whole = [...unshared, ...unprivileged, ...asUser]
  const who = user ? `user ${user.uid}` : isRoot ? 'root without its capabilities' : 'this user'
  if (succeeds(whole)) return { prefix: whole, description: `${who}, on a read-only file system` }
  removeWritePermission(image)
  const description = `${who}, in a folder that is not writable (no name space of mounts can be made here)`
  const fewer = [...unprivileged, ...asUser]
  return isRoot && succeeds(fewer)
    ? { prefix: fewer, description }
    : { prefix: [], description: description.replace(/^root.*?,/, 'root,') }
}

/** Mounts everything read-only except the given folders, then runs the command that follows. */
const mounts = `set -e
image=$1; shift
mount --make-rprivate /
while [ "$1" != -- ]; do mount --bind "$1" "$1"; shift; done; shift
mount --bind "$image" "$image"; mount -o remount,ro,bind "$image"
mount -o remount,ro,bind /
cd "$image"
exec "$@"`

const succeeds = ([command = '', ...args]: string[]): boolean => spawnSync(command, [...args, 'true']).status === 0

/** Returns an unprivileged user that can read everything, if the clone is not in a private folder such as a home. */
function reachableUser(image: string): { uid: number; gid: number } | undefined {
  const nobody = { uid: 65_534, gid: 65_534 }
  const isOpen = (path: string): boolean =>
    (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || isOpen(dirname(path)))
  const packages = join(image, 'node_modules')
  const [one = '.'] = readdirSync(packages).filter((name) => !name.startsWith('@'))
  return [image, realpathSync(join(packages, one)), realpathSync(process.execPath)].every(isOpen) ? nobody : undefined
}

/** Removes write permission from a folder recursively, without following links, which lead to the clone's packages. */
function removeWritePermission(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeWritePermission(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o555)
  }
  chmodSync(folder, lstatSync(folder).mode & 0o555)
}
