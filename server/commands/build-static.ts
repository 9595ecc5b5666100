import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCatalogue } from '#core/load-tools.node.ts'
import { siteStateOf } from '../app/site-state-of.ts'
import { isBasePath } from '../settings/address-forms.ts'
import { readSettings } from '../settings/settings.ts'
import { buildStaticSite } from '../static-site/build-static-site.ts'
import { UsageError } from './usage-error.ts'
import { withDatabase } from './with-database.ts'

interface Request {
  /** As returned by `staticBasePath`. */
  basePath: string
  dist: string
  files: readonly string[]
  folder: string
}

/**
 * Parses the base path of the static site, with or without a trailing slash; defaults to `BASE_PATH`.
 *
 * @throws UsageError
 */
export function staticBasePath(base: string | undefined): string {
  const basePath = (base ?? readSettings().BASE_PATH).replace(/\/$/, '')
  if (basePath === '' || isBasePath(basePath)) return basePath
  throw new UsageError(
    '--base takes the path of the site on its host, such as /tools/',
    '--base 是网站在主机上的路径，例如 /tools/',
  )
}

/**
 * Writes the static site with the configuration of the database that the environment names, or else with the defaults.
 * Returns a message that says so.
 */
export async function buildStatic({ basePath, ...built }: Request): Promise<string> {
  const settings = readSettings()
  const isConfigured = Boolean(process.env['DATABASE_URL'] || process.env['DATA_DIR'])
  const folder = isConfigured ? settings.DATA_DIR : mkdtempSync(join(tmpdir(), 'toolbench-static-'))
  try {
    const { length } = await readCatalogue()
    return await withDatabase({ ...settings, DATA_DIR: folder }, async (database) => {
      const site = siteStateOf(database, length)
      await site.refresh()
      const pages = await buildStaticSite({ ...built, site, basePath, siteUrl: settings.SITE_URL })
      return `${built.folder} holds ${pages} pages for ${settings.SITE_URL.replace(/\/$/, '')}${basePath}/ of any static host.\n`
    })
  } finally {
    if (!isConfigured) rmSync(folder, { recursive: true })
  }
}
