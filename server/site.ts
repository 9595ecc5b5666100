// Serves the site, or does what its arguments ask for: `node server/site.ts [command]`. Node 24 runs it without a build of its own.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Beside the packages, as the command line's: see there. Children of the pool, which end often, find it too.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/toolbench/compiled'))
process.env['NODE_ENV'] ??= 'production'
const argv = process.argv.slice(2)
try {
  const { readSettings } = await import('./settings/settings.ts')
  const settings = readSettings()
  // Each loads what it needs: a command is not kept waiting for the pages.
  if (argv.length > 0) {
    const { runCommand } = await import('./commands/run-command.ts')
    process.exitCode = await runCommand(argv, settings)
  } else {
    const { serve } = await import('./app/serve.ts')
    await serve(settings)
  }
} catch (error) {
  // One sentence for whoever starts it; where that is not enough, LOG_LEVEL=debug has the rest.
  console.error(process.env['LOG_LEVEL'] === 'debug' ? error : `${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
