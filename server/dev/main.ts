// Serves the site from its sources, and shows what is changed at once: `npm run dev`. It needs no build.
import { serve } from '../app/serve.ts'
import { readSettings } from '../settings/settings.ts'
import { openSources } from './open-sources.ts'

process.env['NODE_ENV'] = 'development'
// Who works on the site reads what goes wrong, not every request.
process.env['LOG_LEVEL'] ??= 'warn'
try {
  await serve(readSettings(), await openSources())
} catch (error) {
  console.error(error)
  process.exit(1)
}
