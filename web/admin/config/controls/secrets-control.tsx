import { useLayoutEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useIssue } from '../draft/editor-context.ts'
import { hasCredentials, maskSecret } from '../draft/mask-secret.ts'
import { focusAt } from '../focus-at.ts'
import type { ControlProps } from './control-props.ts'
import { FieldFrame, FieldGroup, FieldIssue } from './field-frame.tsx'
import { Input } from './input.tsx'
import styles from './secrets.module.css'
import { useListEntry } from './use-list-entry.ts'

/**
 * A list of keys or proxies, one a line. A secret shows its last four characters: it can be replaced or removed, not
 * revealed.
 */
export function SecretsControl({ path, card, value, isLocked, onChange }: ControlProps) {
  const isKeys = card.kind === 'keys'
  const words = useTexts(texts)[isKeys ? 'keys' : 'proxies']
  const list = Array.isArray(value) ? value.map(String) : []
  const label = useTexts(card.label)
  const { entry, typed, takeOver, line } = useListEntry('', (added) => onChange([...list, ...added]))

  return (
    <FieldGroup title={label}>
      <ul className={styles['list']} hidden={list.length === 0}>
        {list.map((secret, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index, and no state but the typed text
            key={index}
            id={`${path}.${index}`}
            secret={secret}
            isSecret={isKeys || hasCredentials(secret)}
            isLocked={isLocked}
            onReplace={(other) => onChange(list.with(index, other))}
            onRemove={() => {
              onChange(list.toSpliced(index, 1))
              focusAt(path)
            }}
          />
        ))}
      </ul>
      <FieldFrame id={path} label={words.new} help={useTexts(card.help ?? { en: '', zh: '' })} issue={useIssue(path)}>
        {(described) => (
          <div ref={entry} className={styles['entry']}>
            <Input
              {...described}
              {...line}
              isMonospace
              disabled={isLocked}
              spellCheck={false}
              placeholder={words.placeholder}
            />
            <Button disabled={isLocked || typed.trim() === ''} onClick={() => takeOver()}>
              {words.add}
            </Button>
          </div>
        )}
      </FieldFrame>
    </FieldGroup>
  )
}

interface RowProps {
  id: string
  secret: string
  isSecret: boolean
  isLocked: boolean
  onReplace: (secret: string) => void
  onRemove: () => void
}

function Row({ id, secret, isSecret, isLocked, onReplace, onRemove }: RowProps) {
  const words = useTexts(texts)
  const issue = useIssue(id)
  const [isReplaced, setReplaced] = useState(false)
  const isAnswered = useRef(false)
  // The focused line is gone.
  useLayoutEffect(() => {
    if (isReplaced || !isAnswered.current) return
    isAnswered.current = false
    if (document.activeElement === document.body) focusAt(id)
  }, [isReplaced, id])
  const masked = isSecret ? maskSecret(secret) : secret
  return (
    <li className={styles['row']}>
      {isReplaced ? (
        <Replacement
          label={fill(words.replaceSecret, { secret: masked })}
          start={isSecret ? '' : secret}
          onReplace={(other) => {
            if (other) onReplace(other)
            isAnswered.current = true
            setReplaced(false)
          }}
        />
      ) : (
        <>
          <code>{masked}</code>
          <Button
            id={id}
            size="small"
            disabled={isLocked}
            aria-label={fill(words.replaceSecret, { secret: masked })}
            aria-describedby={issue ? `${id}-issue` : undefined}
            onClick={() => setReplaced(true)}
          >
            {words.replace}
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={isLocked}
            aria-label={fill(words.removeSecret, { secret: masked })}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </>
      )}
      <FieldIssue id={id} issue={issue} />
    </li>
  )
}

interface ReplacementProps {
  label: string
  start: string
  /** Undefined if nothing was typed, or it was cancelled. */
  onReplace: (secret?: string) => void
}

function Replacement({ label, start, onReplace }: ReplacementProps) {
  const words = useTexts(texts)
  const { entry, takeOver, line } = useListEntry(start, ([first]) => onReplace(first))
  return (
    <div ref={entry} className={styles['entry']}>
      <Input
        {...line}
        isMonospace
        aria-label={label}
        spellCheck={false}
        autoFocus
        onKeyDown={(event) => (event.key === 'Escape' ? onReplace() : line.onKeyDown(event))}
      />
      <Button
        onClick={() => {
          takeOver()
          onReplace()
        }}
      >
        {words.replace}
      </Button>
      <Button look="quiet" onClick={() => onReplace()}>
        {words.cancel}
      </Button>
    </div>
  )
}

const texts = {
  en: {
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel',
    replaceSecret: 'Replace {secret}',
    removeSecret: 'Remove {secret}',
    keys: { new: 'New key', add: 'Add', placeholder: 'sk-' },
    proxies: { new: 'New proxy', add: 'Add', placeholder: 'http://host:port' },
  },
  zh: {
    replace: '更换',
    remove: '移除',
    cancel: '取消',
    replaceSecret: '更换 {secret}',
    removeSecret: '移除 {secret}',
    keys: { new: '新密钥', add: '添加', placeholder: 'sk-' },
    proxies: { new: '新代理', add: '添加', placeholder: 'http://主机:端口' },
  },
}
