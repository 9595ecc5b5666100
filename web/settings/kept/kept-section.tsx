import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import { UndoButton } from '#ui/controls/undo-button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { download } from '#ui/save/save.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { kinds } from '../kinds/kinds.ts'
import { useApplyPreferences } from '../options/use-apply-preferences.ts'
import { ImportButton } from './import-button.tsx'
import styles from './kept.module.css'
import { countOf, KindRow, sizeOfPieces } from './kind-row.tsx'
import { RemoveAllDialog } from './remove-all-dialog.tsx'
import { type PutBack, removeKinds, removePiece } from './remove-kept.ts'
import { useKept } from './use-kept.ts'

/** The last action, and its undo function. */
interface Done {
  /** The kind that was changed; undefined for all. */
  id: string | undefined
  isImport?: boolean
  putBack: () => Promise<void>
}

/** Deleting everything does not log out, which has a button of its own. */
const removable = kinds.filter(({ id }) => id !== 'login')

/** All data stored on this device, by kind: view, export, import, delete. */
export function KeptSection() {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const { kept, readAgain } = useKept()
  const applyPreferences = useApplyPreferences()
  const [done, setDone] = useState<Done>()
  const [note, setNote] = useState<{ text: string; isProblem?: boolean }>()
  const [isAsking, setAsking] = useState(false)
  const turn = useRef(0)
  const sum = useRef<HTMLParagraphElement>(null)
  const all = kept ? [...kept.values()].flat() : []

  /** Changes stored data, and offers an undo. */
  async function change(make: () => Promise<PutBack>, what: Omit<Done, 'putBack'>, said: string): Promise<void> {
    setNote(undefined)
    const putBack = await make()
    turn.current++
    setDone(putBack && { ...what, putBack })
    applyPreferences()
    await readAgain()
    announce(said)
  }

  const undo = done && (
    <UndoButton
      key={turn.current}
      {...(done.isImport && { label: words.undoImport })}
      onUndo={() => {
        setDone(undefined)
        sum.current?.focus({ preventScroll: true })
        void change(() => done.putBack().then(() => undefined), { id: undefined }, words.undone)
      }}
      onExpire={() => setDone(undefined)}
    />
  )

  return (
    <>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['bar']}>
        <p ref={sum} className={styles['sum']} data-sum="" tabIndex={-1}>
          {kept ? fill(words.sum, { count: formatCount(countOf(all)), size: sizeOf(sizeOfPieces(all)) }) : '–'}
        </p>
        <Button
          onClick={async () => {
            const { file, left } = await writeBackup(kinds, new Date())
            download(file)
            setNote({ text: left > 0 ? fill(words.left, { left }) : words.exported })
          }}
        >
          <IconDownload size={18} stroke={1.75} />
          {words.export}
        </Button>
        <ImportButton
          onImport={(putBack, name) => {
            void change(async () => putBack, { id: undefined, isImport: true }, words.imported).then(() =>
              setNote({ text: fill(words.importedFrom, { name }) }),
            )
          }}
          onProblem={(text) => setNote({ text, isProblem: true })}
        />
        <Button onClick={() => setAsking(true)}>
          <IconTrash size={18} stroke={1.75} />
          {words.removeAll}
        </Button>
      </div>
      <div className={styles['told']}>
        <p role={note?.isProblem ? 'alert' : 'status'} data-problem={note?.isProblem}>
          {note?.text}
        </p>
        {done && done.id === undefined && undo}
      </div>
      <ul className={styles['kinds']}>
        {kinds.map((kind) => (
          <KindRow
            key={kind.id}
            kind={kind}
            pieces={kept?.get(kind.id)}
            undo={done?.id === kind.id && undo}
            onRemove={() => void change(() => removeKinds([kind]), { id: kind.id }, words.removed)}
            onRemovePiece={(piece) => change(() => removePiece(piece), { id: kind.id }, words.removed)}
          />
        ))}
      </ul>
      {isAsking && (
        <RemoveAllDialog
          onClose={() => setAsking(false)}
          onRemove={() => {
            setAsking(false)
            void change(() => removeKinds(removable), { id: undefined }, words.removed)
          }}
        />
      )}
    </>
  )
}

const texts = {
  en: {
    lead: 'Export all data as one file, as a backup or for another browser. The file is plain text: anyone who has it can read the texts in your history and drafts. It never contains logins.',
    sum: '{count} items, {size}',
    export: 'Export',
    exported: 'Exported',
    left: 'Exported, except {left} too large for one file',
    imported: 'Imported',
    importedFrom: 'Imported {name}',
    undoImport: 'Undo import',
    undone: 'Import undone',
    removeAll: 'Delete everything',
    removed: 'Deleted',
  },
  zh: {
    lead: '可将全部内容导出为一个文件，用于备份或带到其他浏览器。文件是纯文本，拿到它的人能看到历史记录和草稿中的文字；其中从不包含登录状态。',
    sum: '{count} 项，{size}',
    export: '导出',
    exported: '已导出',
    left: '已导出，但有 {left} 项过大，未包含在文件中',
    imported: '已导入',
    importedFrom: '已导入“{name}”',
    undoImport: '撤销导入',
    undone: '已撤销导入',
    removeAll: '全部删除',
    removed: '已删除',
  },
}
