import { IconCheck, IconCopy } from '@tabler/icons-react'
import { joinLabel } from '#kit/words/marks.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { useTransientValue } from '../controls/use-transient-value.ts'
import { useTexts } from '../language/language.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** Color swatches with their names; pressing one copies it. */
export default function SwatchList({ value, text }: OutputViewProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const [copied, setCopied] = useTransientValue<{ index: number }>()
  const colors = [value].flat().flatMap(swatchOf)

  async function copy(color: string, index: number): Promise<void> {
    try {
      await navigator.clipboard.writeText(color)
      setCopied({ index }, 1500)
      announce(joinLabel(words.copied, color))
    } catch {
      announce(words.copyFailed)
    }
  }

  return (
    <ul className={styles['swatches']} aria-label={text.label}>
      {colors.map(({ color, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same color may come twice, and they hold no state
        <li key={index}>
          <button type="button" title={words.copy} onClick={() => copy(color, index)}>
            {/* `backgroundColor` takes colors only: anything else is ignored, and loads nothing. */}
            <span className={styles['swatch']} style={{ backgroundColor: color }} />
            <span>
              {name !== color && <b>{name}</b>}
              <code>{color}</code>
            </span>
            {copied?.index === index ? <IconCheck size={16} stroke={1.75} /> : <IconCopy size={16} stroke={1.75} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

function swatchOf(item: unknown): { color: string; name: string }[] {
  if (typeof item === 'string') return [{ color: item, name: item }]
  if (typeof item !== 'object' || item === null || !('color' in item)) return []
  return [{ color: String(item.color), name: 'name' in item ? String(item.name) : String(item.color) }]
}

const texts = {
  en: { copy: 'Copy', copied: 'Copied', copyFailed: 'Failed to copy to clipboard' },
  zh: { copy: '复制', copied: '已复制', copyFailed: '复制到剪贴板失败' },
}
