import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install-and-build.mjs'
import { selectTests } from './select-tests.mjs'

const all = 'all'

/**
 * Parses the arguments of a run: names of parts, and at most one tool, or `all` instead of the selected ones. Exits
 * with a message for any other word.
 */
export function parseArguments(words, partNames) {
  const names = words.filter((word) => partNames.includes(word))
  const isAll = words.includes(all)
  const [tool, ...more] = words.filter((word) => !partNames.includes(word) && word !== all)
  const isTool = tool === undefined || (/^[a-z0-9-]+$/.test(tool) && existsSync(join(root, 'tools', tool, 'tool.ts')))
  if (!isTool || more.length > 0) {
    console.error(`There is no part and no tool "${isTool ? more[0] : tool}". The parts: ${partNames.join(', ')}`)
    process.exit(2)
  }
  return { names, tool, ...(isAll || tool ? { chosen: [], leftOut: [] } : selectTests(root)) }
}
