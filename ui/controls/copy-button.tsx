import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../language/language.ts'
import { useAnnounce } from './announcer.tsx'
import { Button, IconButton } from './button.tsx'
import styles from './copy-button.module.css'
import { useTransientValue } from './use-transient-value.ts'

interface CopyButtonProps {
  value: string
  look?: 'filled' | 'plain' | 'icon'
  /** Names the copied value, if there are several. */
  label?: string | undefined
  bench?: 'save'
  /** Whether there is nothing to copy. */
  isDisabled?: boolean
}

/** Copies a text and confirms it in its own label for 1.5 seconds. */
export function CopyButton({ value, look = 'plain', label, bench, isDisabled = false }: CopyButtonProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const [outcome, showOutcome] = useTransientValue<'copied' | 'copyFailed'>()

  async function copy(): Promise<void> {
    const word = await navigator.clipboard.writeText(value).then(
      () => 'copied' as const,
      () => 'copyFailed' as const,
    )
    showOutcome(word, 1500)
    announce(words[word])
  }

  const Icon = outcome === 'copied' ? IconCheck : IconCopy
  const rest: ComponentProps<'button'> = { onClick: copy }
  if (look === 'icon') {
    return (
      <IconButton label={outcome ? words[outcome] : `${words.copy}${label ? `: ${label}` : ''}`} {...rest}>
        <Icon size={16} stroke={1.75} />
      </IconButton>
    )
  }
  return (
    <Button look={look} className={styles['copy']} {...rest} disabled={isDisabled} data-bench={bench} command="copy">
      <Icon size={18} stroke={1.75} /> {words[outcome ?? 'copy']}
    </Button>
  )
}

const texts = {
  en: { copy: 'Copy', copied: 'Copied', copyFailed: 'Failed to copy to clipboard' },
  zh: { copy: '复制', copied: '已复制', copyFailed: '复制到剪贴板失败' },
}
