import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useMemo } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { inputArea } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { takeEvent } from '#ui/transfer/left-to-page.ts'
import type { PageTexts } from '../texts.en.ts'
import { applyMark, type MarkChange, type MarkName } from './apply-mark.ts'
import type { EditorLink } from './editor-link.ts'
import { insertImage } from './insert-image.ts'

/** In bytes. */
const maxImageBytes = 2_000_000

interface Marks {
  mark: (name: MarkName) => void
  insertImage: (file: File) => void
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
  onDrop: (event: DragEvent) => void
}

/** Puts marks and images into the text where the caret is, in the editor or before it has come in the text area. */
export function useMarks(link: EditorLink, text: string, change: (text: string) => void): Marks {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  return useMemo(() => {
    const edit = (makeChange: (text: string, from: number, to: number) => MarkChange) => {
      const { view } = link
      if (view?.dom.isConnected) {
        const { from, to } = view.state.selection.main
        const { selectFrom, selectTo, append, ...change } = makeChange(view.state.doc.toString(), from, to)
        const end = { from: view.state.doc.length, insert: append ?? '' }
        view.dispatch({
          changes: append ? [change, end] : change,
          selection: { anchor: selectFrom, head: selectTo },
          scrollIntoView: true,
        })
        view.focus()
        return
      }
      const area = inputArea()
      const made = makeChange(text, area?.selectionStart ?? text.length, area?.selectionEnd ?? text.length)
      change(text.slice(0, made.from) + made.insert + text.slice(made.to) + (made.append ?? ''))
      area?.focus()
    }
    const mark = (name: MarkName) => edit((all, from, to) => applyMark(all, from, to, name))
    const insertImages = async (files: File[]) => {
      for (const file of files) {
        if (file.size > maxImageBytes) announce(words.imageTooLarge)
        else {
          const url = await dataUrl(file)
          edit((all, from, to) => insertImage(all, from, to, { name: file.name, url }))
        }
      }
    }
    return {
      mark,
      insertImage: (file) => void insertImages([file]),
      onKeyDown(event) {
        const name = (event.ctrlKey || event.metaKey) && !event.altKey ? keys[keyOf(event)] : undefined
        if (name === undefined) return
        event.preventDefault()
        event.stopPropagation()
        mark(name)
      },
      onPaste(event) {
        const images = imagesIn(event.clipboardData)
        if (images.length === 0 || event.clipboardData.getData('text/plain') !== '') return
        event.preventDefault()
        event.stopPropagation()
        void insertImages(images)
      },
      onDrop(event) {
        const images = imagesIn(event.dataTransfer)
        // Other files are opened by whoever opens files.
        if (images.length === 0 || images.length < event.dataTransfer.files.length) return
        takeEvent(event.nativeEvent)
        const { view } = link
        const at = view?.posAtCoords({ x: event.clientX, y: event.clientY })
        if (view && typeof at === 'number') view.dispatch({ selection: { anchor: at } })
        void insertImages(images)
      },
    }
  }, [link, text, change, announce, words])
}

const imagesIn = ({ files }: DataTransfer): File[] => [...files].filter(({ type }) => imageType.test(type))

const imageType = /^image\/(?:png|jpeg|gif|webp|avif)$/

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
