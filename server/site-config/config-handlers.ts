import { type SectionName, sectionNames } from '#contract/site-config/sections.ts'
import type { Handlers } from '../routes/handler.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import { readVersionedConfig } from './read-site-config.ts'
import { updateSiteConfig } from './update-site-config.ts'

type Answers = Pick<Handlers, 'readWholeConfig' | 'updateSiteConfig'>

/** Answers the administrators' calls about the configuration. */
export const configHandlers = (parts: SiteContext): Answers => ({
  readWholeConfig: async () => {
    const { config, versions } = await readVersionedConfig(parts.database)
    const texts = Object.fromEntries(sectionNames.map((name) => [name, JSON.stringify(config[name])]))
    return { data: { ...(texts as Record<SectionName, string>), _versions: versions } }
  },
  updateSiteConfig: updateSiteConfig(parts),
})
