// Serves the site from its sources with hot reloading: `npm run dev`. It needs no build.
import { serve } from '../app/serve.ts'
import { readSettings } from '../settings/settings.ts'
import { openSources } from './open-sources.ts'

process.env['NODE_ENV'] = 'development'
// Logs problems only, not every request.
process.env['LOG_LEVEL'] ??= 'warn'
try {
  await serve(readSettings(), { source: await openSources() })
} catch (error) {
  console.error(error)
  process.exit(1)
}
