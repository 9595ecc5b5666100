import { useAnnounce } from '../controls/announcer.tsx'
import { useTexts } from '../language/language.ts'
import { useLatest } from '../run/use-latest.ts'
import { type HeldText, holdLater, textIn } from '../text/held-text.ts'
import { maxEditedLength } from '../text/long-text.ts'
import type { TransferContents } from '../transfer/transfer-contents.ts'

interface TextSource {
  open: (file: File | undefined) => void
  paste: () => void
  /** Takes what was dropped or pasted: text before a file, as an image of it may stand beside. */
  take: (carried: TransferContents) => void
  /** Takes a text that was typed, or pasted into the editor. */
  put: (text: string) => void
}

/** What becomes of a text, and the name of the file that it came from: empty where it came from none; left out, it stays. */
type TakeText = (text: string | HeldText, fileName?: string) => void

/**
 * Brings the text of a field from a file or the clipboard. The latest wins: what comes after something newer stands in
 * the field is dropped.
 */
export function useTextSource(value: unknown, onChange: TakeText): TextSource {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const begin = useLatest([value])

  async function bring(read: () => Promise<string | HeldText>, failure: string, fileName = ''): Promise<void> {
    const signal = begin()
    const text = await read().catch(() => undefined)
    if (signal.aborted) return
    if (text === undefined) announce(failure)
    else onChange(text, fileName)
  }

  function put(text: string, fileName?: string): void {
    if (text.length > maxEditedLength) return void bring(() => holdLater(text), words.unread)
    begin()
    onChange(text, fileName)
  }

  const open = (file: File | undefined) => void (file && bring(() => textIn(file), words.unread, file.name))
  return {
    open,
    paste: () => void bring(async () => holdLater(await navigator.clipboard.readText()), words.pasteRefused),
    take({ text, files: [file] }) {
      if (text === '' && !file) announce(words.folder)
      if (text === '') return open(file)
      put(text, '')
    },
    put: (text) => put(text),
  }
}

const texts = {
  en: {
    pasteRefused: 'The browser did not allow reading the clipboard. Press Ctrl+V instead.',
    unread: 'This file cannot be read',
    folder: 'This folder has no text to read. Drop a file.',
  },
  zh: {
    pasteRefused: '浏览器未提供剪贴板内容，请按 Ctrl+V。',
    unread: '无法读取此文件',
    folder: '文件夹中没有可读取的文本，请拖入文件。',
  },
}
