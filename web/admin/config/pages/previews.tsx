import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useBoot } from '../../../boot/boot.ts'
import { useEditor } from '../draft/editor-context.ts'
import { isPageEntry, languageOf } from './page-entry.ts'
import { type Preview, previewOf } from './preview-of.ts'
import styles from './previews.module.css'

/** The previews of search engines and social networks for the home page, in either language. */
export function HomePreviews() {
  const words = useTexts(texts)
  const [language, setLanguage] = useState(useLanguage())
  return (
    <Previews path="/" language={language}>
      <Segments
        label={words.language}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'zh', label: '中文' },
        ]}
        value={language}
        isWide
        onChange={setLanguage}
      />
    </Previews>
  )
}

/** The previews of the page whose texts are open, or of the home page. */
export function PagePreviews() {
  const { config, openPage } = useEditor()
  const entry: unknown = config.page_seo_config.kd_contents[openPage ?? -1]
  if (!isPageEntry(entry)) return <HomePreviews />
  return <Previews path={entry.path} language={languageOf(entry)} />
}

interface PreviewsProps {
  path: string
  language: Language
  /** Content above them. */
  children?: ReactNode
}

function Previews({ path, language, children }: PreviewsProps) {
  const words = useTexts(texts)
  const preview = previewOf(useBoot(), useEditor().config, path, language)
  return (
    <aside className={styles['previews']} aria-label={words.label}>
      {children}
      <section className={styles['card']}>
        <h3>{words.search}</h3>
        <div className={styles['result']} lang={language === 'zh' ? 'zh-CN' : 'en'}>
          <div className={styles['address']}>
            {preview.host}
            {path === '/' ? '' : path.replaceAll('/', ' › ')}
          </div>
          <div className={styles['title']}>{preview.title}</div>
          <p>{preview.description}</p>
        </div>
      </section>
      <section className={styles['card']}>
        <h3>{words.shared}</h3>
        <SocialCard preview={preview} />
      </section>
    </aside>
  )
}

function SocialCard({ preview: { host, social } }: { preview: Preview }) {
  const [image] = useDebouncedValue(social.image, 400)
  return (
    <div className={styles['social']}>
      <Image key={image} src={image} />
      <div className={styles['words']}>
        <span>{host}</span>
        <b>{social.title}</b>
        <p>{social.description}</p>
      </div>
    </div>
  )
}

function Image({ src }: { src: string }) {
  const words = useTexts(texts)
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <p className={styles['broken']}>{words.broken}</p>
  return <img src={src} alt="" onError={() => setBroken(true)} />
}

const texts = {
  en: {
    label: 'Preview',
    language: 'Language of the preview',
    search: 'In search results',
    shared: 'When shared',
    broken: 'This image cannot be shown here yet. If it is on another site, save and reload this page to see it.',
  },
  zh: {
    label: '预览',
    language: '预览的语言',
    search: '搜索结果预览',
    shared: '分享卡片预览',
    broken: '暂时无法显示此图片。如果图片在其他网站上，请保存并刷新本页后查看。',
  },
}
