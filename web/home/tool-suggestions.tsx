import { IconDeviceLaptop } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { suggestTools, type ToolSuggestion } from '#ui/material/suggest-tools.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import styles from './home.module.css'

export interface ToolSuggestionsProps {
  material: string | File
  suggestions: readonly ToolSuggestion[]
  selected: number
  onSelect: (index: number) => void
  onOpen: (suggestion: ToolSuggestion) => void
}

/** The four tools that suit it best. */
export const topSuggestions = (material: string | File): ToolSuggestion[] =>
  suggestTools(material, catalogue).slice(0, 4)

/** Says what something looks like, and offers the tools that suit it. */
export function ToolSuggestions({ material, suggestions, selected, onSelect, onOpen }: ToolSuggestionsProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const kind = words.kinds[suggestions[0]?.material ?? 'text']
  const summary =
    typeof material === 'string'
      ? fill(words.looksLike, { kind, count: new Intl.NumberFormat(language).format(material.length) })
      : fill(words.file, { name: material.name })
  return (
    <div className={styles['suggestions']}>
      <div className={styles['suggestionsLabel']} role="status">
        <span>{summary}</span>
        <span className={styles['local']}>
          <IconDeviceLaptop size={16} stroke={1.75} /> {words.local}
        </span>
      </div>
      <div id="tool-suggestions" role="listbox" aria-label={words.tools}>
        {suggestions.map((suggestion, index) => (
          <button
            key={suggestion.tool.id}
            id={`suggestion-${suggestion.tool.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === selected}
            className={styles['suggestion']}
            data-category={suggestion.tool.category}
            onPointerMove={() => index !== selected && onSelect(index)}
            onClick={() => onOpen(suggestion)}
          >
            <ToolIcon tool={suggestion.tool.id} />
            <span>
              <b>{suggestion.tool.title[language]}</b>
              <small>{suggestion.tool.summary[language]}</small>
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
