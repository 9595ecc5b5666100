import { IconBulb } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { SeoProposal, SeoRequest } from '#contract/ai.ts'
import { joinLabel } from '#kit/words/marks.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { Note } from '../../../forms/note.tsx'
import { LinkButton } from '../../controls/link-button.tsx'
import { useEditor } from '../draft/editor-context.ts'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'

type Part = keyof SeoProposal

const parts: Part[] = ['title', 'description', 'keywords']

interface SuggestionsProps {
  /** Undefined if it cannot be asked yet. */
  question: SeoRequest | undefined
  /** The reason for that. */
  missing?: string
  present: SeoProposal
  onUse: (part: Part, proposal: SeoProposal) => void
  /** Content beside the button. */
  children?: ReactNode
}

/**
 * Requests texts and shows them beside the current ones, to be used or dismissed one by one. Nothing is saved
 * automatically.
 */
export function Suggestions({ question, missing, present, onUse, children }: SuggestionsProps) {
  const words = useTexts(texts)
  const { isLocked } = useEditor()
  const reason = useReason()
  const { suggestion, ask, cancel } = useSuggestions()
  const [settled, setSettled] = useState<Part[]>([])
  const open = suggestion.state === 'done' ? parts.filter((part) => !settled.includes(part)) : []

  function settle(part: Part): void {
    if (open.length <= 1) cancel()
    setSettled([...settled, part])
  }

  return (
    <section className={styles['suggestions']} aria-label={words.heading}>
      <div className={styles['bar']}>
        {children}
        {suggestion.state === 'asking' ? (
          <Button onClick={cancel}>{words.cancel}</Button>
        ) : (
          <Button
            disabled={isLocked || reason !== undefined || !question}
            onClick={() => {
              setSettled([])
              if (question) void ask(question)
            }}
          >
            <IconBulb size={18} stroke={1.75} /> {words.suggest}
          </Button>
        )}
        <p className={styles['remark']} role="status">
          {reason ? <Reason reason={reason} /> : suggestion.state === 'asking' ? words.asking : question ? '' : missing}
        </p>
      </div>
      {suggestion.state === 'failed' && (
        <Note tone="danger">
          {words.failed}
          {suggestion.message}
        </Note>
      )}
      {suggestion.state === 'done' &&
        open.map((part) => (
          <Row
            key={part}
            label={words[part]}
            now={textOf(present, part)}
            proposed={textOf(suggestion.proposal, part)}
            onUse={() => {
              onUse(part, suggestion.proposal)
              settle(part)
            }}
            onDismiss={() => settle(part)}
          />
        ))}
    </section>
  )
}

const textOf = (proposal: SeoProposal, part: Part): string => [proposal[part]].flat().join(', ')

interface RowProps {
  label: string
  now: string
  proposed: string
  onUse: () => void
  onDismiss: () => void
}

function Row({ label, now, proposed, onUse, onDismiss }: RowProps) {
  const words = useTexts(texts)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, as there are no inputs
    <div role="group" aria-label={label} className={styles['row']}>
      <b>{label}</b>
      <dl>
        <div>
          <dt>{words.now}</dt>
          <dd data-empty={now === '' || undefined}>{now || words.empty}</dd>
        </div>
        <div>
          <dt>{words.proposed}</dt>
          <dd>{proposed || words.empty}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        <Button size="small" aria-label={joinLabel(words.use, label)} onClick={onUse}>
          {words.use}
        </Button>
        <Button look="quiet" size="small" aria-label={joinLabel(words.dismiss, label)} onClick={onDismiss}>
          {words.dismiss}
        </Button>
      </div>
    </div>
  )
}

/** The reason why nothing can be suggested: the server uses the saved configuration. */
function useReason(): 'off' | 'unsaved' | undefined {
  const { stored, draft, config } = useEditor()
  if (draft.ai_config && 'enable_ai' in draft.ai_config.changes && config.ai_config.enable_ai) return 'unsaved'
  return stored?.config.ai_config.enable_ai && config.ai_config.enable_ai ? undefined : 'off'
}

function Reason({ reason }: { reason: 'off' | 'unsaved' }) {
  const words = useTexts(texts)
  const { goTo } = useEditor()
  return (
    <>
      {words[reason]} <LinkButton onClick={() => goTo('ai_config.enable_ai')}>{words.settings}</LinkButton>
    </>
  )
}

const texts = {
  en: {
    heading: 'Text suggestions',
    title: 'Title',
    suggest: 'Suggest',
    cancel: 'Cancel',
    asking: 'Waiting for suggestions, up to 30 seconds',
    failed: 'No suggestion: ',
    off: 'Text suggestions are off.',
    unsaved: 'Save the changes first.',
    settings: 'Settings',
    now: 'Current',
    proposed: 'Suggested',
    empty: 'Empty',
    use: 'Use',
    dismiss: 'Dismiss',
    description: 'Description',
    keywords: 'Keywords',
  },
  zh: {
    heading: '文案建议',
    title: '标题',
    suggest: '给出建议',
    cancel: '取消',
    asking: '正在等待建议，最多 30 秒',
    failed: '没有得到建议：',
    off: '文案建议未启用。',
    unsaved: '请先保存更改。',
    settings: '设置',
    now: '当前',
    proposed: '建议',
    empty: '空',
    use: '采用',
    dismiss: '忽略',
    description: '描述',
    keywords: '关键词',
  },
}
