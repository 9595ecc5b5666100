import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { lazy, type ReactNode, type RefCallback, Suspense, useEffect, useState } from 'react'
import { errors as pipelineErrors } from '#core/pipeline/errors.ts'
import type { InputError } from '#kit/input-error.ts'
import type { FailedStep, StepResult } from '#kit/pipeline/step-error.ts'
import { fill } from '#kit/sentence.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { sizeOf } from '#ui/text/measure-text.ts'
import { ToolTextsProvider } from '#ui/tool/tool-texts.ts'
import { toolById } from '../catalogue/catalogue.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { type DescribedTools, operationOf } from './draft/described-tools.ts'
import type { DraftStep, StepChange } from './draft/edit-steps.ts'
import { StepFailure } from './step-failure.tsx'
import { StepOptions } from './step-options.tsx'
import styles from './steps.module.css'

const StepWarnings = lazy(() => import('./step-warnings.tsx'))

/** A control of a step that may be focused after a change. */
export type StepControl = 'title' | 'up' | 'down' | 'remove'

interface StepCardProps {
  step: DraftStep
  index: number
  count: number
  tools: DescribedTools
  result: StepResult | undefined
  /** The error, and the line or item at which it occurred. */
  cause: ToolError | InputError | undefined
  place: FailedStep | undefined
  /** Whether it has just been added, and shows its options. */
  isNew: boolean
  /** The handle that drags it. */
  handle: ReactNode
  refOf: (control: StepControl) => RefCallback<HTMLElement>
  onChange: (change: StepChange) => void
  onMove: (by: number) => void
  onRemove: () => void
}

/** One step: its operation, its options, and a summary of its result or the error. */
export function StepCard(props: StepCardProps) {
  const { step, index, count, tools, result, cause, place, isNew, handle, refOf, onChange, onMove, onRemove } = props
  const words = useTexts(texts)
  const language = useLanguage()
  const tool = tools.get(step.tool)
  const operation = operationOf(step, tools)
  const [isOpen, setOpen] = useState(isNew)
  const title = (operation && tool?.texts.operations[operation.exported]?.title) ?? step.operation
  const number = index + 1
  const name = { place: number, title }
  const isDone = !step.off && result !== undefined && !cause

  // Shows the options, since one of them is invalid.
  useEffect(() => {
    if (cause?.name === 'InputError') setOpen(true)
  }, [cause])

  return (
    <article
      className={styles['card']}
      data-off={step.off || undefined}
      data-bad={cause ? '' : undefined}
      aria-label={fill(words.step, name)}
    >
      <header>
        {handle}
        <span className={styles['number']}>{number}</span>
        <ToolIcon tool={step.tool} size={22} />
        <button
          type="button"
          ref={refOf('title')}
          data-step-title=""
          className={styles['name']}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <b>{title}</b>
          <small>{toolById(step.tool)?.title[language] ?? step.tool}</small>
        </button>
        <Switch
          isLabelHidden
          label={fill(words.on, name)}
          help={step.off ? words.turnOn : words.turnOff}
          checked={!step.off}
          onChange={(isOn) => onChange({ off: !isOn })}
        />
        <IconButton label={fill(words.up, name)} ref={refOf('up')} disabled={index === 0} onClick={() => onMove(-1)}>
          <IconArrowUp size={16} stroke={1.75} />
        </IconButton>
        <IconButton
          label={fill(words.down, name)}
          ref={refOf('down')}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} stroke={1.75} />
        </IconButton>
        <IconButton label={fill(words.remove, name)} ref={refOf('remove')} onClick={onRemove}>
          <IconX size={16} stroke={1.75} />
        </IconButton>
      </header>
      {tool && (
        <ToolTextsProvider value={{ texts: tool.texts, pageTexts: {}, errors: { ...pipelineErrors, ...tool.errors } }}>
          {isOpen && operation && (
            <StepOptions step={step} description={operation.description} cause={cause} onChange={onChange} />
          )}
          {cause && <StepFailure cause={cause} place={place} />}
        </ToolTextsProvider>
      )}
      {(tool === null || (tool && !operation)) && (
        <p role="alert" className={styles['failure']}>
          {words.unknown}
        </p>
      )}
      {step.off ? <p className={styles['gave']}>{words.isOff}</p> : isDone && <StepOutput result={result} />}
      {isDone && tool && operation && result.warnings.length > 0 && (
        <Suspense>
          <StepWarnings warnings={result.warnings} output={operation.description.output} labels={tool.texts.output} />
        </Suspense>
      )}
    </article>
  )
}

/** A summary of the step's result. */
function StepOutput({ result: { kind, preview, size, runs } }: { result: StepResult }) {
  const words = useTexts(texts)
  const much = kind === 'file' ? sizeOf(size) : fill(words.characters, { size })
  return (
    <p className={styles['gave']}>
      <code>{preview === '' ? words.nothing : preview}</code>
      <span>
        {much}
        {runs !== 1 && ` · ${fill(words.runs, { runs })}`}
      </span>
    </p>
  )
}

const texts = {
  en: {
    step: 'Step {place}: {title}',
    on: 'Run step {place}: {title}',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    up: 'Move step {place} up: {title}',
    down: 'Move step {place} down: {title}',
    remove: 'Remove step {place}: {title}',
    unknown: 'Unknown operation. Remove this step.',
    isOff: 'Skipped',
    characters: '{size|character|characters}',
    runs: 'ran {runs} times',
    nothing: 'nothing',
  },
  zh: {
    step: '第 {place} 步：{title}',
    on: '运行第 {place} 步：{title}',
    turnOn: '启用',
    turnOff: '停用',
    up: '上移第 {place} 步：{title}',
    down: '下移第 {place} 步：{title}',
    remove: '移除第 {place} 步：{title}',
    unknown: '未知的操作，请移除此步骤。',
    isOff: '已跳过此步',
    characters: '{size} 个字符',
    runs: '运行 {runs} 次',
    nothing: '空',
  },
}
