import { IconBookmark, IconPencil, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Pipeline } from '#core/pipeline/definition.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { ActionLabel } from '#ui/controls/action-label.tsx'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Menu } from '#ui/controls/menu.tsx'
import { UndoButton } from '#ui/controls/undo-button.tsx'
import { useStored } from '#ui/device/stored.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/language/language.ts'
import type { DescribedTools } from './draft/described-tools.ts'
import { type Draft, definitionOf } from './draft/edit-steps.ts'
import { withoutSecrets } from './draft/without-secrets.ts'
import {
  deletePipeline,
  renamePipeline,
  type SavedPipeline,
  savedPipelines,
  savePipeline,
} from './known/saved-pipelines.ts'
import styles from './menus.module.css'

interface SavedMenuProps {
  draft: Draft
  tools: DescribedTools
  onOpen: (pipeline: Pipeline) => void
  onName: (name: string) => void
}

/** The pipelines saved on this device: save the current one under a name, open, rename, delete. */
export function SavedMenu(props: SavedMenuProps) {
  const words = useTexts(texts)
  const saved = useStored(savedPipelines)
  return (
    <Menu
      label={words.saved}
      trigger={
        <>
          <IconBookmark size={18} stroke={1.75} />
          <ActionLabel>{words.saved}</ActionLabel>
          {saved.length > 0 && <span> {saved.length}</span>}
        </>
      }
    >
      {(close) => <SavedList {...props} saved={saved} close={close} />}
    </Menu>
  )
}

function SavedList({
  draft,
  tools,
  saved,
  onOpen,
  onName,
  close,
}: SavedMenuProps & { saved: readonly SavedPipeline[]; close: () => void }) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const [renaming, setRenaming] = useState<string>()
  const [deleted, setDeleted] = useState<SavedPipeline>()
  const definition = definitionOf(draft)

  return (
    <div className={styles['saved']}>
      <NameForm
        key={draft.name}
        label={words.name}
        action={words.save}
        name={draft.name}
        isDisabled={!definition}
        onSubmit={(name) => {
          if (!definition) return
          savePipeline({ ...withoutSecrets(definition, tools), name })
          onName(name)
          announce(words.done)
          close()
        }}
      />
      {deleted && (
        <UndoButton
          key={deleted.name}
          onUndo={() => {
            savePipeline(deleted)
            setDeleted(undefined)
          }}
          onExpire={() => setDeleted(undefined)}
        />
      )}
      {saved.length === 0 && <p>{words.none}</p>}
      <ul>
        {saved.map((pipeline) => (
          <li key={pipeline.name}>
            {renaming === pipeline.name ? (
              <NameForm
                label={words.newName}
                action={words.rename}
                name={pipeline.name}
                onSubmit={(name) => {
                  renamePipeline(pipeline.name, name)
                  setRenaming(undefined)
                }}
              />
            ) : (
              <>
                <button
                  type="button"
                  onClick={() => {
                    onOpen(pipeline)
                    close()
                  }}
                >
                  {pipeline.name}
                </button>
                <IconButton label={joinLabel(words.rename, pipeline.name)} onClick={() => setRenaming(pipeline.name)}>
                  <IconPencil size={18} stroke={1.75} />
                </IconButton>
                <IconButton
                  label={joinLabel(words.delete, pipeline.name)}
                  onClick={() => {
                    deletePipeline(pipeline.name)
                    setDeleted(pipeline)
                    announce(words.deleted)
                  }}
                >
                  <IconX size={18} stroke={1.75} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NameFormProps {
  label: string
  action: string
  name: string
  isDisabled?: boolean
  onSubmit: (name: string) => void
}

/** Asks for a name. */
function NameForm({ label, action, name: initial, isDisabled = false, onSubmit }: NameFormProps) {
  const [name, setName] = useState(initial)
  const trimmed = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (trimmed !== '') onSubmit(trimmed)
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={label}
        value={name}
        maxLength={80}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" disabled={isDisabled || trimmed === ''}>
        {action}
      </Button>
    </form>
  )
}

const texts = {
  en: {
    saved: 'Saved',
    name: 'Name of this pipeline',
    newName: 'New name',
    save: 'Save',
    done: 'Saved on this device',
    none: 'Pipelines are saved on this device, without keys and passwords.',
    rename: 'Rename',
    delete: 'Delete',
    deleted: 'Deleted',
  },
  zh: {
    saved: '已保存',
    name: '流水线名称',
    newName: '新名称',
    save: '保存',
    done: '已保存在本机',
    none: '保存的流水线只在本机，不含密钥和密码。',
    rename: '重命名',
    delete: '删除',
    deleted: '已删除',
  },
}
