import { IconDeviceLaptop } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { type Fit, fitsFor } from '#ui/material/suggest-tools.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { Glyph } from '../catalogue/tool-icon.tsx'
import styles from './home.module.css'

export interface FitsProps {
  material: string | File
  fits: readonly Fit[]
  selected: number
  onSelect: (index: number) => void
  onOpen: (fit: Fit) => void
}

/** Finds the four tools that fit best. */
export const fitsHere = (material: string | File): Fit[] => fitsFor(material, catalogue).slice(0, 4)

/** Says what something looks like, and offers the tools that fit. */
export function Fits({ material, fits, selected, onSelect, onOpen }: FitsProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const kind = words.kinds[fits[0]?.material ?? 'text']
  const said =
    typeof material === 'string'
      ? fill(words.looksLike, { kind, count: new Intl.NumberFormat(language).format(material.length) })
      : fill(words.file, { name: material.name })
  return (
    <div className={styles['fits']}>
      <div className={styles['fitsLabel']} role="status">
        <span>{said}</span>
        <span className={styles['local']}>
          <IconDeviceLaptop size={16} stroke={1.75} /> {words.local}
        </span>
      </div>
      <div id="fits" role="listbox" aria-label={words.tools}>
        {fits.map((fit, index) => (
          <button
            key={fit.tool.id}
            id={`fit-${fit.tool.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === selected}
            className={styles['fit']}
            data-category={fit.tool.category}
            onPointerMove={() => index !== selected && onSelect(index)}
            onClick={() => onOpen(fit)}
          >
            <Glyph tool={fit.tool.id} />
            <span>
              <b>{fit.tool.title[language]}</b>
              <small>{fit.tool.summary[language]}</small>
            </span>
            {index === selected && <kbd>Enter</kbd>}
          </button>
        ))}
      </div>
    </div>
  )
}

const texts = {
  en: {
    looksLike: 'Looks like {kind}, {count} characters',
    file: 'Open {name} with',
    local: 'Read on this device',
    tools: 'Tools that fit',
    kinds: {
      ...{ json: 'JSON', base64: 'Base64', url: 'a URL', 'url-encoded': 'URL-encoded text', sql: 'SQL', yaml: 'YAML' },
      ...{ markdown: 'Markdown', text: 'text', image: 'a picture', file: 'a file' },
    },
  },
  zh: {
    looksLike: '看起来是 {kind}，{count} 个字符',
    file: '用以下工具打开 {name}',
    local: '在本机识别',
    tools: '合适的工具',
    kinds: {
      ...{ json: 'JSON', base64: 'Base64', url: '网址', 'url-encoded': 'URL 编码文本', sql: 'SQL', yaml: 'YAML' },
      ...{ markdown: 'Markdown', text: '文本', image: '图片', file: '文件' },
    },
  },
}
