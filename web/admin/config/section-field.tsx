import type { ComponentType } from 'react'
import type { Boot } from '#contract/boot.ts'
import type { SectionName, SiteConfig } from '#contract/site-config/sections.ts'
import { defaultRobots } from '#contract/site-config/seo-config.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { useBoot } from '../../boot/boot.ts'
import { textsInLanguage } from '../../boot/texts-in-language.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { leadTexts } from '../../home/lead-texts.ts'
import { en, zh } from '../../legal/terms-texts.ts'
import type { ControlKind, FieldCard } from './cards/field-card.ts'
import type { ControlProps } from './controls/control-props.ts'
import { KeywordsControl } from './controls/keywords-control.tsx'
import { NumberControl } from './controls/number-control.tsx'
import { RedirectsControl } from './controls/redirects-control.tsx'
import { ScriptControl } from './controls/script-control.tsx'
import { SecretsControl } from './controls/secrets-control.tsx'
import { SwitchControl } from './controls/switch-control.tsx'
import { TextControl } from './controls/text-control.tsx'
import { useEditor } from './draft/editor-context.ts'
import { defaults } from './draft/stored-config.ts'
import { inputsOf } from './draft/text-inputs.ts'
import { PagesControl } from './pages/pages-control.tsx'
import { previewOf } from './pages/preview-of.ts'
import { ImageControl } from './upload/image-control.tsx'

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

interface SectionFieldProps {
  name: SectionName
  /** The input's name, such as `site_name` or `site_title.zh`. */
  field: string
  card: FieldCard
  kind: ControlKind
  /** The id of a help text that several inputs share. */
  describedBy?: string
}

/** The control of one input of a section. While empty, its placeholder is the effective value. */
export function SectionField({ name, field, card, kind, describedBy }: SectionFieldProps) {
  const { config, change, isLocked } = useEditor()
  const path = `${name}.${field}`
  const placeholder = valueInEffect(path, useBoot(), config)
  const Control = controlOfKind[kind]
  return (
    <Control
      path={path}
      card={{ ...card, kind }}
      value={inputsOf(name, config[name])[field]}
      isLocked={isLocked}
      placeholder={placeholder}
      describedBy={describedBy}
      onChange={(value) => change(name, { [field]: value })}
    />
  )
}

/** The control of each kind of field. */
const controlOfKind: Record<ControlKind, ComponentType<ControlProps>> = {
  line: TextControl,
  text: TextControl,
  address: TextControl,
  email: TextControl,
  keywords: KeywordsControl,
  image: ImageControl,
  script: ScriptControl,
  switch: SwitchControl,
  number: NumberControl,
  keys: SecretsControl,
  proxies: SecretsControl,
  redirects: RedirectsControl,
  pages: PagesControl,
}

/** The effective value of an empty input, by path; an empty text if there is none. */
function valueInEffect(path: string, boot: Boot, config: SiteConfig): string {
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

const ownDisclaimer = (language: Language): string =>
  ({ en, zh })[language].parts.find(({ id }) => id === 'disclaimer')?.text.join('\n\n') ?? ''
