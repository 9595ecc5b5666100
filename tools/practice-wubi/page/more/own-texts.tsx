import { IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { UndoButton } from '#ui/controls/undo-button.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDrop } from '#ui/transfer/use-drop.ts'
import {
  maxArticleLength,
  maxArticles,
  type OwnArticle,
  type PracticeData,
  practiceStore,
} from '../kept/practice-data.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './more.module.css'

interface OwnTextsProps {
  articles: PracticeData['articles']
  onPractice: (id: string) => void
}

/** The user's own texts to practice: pasted, opened or dropped, and stored on this device. */
export function OwnTexts({ articles, onPractice }: OwnTextsProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [removed, setRemoved] = useState<OwnArticle>()
  const chooser = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const { readFile } = await import('#ui/text/read-file.ts')
    const read = await readFile(file)
    if (read.is === 'binary') return setError(fill(words.notText, { name: file.name, kind: read.kind[language] }))
    // A text held as a Blob is too long anyway, so only enough is read to show that.
    setText(typeof read.text === 'string' ? read.text : await read.text.slice(0, (maxArticleLength + 1) * 4).text())
    setTitle((before) => before || file.name.replace(/\.\w+$/, '').slice(0, 100))
    setError('')
  }
  useDrop(({ files }) => void take(files[0]), zone)

  function keep(): void {
    const problem = problemWith(text, articles.length, words)
    setError(problem)
    if (problem) return
    const id = crypto.randomUUID()
    const article: OwnArticle = { id, title: title.trim() || words.untitled, text }
    practiceStore.update((before) => ({ ...before, articles: [...before.articles, article] }))
    setText('')
    setTitle('')
    onPractice(id)
  }

  function remove(article: OwnArticle): void {
    practiceStore.update((before) => ({ ...before, articles: before.articles.filter(({ id }) => id !== article.id) }))
    setRemoved(article)
  }

  function putBack(article: OwnArticle): void {
    practiceStore.update((before) => ({ ...before, articles: [...before.articles, article] }))
    setRemoved(undefined)
  }

  return (
    <div ref={zone} className={styles['own']}>
      {articles.length > 0 && (
        <ul>
          {articles.map((article) => (
            <li key={article.id}>
              <span>{article.title}</span>
              <Button size="small" onClick={() => onPractice(article.id)}>
                {words.practiceThis}
              </Button>
              <IconButton label={fill(words.remove, { title: article.title })} onClick={() => remove(article)}>
                <IconTrash size={16} stroke={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {removed && <UndoButton onUndo={() => putBack(removed)} onExpire={() => setRemoved(undefined)} />}
      <FieldFrame label={words.title}>
        {(ids) => (
          <input
            {...ids}
            maxLength={100}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame label={words.text} description={words.textHelp} error={error}>
        {(ids) => (
          <textarea {...ids} rows={5} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        )}
      </FieldFrame>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".txt,.md,text/plain"
        aria-label={words.openFile}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <div className={styles['buttons']}>
        <Button onClick={() => chooser.current?.click()}>{words.openFile}</Button>
        <Button onClick={keep}>{words.keepText}</Button>
      </div>
    </div>
  )
}

function problemWith(text: string, count: number, words: PageTexts): string {
  if (text.trim() === '') return words.noText
  if (text.length > maxArticleLength) return words.tooLong
  return count >= maxArticles ? words.tooMany : ''
}
