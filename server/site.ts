// Serves the site, or runs a command: `node server/site.ts [command]`. Node 24 runs it without a build.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// In node_modules, like that of the command line: see there. Children of the pool, which are often replaced, share it.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/toolbench/compiled'))
process.env['NODE_ENV'] ??= 'production'
const argv = process.argv.slice(2)
try {
  const { readSettings } = await import('./settings/settings.ts')
  const settings = readSettings()
  // Loaded on demand, so that commands need not load the pages.
  if (argv.length > 0) {
    const { runCommand } = await import('./commands/run-command.ts')
    process.exitCode = await runCommand(argv, settings)
  } else {
    const { serve } = await import('./app/serve.ts')
    await serve(settings)
  }
} catch (error) {
  // One sentence by default, the whole error with LOG_LEVEL=debug.
  console.error(process.env['LOG_LEVEL'] === 'debug' ? error : `${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
