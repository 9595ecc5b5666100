import { useEffect, useState } from 'react'
import type { Step } from '#core/pipeline/definition.ts'
import { fill } from '#kit/sentence.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { FinderDialog } from '../finder/finder-dialog.tsx'
import styles from './add-step-dialog.module.css'
import type { OfferedStep } from './find-operations.ts'

interface AddStepDialogProps {
  onClose: () => void
  onChoose: (step: Step) => void
}

/** A search over all operations that a step may run: arrows move, Enter chooses, Esc closes. */
export function AddStepDialog({ onClose, onChoose }: AddStepDialogProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const [find, setFind] = useState<typeof import('./find-operations.ts').findOperations>()
  const offered: OfferedStep[] = find?.(query, language) ?? []

  useEffect(() => {
    void import('./find-operations.ts').then((module) => setFind(() => module.findOperations))
  }, [])

  return (
    <FinderDialog
      title={words.title}
      field={words.search}
      label={words.title}
      query={query}
      items={offered}
      keyOf={({ step }) => `${step.tool}-${step.operation}`}
      foot={
        <p className={styles['none']} role="status">
          {find && offered.length === 0 && fill(words.none, { query: query.trim() })}
        </p>
      }
      className={styles['operation']}
      onQuery={setQuery}
      onChoose={({ step }) => onChoose(step)}
      onClose={onClose}
    >
      {({ step: { tool, operation }, label }) => (
        <>
          <ToolIcon tool={tool} size={22} />
          <span>{label}</span>
          <code>
            {tool}/{operation}
          </code>
        </>
      )}
    </FinderDialog>
  )
}

const texts = {
  en: {
    title: 'Add a step',
    search: 'Search operations',
    none: 'No operation matches “{query}”',
  },
  zh: { title: '添加步骤', search: '搜索操作', none: '没有与“{query}”匹配的操作' },
}
