import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { textsInLanguage } from '../../../boot/texts-in-language.ts'
import { useEditor } from '../draft/editor-context.ts'
import styles from './suggestions.module.css'
import { Suggestions } from './suggestions.tsx'

/** Suggestions for the metadata of the home page. */
export function SiteSuggestions() {
  const words = useTexts(texts)
  const { config, change, isLocked } = useEditor()
  const [lng, setLng] = useState(useLanguage())
  const { meta_title, meta_description, meta_keywords } = textsInLanguage(config.site_seo, lng)
  return (
    <Suggestions
      question={{ kind: 'site', lng }}
      present={{ title: meta_title, description: meta_description, keywords: meta_keywords }}
      onUse={(part, proposal) =>
        change('site_seo', { [part === 'keywords' ? 'meta_keywords' : `meta_${part}.${lng}`]: proposal[part] })
      }
    >
      <span className={styles['language']}>{words.language}</span>
      <SegmentedControl
        aria-label={words.language}
        data={[
          { value: 'en', label: 'English' },
          { value: 'zh', label: '中文' },
        ]}
        value={lng}
        disabled={isLocked}
        transitionDuration={0}
        onChange={(chosen) => setLng(chosen === 'zh' ? 'zh' : 'en')}
      />
    </Suggestions>
  )
}

const texts = { en: { language: 'Suggest texts in' }, zh: { language: '建议所用的语言' } }
