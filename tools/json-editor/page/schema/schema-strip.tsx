import { IconChevronLeft, IconChevronRight, IconPencil, IconSchema, IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type { DocumentIssue } from '../../assist/check-document.ts'
import { shortPath } from '../../navigation/short-path.ts'
import { formatNote } from '../../notes/note-sentences.ts'
import { useDocument } from '../document/document-context.tsx'
import type { SchemaAssist } from '../document/schema-assist.ts'
import { schemaAddition } from './schema-addition.ts'
import styles from './schema-strip.module.css'
import { schemaWords } from './schema-words.ts'
import { type CheckState, type SchemaState, useSchema, useSchemaCheck } from './use-schema-check.ts'

interface SchemaStripProps {
  /** Called with the editor extension of the schema and the errors found. */
  onAssist: (assist: SchemaAssist | undefined) => void
  onDetach: () => void
}

const none: readonly DocumentIssue[] = []

/** The schema that is attached to the document, and the overall result of the check. */
export default function SchemaStrip({ onAssist, onDetach }: SchemaStripProps) {
  const words = useTexts(schemaWords)
  const language = useLanguage()
  const { text } = useDocument()
  const { values } = useWorkbench()
  const { open, onOpen } = useTool()
  const source = values['schema']
  const schema = useSchema(typeof source === 'string' || source instanceof Blob ? source : '')
  const check = useSchemaCheck(schema, text)
  useShortcutScope('schema')

  const assistant = schema.state === 'open' ? schema.assistant : undefined
  const addition = useMemo(
    () => assistant && schemaAddition(assistant, { ...words, sayIssue: (issue) => formatNote(issue, language) }),
    [assistant, words, language],
  )
  const last = useLastIssues(check)
  useEffect(() => onAssist(addition && { addition, issues: last }), [onAssist, addition, last])
  useEffect(() => () => onAssist(undefined), [onAssist])

  return (
    <section className={styles['strip']} aria-label={words.title}>
      <IconSchema size={16} stroke={1.75} aria-hidden />
      <span className={styles['name']}>{(schema.state === 'open' && schema.name) || words.title}</span>
      <Status schema={schema} check={check} />
      <Spacer />
      {open !== 'validate' &&
        (schema.state === 'none' ? (
          <Button size="small" onClick={() => onOpen('validate')}>
            {words.enter}
          </Button>
        ) : (
          <IconButton label={words.edit} onClick={() => onOpen('validate')}>
            <IconPencil size={16} stroke={1.75} />
          </IconButton>
        ))}
      <IconButton label={words.detach} onClick={onDetach}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </section>
  )
}

/** While the text is no JSON, the last errors stay. */
function useLastIssues(check: CheckState): readonly DocumentIssue[] {
  const [issues, setIssues] = useState(none)
  useEffect(() => {
    if (check.state !== 'done') setIssues(none)
    else if (check.check.state === 'checked') setIssues(check.check.issues)
  }, [check])
  return issues
}

function Status({ schema, check }: { schema: SchemaState; check: CheckState }) {
  const words = useTexts(schemaWords)
  const sentence = useSentence()
  if (schema.state === 'none' || schema.state === 'schemaTooLong') return <span>{words[schema.state]}</span>
  if (schema.state === 'failed') return <Failure said={sentence(schema.error)} />
  if (schema.state === 'opening' || check.state === 'waiting') return null
  if (check.state === 'failed') return <Failure said={sentence(check.error)} />
  if (check.state !== 'done') return <span>{words[check.state]}</span>
  const { check: outcome } = check
  if (outcome.state === 'noJson') return <span>{words.noJson}</span>
  return (
    <>
      <span className={styles['count']} data-kind={outcome.count > 0 ? 'danger' : 'success'} role="status">
        {outcome.count === 0 ? words.fits : fill(words.errors, { count: formatCount(outcome.count) })}
      </span>
      {outcome.issues.length > 0 && <IssueWalk issues={outcome.issues} />}
    </>
  )
}

function Failure({ said }: { said: string }) {
  return (
    <span role="status" className={styles['count']} data-kind="danger">
      {said}
    </span>
  )
}

/** Buttons that go from error to error. */
function IssueWalk({ issues }: { issues: readonly DocumentIssue[] }) {
  const words = useTexts(schemaWords)
  const language = useLanguage()
  const { show } = useDocument()
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, issues.length - 1)
  const issue = issues[at]
  function go(to: number): void {
    const next = (to + issues.length) % issues.length
    setChosen(next)
    const place = issues[next]?.from
    if (place) show({ place })
  }
  return (
    <>
      {issues.length > 1 && (
        <span className={styles['steps']}>
          <IconButton label={words.previous} onClick={() => go(at - 1)}>
            <IconChevronLeft size={16} stroke={1.75} />
          </IconButton>
          <IconButton label={words.next} onClick={() => go(at + 1)}>
            <IconChevronRight size={16} stroke={1.75} />
          </IconButton>
        </span>
      )}
      {issue && (
        <button type="button" className={styles['issue']} onClick={() => go(at)}>
          <code>{shortPath(issue.path)}</code> {formatNote(issue, language)}
        </button>
      )}
    </>
  )
}
