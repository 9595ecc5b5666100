import { type ClipboardEvent, type KeyboardEvent, useMemo } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts } from '#ui/frame/tool.ts'
import type { PageTexts } from '../texts.en.ts'
import { applyMark, type MarkChange, type MarkName } from './apply-mark.ts'
import type { EditorLink } from './editor-link.ts'

/** In bytes. */
const largestPicture = 2_000_000

interface Marks {
  mark: (name: MarkName) => void
  insertPicture: (file: File) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}

/** Puts marks and pictures into the text where the caret is, in the editor or before it has come in the text area. */
export function useMarks(link: EditorLink, text: string, change: (text: string) => void): Marks {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  return useMemo(() => {
    const edit = (makeChange: (text: string, from: number, to: number) => MarkChange) => {
      const { view } = link
      if (view?.dom.isConnected) {
        const { from, to } = view.state.selection.main
        const { selectFrom, selectTo, ...changes } = makeChange(view.state.doc.toString(), from, to)
        view.dispatch({ changes, selection: { anchor: selectFrom, head: selectTo }, scrollIntoView: true })
        view.focus()
        return
      }
      const area = document.querySelector<HTMLTextAreaElement>('[data-bench=input] textarea')
      const made = makeChange(text, area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length)
      change(text.slice(0, made.from) + made.insert + text.slice(made.to))
      area?.focus()
    }
    const mark = (name: MarkName) => edit((all, from, to) => applyMark(all, from, to, name))
    const insertPicture = async (file: File) => {
      if (file.size > largestPicture) return announce(words.pictureTooLarge)
      const insert = `![${file.name.replace(/[[\]\\]/g, '')}](${await dataUrl(file)})`
      edit((_, from, to) => ({ from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length }))
    }
    return {
      mark,
      insertPicture,
      onKeyDown(event) {
        const name = (event.ctrlKey || event.metaKey) && !event.altKey ? keys[keyOf(event)] : undefined
        if (name === undefined) return
        event.preventDefault()
        event.stopPropagation()
        mark(name)
      },
      onPaste(event) {
        const picture = [...event.clipboardData.files].find(({ type }) => pictureType.test(type))
        if (!picture || event.clipboardData.getData('text/plain') !== '') return
        event.preventDefault()
        event.stopPropagation()
        void insertPicture(picture)
      },
    }
  }, [link, text, change, announce, words])
}

const pictureType = /^image\/(?:png|jpeg|gif|webp|avif)$/

const keyOf = ({ shiftKey, key }: KeyboardEvent) => (shiftKey ? 'shift+' : '') + key.toLowerCase()
const keys: Record<string, MarkName> = {
  b: 'bold',
  i: 'italic',
  e: 'code',
  'shift+k': 'link',
  'shift+h': 'heading',
  'shift+l': 'list',
  'shift+u': 'quote',
}

const dataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
