import { useState } from 'react'
import type { FileCharset } from '#lib/charset/file-charset.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { useTexts } from '../language/language.ts'
import { useLatest } from '../run/use-latest.ts'
import { type HeldText, holdLater } from '../text/held-text.ts'
import { maxEditedLength } from '../text/long-text.ts'
import { handedOrigin, type TextOrigin } from '../text/text-origin.ts'
import type { TransferContents } from '../transfer/transfer-contents.ts'

interface TextSource {
  /** Reads a file, by default in the charset detected from its bytes. */
  open: (file: File | undefined, charset?: FileCharset) => void
  paste: () => void
  /** Takes a drop or paste: text before files, which may be an image of it. */
  take: (carried: TransferContents) => void
  /** Takes a typed text, or one pasted into the editor. */
  put: (text: string) => void
  /** The last file, as long as the field has its text. */
  origin: TextOrigin | undefined
}

interface Takers {
  /** Sets the text and the name of its file: empty for none; if left out, the name stays. */
  onChange: (text: string | HeldText, fileName?: string) => void
  /** Takes a file that holds no text; without it, an error is shown beside the field. */
  onFile: ((file: File) => void) | undefined
  /** Whether the byte order mark of a file stays. */
  keepsMark?: boolean
}

/**
 * Reads the text of a field from a file or the clipboard. The latest wins: an older file that is read later is
 * dropped.
 */
export function useTextSource(value: unknown, { onChange, onFile, keepsMark = false }: Takers): TextSource {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const begin = useLatest([value])
  const [origin, setOrigin] = useState<TextOrigin>()

  async function bring<Content>(read: () => Promise<Content>, take: (content: Content) => void, failure: string) {
    const signal = begin()
    const loaded = await read().then(
      (one) => ({ one }),
      () => undefined,
    )
    if (signal.aborted) return
    if (loaded) take(loaded.one)
    else announce(failure)
  }

  function open(file: File | undefined, charset?: FileCharset): void {
    if (!file) return
    const read = async () => (await import('../text/read-file.ts')).readFile(file, charset, keepsMark)
    void bring(
      read,
      (content) => {
        if (content.is === 'text') onChange(content.text, file.name)
        else if (onFile) return onFile(file)
        setOrigin({ file, read: content, value: content.is === 'text' ? content.text : value })
      },
      words.unread,
    )
  }

  function put(text: string, fileName?: string): void {
    const take = (held: string | HeldText) => onChange(held, '')
    if (text.length > maxEditedLength) return void bring(() => holdLater(text), take, words.unread)
    begin()
    onChange(text, fileName)
  }

  return {
    open,
    paste: () =>
      void bring(
        async () => holdLater(await navigator.clipboard.readText()),
        (text) => onChange(text, ''),
        words.pasteRefused,
      ),
    take({ text, files: [file] }) {
      if (text === '' && !file) announce(words.folder)
      if (text === '') return open(file)
      put(text, '')
    },
    put: (text) => put(text),
    origin: origin && origin.value === value ? origin : handedOrigin(value),
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
