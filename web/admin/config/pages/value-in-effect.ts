import type { Boot } from '#contract/boot.ts'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import { defaultRobots } from '#contract/site-config/seo-config.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { textsInLanguage } from '../../../boot/texts-in-language.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { leadTexts } from '../../../home/lead-texts.ts'
import { en, zh } from '../../../legal/terms-texts.ts'
import { defaults } from '../draft/stored-config.ts'
import { previewOf } from './preview-of.ts'

/** The effective value of an empty input, by path; an empty text if there is none. */
export function valueInEffect(path: string, boot: Boot, config: SiteConfig): string {
  const [name = '', field = '', language] = path.split('.')
  const spoken = language === 'en' || language === 'zh' ? language : boot.language
  return effects[`${name}.${field}`]?.({ boot, config, language: spoken }) ?? ''
}

interface Situation {
  boot: Boot
  config: SiteConfig
  language: Language
}

type Effect = (situation: Situation) => string

/** The metadata of the home page from the whole configuration, and from Site info only. */
const whole = ({ boot, config, language }: Situation) => previewOf(boot, config, '/', language)
const plain = ({ boot, config, language }: Situation) =>
  previewOf(boot, { ...config, site_seo: defaults.site_seo }, '/', language)

const infoIn = ({ config, language }: Situation) => textsInLanguage(config.site_info, language)

const effects: Record<string, Effect> = {
  'site_info.site_name': () => 'Toolbench',
  'site_info.site_url': ({ boot }) => boot.siteUrl,
  'site_info.site_title': (situation) => plain(situation).title,
  'site_info.main_title': (situation) => infoIn(situation).main_title || leadTexts[situation.language].title,
  'site_info.sub_title': (situation) =>
    infoIn(situation).sub_title || fill(leadTexts[situation.language].sub, { count: catalogue.length }),
  'site_info.site_desc': (situation) => plain(situation).description,
  'site_info.site_keywords': (situation) => plain(situation).keywords,
  'site_info.site_image': () => '/og-image.png',
  'site_info.disclaimer': (situation) => infoIn(situation).disclaimer || ownDisclaimer(situation.language),
  'site_seo.meta_title': (situation) => whole(situation).title,
  'site_seo.meta_description': (situation) => whole(situation).description,
  'site_seo.meta_keywords': (situation) => whole(situation).keywords,
  'site_seo.og_title': (situation) => whole(situation).social.title,
  'site_seo.og_description': (situation) => whole(situation).social.description,
  'site_seo.og_image': (situation) => whole(situation).social.image,
  'seo_config.robots': () => defaultRobots,
  'ai_config.retry_times': () => String(defaults.ai_config.retry_times),
}

const ownDisclaimer = (language: Language): string =>
  ({ en, zh })[language].parts.find(({ id }) => id === 'disclaimer')?.text.join('\n\n') ?? ''
