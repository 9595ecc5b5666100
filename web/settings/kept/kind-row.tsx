import { IconChevronRight, IconTrash, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { focusNextRow } from '#ui/controls/focus-next-row.ts'
import { Tag } from '#ui/controls/tag.tsx'
import type { KeptKind, KeptPiece } from '#ui/device/kept/kept-kind.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import styles from './kept.module.css'

interface KindRowProps {
  kind: KeptKind
  /** Undefined while loading. */
  pieces: readonly KeptPiece[] | undefined
  onRemove: () => void
  onRemovePiece: (piece: KeptPiece) => Promise<void>
  /** The undo button, if something was just deleted. */
  undo: ReactNode
}

/** A kind of stored data: its count and size, and each item when it is expanded. */
export function KindRow({ kind, pieces, onRemove, onRemovePiece, undo }: KindRowProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const summary = useRef<HTMLElement>(null)
  const title = kind.title[language]
  const count = countOf(pieces ?? [])
  const focusTitle = () => summary.current?.focus()

  return (
    <li className={styles['kind']} data-kind={kind.id}>
      <details>
        <summary ref={summary}>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          <span className={styles['words']}>
            <span className={styles['title']}>
              <b>{title}</b>
              {kind.stays && <Tag>{words.stays}</Tag>}
            </span>
            <small>{kind.about[language]}</small>
          </span>
          <span className={styles['figures']}>
            <span data-count="">{pieces && countWords(count, words)}</span>
            <span data-size="">{pieces && count > 0 ? sizeOf(sizeOfPieces(pieces)) : ''}</span>
          </span>
        </summary>
        {kind.stays && <p className={styles['note']}>{joinLabel(words.stays, kind.stays[language])}</p>}
        <Pieces pieces={pieces ?? []} onRemove={onRemovePiece} onEmpty={focusTitle} />
      </details>
      {undo && <div className={styles['undo']}>{undo}</div>}
      <div className={styles['remove']}>
        <IconButton
          label={joinLabel(words.remove, title)}
          disabled={count === 0}
          onClick={() => {
            // The button is disabled afterwards, and would lose the focus.
            focusTitle()
            onRemove()
          }}
        >
          <IconTrash size={18} stroke={1.75} />
        </IconButton>
      </div>
    </li>
  )
}

interface PiecesProps {
  pieces: readonly KeptPiece[]
  onRemove: (piece: KeptPiece) => Promise<void>
  onEmpty: () => void
}

function Pieces({ pieces, onRemove, onEmpty }: PiecesProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  if (pieces.length === 0) return <p className={styles['note']}>{words.none}</p>
  return (
    <ul ref={list} className={styles['pieces']}>
      {pieces.map((piece, index) => (
        <li key={piece.key}>
          <span>{piece.label[language]}</span>
          {piece.count !== undefined && <span className={styles['figure']}>{countWords(piece.count, words)}</span>}
          <span className={styles['figure']}>{sizeOf(piece.size)}</span>
          <IconButton
            label={joinLabel(words.remove, piece.label[language].slice(0, 60))}
            data-remove=""
            onClick={() => void onRemove(piece).then(() => focusNextRow(list.current, index, onEmpty))}
          >
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

/** The number of items. */
export const countOf = (pieces: readonly KeptPiece[]): number => pieces.reduce((sum, { count = 1 }) => sum + count, 0)

/** In bytes. */
export const sizeOfPieces = (pieces: readonly KeptPiece[]): number => pieces.reduce((sum, { size }) => sum + size, 0)

const countWords = (count: number, { items, nothing }: (typeof texts)['en']): string =>
  count === 0 ? nothing : fill(items, { count: formatCount(count) })

const texts = {
  en: {
    items: '{count|item|items}',
    nothing: 'Nothing',
    none: 'Nothing saved.',
    stays: 'Not exported',
    remove: 'Delete',
  },
  zh: {
    items: '{count} 项',
    nothing: '无',
    none: '本机没有保存此类内容。',
    stays: '不导出',
    remove: '删除',
  },
}
