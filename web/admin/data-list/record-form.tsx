import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { fieldIn } from '../../forms/field-in.ts'
import { Note, NoteActions } from '../../forms/note.tsx'
import { StyledFields } from '../../forms/styled-fields.tsx'
import { RecordFields } from './record-fields.tsx'
import styles from './record-form.module.css'
import switches from './switches.module.css'
import { useRecordForm } from './use-record-form.ts'

interface RecordFormProps {
  kind: Kind
  /** Undefined for a new one. */
  record: AdminRecord | undefined
  onTouch: () => void
  onClose: () => void
  onDelete: (record: AdminRecord) => void
}

/** The form of a record, validated before sending; an issue focuses its field, and typed texts are kept. */
export function RecordForm({ kind, record, onTouch, onClose, onDelete }: RecordFormProps) {
  const words = useTexts(texts)
  const form = useRef<HTMLFormElement>(null)
  const { draft, issues, isBusy, isStale, change, save, takeTheirs } = useRecordForm(kind, record, onClose)

  async function submit(event?: FormEvent, overwrite = false): Promise<void> {
    event?.preventDefault()
    const first = await save(overwrite)
    if (first) fieldIn(form.current, first)?.focus()
  }

  useShortcutScope('admin')
  useCommand('save', submit)

  return (
    <form
      ref={form}
      method="dialog"
      className={`${styles['form']} ${switches['switches']}`}
      noValidate
      aria-busy={isBusy}
      onSubmit={submit}
    >
      {isStale && (
        <Note tone="warn">
          <p>{words.stale}</p>
          <NoteActions>
            <Button size="small" onClick={() => void takeTheirs()}>
              {words.theirs}
            </Button>
            <Button size="small" onClick={() => void submit(undefined, true)}>
              {words.overwrite}
            </Button>
          </NoteActions>
        </Note>
      )}
      {issues.form && <Note tone="danger">{issues.form}</Note>}
      <StyledFields>
        <RecordFields
          kind={kind}
          isNew={!record}
          draft={draft}
          issues={issues}
          onChange={(changed) => {
            onTouch()
            change(changed)
          }}
        />
      </StyledFields>
      <div className={styles['foot']}>
        <Button type="submit" look="filled" aria-busy={isBusy}>
          {record ? words.save : words.create}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
        {record && (
          <Button look="quiet" className={styles['delete'] ?? ''} onClick={() => onDelete(record)}>
            <IconTrash size={18} stroke={1.75} />
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  )
}

const texts = {
  en: {
    save: 'Save changes',
    create: 'Create',
    cancel: 'Cancel',
    remove: 'Delete',
    stale: 'Someone else changed this entry after you opened it.',
    theirs: 'Show their version',
    overwrite: 'Save mine anyway',
  },
  zh: {
    save: '保存更改',
    create: '创建',
    cancel: '取消',
    remove: '删除',
    stale: '你打开此条目后，有人修改了它。',
    theirs: '查看对方的版本',
    overwrite: '仍然保存我的',
  },
}
