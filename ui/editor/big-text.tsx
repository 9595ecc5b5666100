import type { ClipboardEvent } from 'react'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import { type HeldText, useHead } from '../text/held-text.ts'
import { headOf } from '../text/long-text.ts'
import { transferContentsOf } from '../transfer/transfer-contents.ts'
import styles from './text-editor.module.css'

interface BigTextProps {
  text: string | HeldText
  onClear: () => void
  onPaste: (text: string) => void
}

/** A text too long to edit here: its first hundred lines. Pasting replaces it. */
export function BigText({ text, onClear, onPaste }: BigTextProps) {
  const words = useTexts(texts)
  const held = useHead(typeof text === 'string' ? undefined : text)
  function paste(event: ClipboardEvent): void {
    const { text: pasted } = transferContentsOf(event.clipboardData)
    // Files are left to the page.
    if (event.defaultPrevented || pasted === '') return
    event.preventDefault()
    onPaste(pasted)
  }
  return (
    <div className={styles['big']} onPaste={paste}>
      <p>
        {words.notice}{' '}
        <Button size="small" onClick={onClear}>
          {words.clear}
        </Button>
      </p>
      <div className={styles['field']} data-readonly>
        <textarea
          readOnly
          className={styles['area']}
          value={typeof text === 'string' ? headOf(text) : held}
          aria-label={words.head}
        />
      </div>
    </div>
  )
}

const texts = {
  en: {
    notice: 'Large input: all of it is used, but only the beginning is shown.',
    clear: 'Clear',
    head: 'Beginning of the text',
  },
  zh: { notice: '输入较大：处理全文，仅显示开头。', clear: '清空', head: '文本开头' },
}
