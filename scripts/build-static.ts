// `npm run build:static [--base /tools/]`: writes the site as files for a static host into `dist/static`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildStatic, staticBasePath } from '../server/commands/build-static.ts'
import { publicPageFiles } from './build-service-worker.ts'
import { build, root } from './install-and-build.mjs'

const usage = `npm run build:static [-- --base /tools/]

Writes the site into dist/static, as files that any static host can serve below that path.

  --base   the path of the site on its host; BASE_PATH where nothing is said, / where that says nothing

SITE_URL, DATA_DIR and DATABASE_URL mean what they mean to the server (docs/operations.md).
`

// As the server does; React chooses its production build by this.
process.env['NODE_ENV'] = 'production'
try {
  const { values } = parseArgs({ options: { base: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
  process.stdout.write(values.help ? usage : await write(values.base))
} catch (error) {
  // Usage errors are printed as one sentence; other errors are bugs, with their stack.
  const { name, code, message } = error as Error & { code?: string }
  if (name !== 'UsageError' && !code?.startsWith('ERR_PARSE_ARGS')) throw error
  process.stderr.write(`${message}\n`)
  process.exitCode = 2
}
// Needed as React's scheduler keeps a MessageChannel open.
process.exit()

function write(base: string | undefined): Promise<string> {
  const basePath = staticBasePath(base)
  build()
  const dist = join(root, 'dist')
  const { code, onUse } = publicPageFiles(join(dist, 'client'))
  const files = [...code, ...onUse.map(({ path }) => path)]
  return buildStatic({ basePath, dist, files, folder: join(dist, 'static') })
}
