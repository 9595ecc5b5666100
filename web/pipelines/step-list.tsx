import { IconPlus } from '@tabler/icons-react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { maxSteps, type Pipeline } from '#core/pipeline/definition.ts'
import type { InputError } from '#kit/input-error.ts'
import type { FailedStep, StepResult } from '#kit/pipeline/step-error.ts'
import { fill } from '#kit/sentence.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { Sortable } from '#ui/sortable/sortable.tsx'
import { useSortableRow } from '#ui/sortable/use-sortable-row.tsx'
import { AddStepDialog } from './add-step-dialog.tsx'
import type { DescribedTools } from './draft/described-tools.ts'
import {
  changeStep,
  type Draft,
  type DraftStep,
  draftStepOf,
  insertStep,
  moveStep,
  removeStep,
} from './draft/edit-steps.ts'
import panes from './panes.module.css'
import { PipelineEmptyState } from './pipeline-empty-state.tsx'
import { StepCard, type StepControl } from './step-card.tsx'
import styles from './steps.module.css'

interface StepListProps {
  draft: Draft
  tools: DescribedTools
  results: ReadonlyMap<number, StepResult>
  failed: { step: FailedStep; cause: ToolError | InputError } | undefined
  onChange: (change: (steps: readonly DraftStep[]) => readonly DraftStep[]) => void
  onOpen: (pipeline: Pipeline, input?: string) => void
}

/** The steps in order, with a button to insert another between any two. */
export function StepList({ draft, tools, results, failed, onChange, onOpen }: StepListProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const { steps } = draft
  /** The controls of the steps that may be focused after a change. */
  const controls = useRef(new Map<`${number} ${StepControl}`, HTMLElement>())
  const addButton = useRef<HTMLButtonElement>(null)
  /** The index at which the chosen step will be inserted. */
  const [adding, setAdding] = useState<number>()
  /** The added step, which is rendered open. */
  const [added, setAdded] = useState<number>()
  /** The control to focus after the next render. */
  const focus = useRef<`${number} ${StepControl}`>(undefined)
  const isFull = steps.length >= maxSteps

  useLayoutEffect(() => {
    // A moved step has lost the focus, and a new one gets it.
    const wanted = focus.current
    const control = wanted && controls.current.get(wanted)
    if (!control) return
    focus.current = undefined
    control.focus()
  })

  function move(key: number, from: number, by: number): void {
    const to = from + by
    const isAtEnd = by < 0 ? to <= 0 : to >= steps.length - 1
    // At an end its button is disabled, and the other one takes the focus.
    const button = by < 0 === isAtEnd ? 'down' : 'up'
    focus.current = `${key} ${button}`
    onChange((now) => moveStep(now, key, from + by))
    announce(fill(words.moved, { place: from + by + 1 }))
  }

  function remove(key: number, index: number): void {
    const next = steps[index + 1] ?? steps[index - 1]
    focus.current = next && `${next.key} remove`
    onChange((now) => removeStep(now, key))
    announce(words.removed)
    if (!next) addButton.current?.focus()
  }

  return (
    <section className={styles['steps']} aria-labelledby="steps-title">
      <div className={panes['head']}>
        <h2 id="steps-title">{words.steps}</h2>
        <span className={panes['meta']}>{steps.length > 0 && fill(words.count, { count: steps.length })}</span>
      </div>
      {steps.length === 0 && <PipelineEmptyState onOpen={onOpen} />}
      <Sortable
        items={steps.map((step) => ({ id: step.key, name: step.operation }))}
        onMove={(key, over) =>
          onChange((now) =>
            moveStep(
              now,
              key,
              now.findIndex((step) => step.key === over),
            ),
          )
        }
      >
        <ol className={styles['list']}>
          {steps.map((step, index) => (
            <SortableStep
              key={step.key}
              step={step}
              index={index}
              count={steps.length}
              tools={tools}
              result={resultOf(step, results.get(index))}
              cause={failed?.step.index === index ? failed.cause : undefined}
              place={failed?.step}
              isNew={added === step.key}
              onInsert={index > 0 && !isFull ? () => setAdding(index) : undefined}
              refOf={(control) => (element) => {
                if (element) controls.current.set(`${step.key} ${control}`, element)
                return () => void controls.current.delete(`${step.key} ${control}`)
              }}
              onChange={(change) => onChange((now) => changeStep(now, step.key, change))}
              onMove={(by) => move(step.key, index, by)}
              onRemove={() => remove(step.key, index)}
            />
          ))}
        </ol>
      </Sortable>
      <div className={styles['add']}>
        <Button
          ref={addButton}
          look={steps.length === 0 ? 'filled' : 'plain'}
          disabled={isFull}
          onClick={() => setAdding(steps.length)}
        >
          <IconPlus size={18} stroke={1.75} /> {words.add}
        </Button>
        {isFull && <span>{fill(words.full, { most: maxSteps })}</span>}
      </div>
      {adding !== undefined && (
        <AddStepDialog
          onClose={() => setAdding(undefined)}
          onChoose={(chosen) => {
            const step = draftStepOf(chosen)
            setAdding(undefined)
            setAdded(step.key)
            focus.current = `${step.key} title`
            onChange((now) => insertStep(now, adding, step))
            announce(words.added)
          }}
        />
      )}
    </section>
  )
}

interface SortableStepProps extends Omit<ComponentProps<typeof StepCard>, 'handle'> {
  /** Inserts another step before it. */
  onInsert: (() => void) | undefined
}

/** A step that can be dragged, or moved by its buttons without a pointer. */
function SortableStep({ onInsert, ...rest }: SortableStepProps) {
  const words = useTexts(texts)
  const place = rest.index + 1
  const { row, handle } = useSortableRow({
    id: rest.step.key,
    isLocked: rest.count < 2,
    label: fill(words.drag, { place }),
  })
  return (
    <li {...row}>
      {onInsert && (
        <IconButton label={fill(words.insert, { place })} className={styles['insert'] ?? ''} onClick={onInsert}>
          <IconPlus size={14} stroke={2} />
        </IconButton>
      )}
      <StepCard {...rest} handle={handle} />
    </li>
  )
}

/** The result of the step, unless it is of another step at this index before. */
const resultOf = (step: DraftStep, result: StepResult | undefined): StepResult | undefined =>
  result?.tool === step.tool && result.operation === step.operation ? result : undefined

const texts = {
  en: {
    steps: 'Steps',
    count: '{count}',
    add: 'Add a step',
    insert: 'Insert a step at position {place}',
    drag: 'Drag to move step {place}',
    full: 'Up to {most} steps',
    moved: 'Moved to position {place}',
    removed: 'Step removed',
    added: 'Step added',
  },
  zh: {
    steps: '步骤',
    count: '{count}',
    add: '添加步骤',
    insert: '在第 {place} 步插入',
    drag: '拖动以移动第 {place} 步',
    full: '最多 {most} 个步骤',
    moved: '已移到第 {place} 步',
    removed: '已移除步骤',
    added: '已添加步骤',
  },
}
