import { SegmentLinks, Segments } from '../controls/segments.tsx'
import { useTexts } from '../language/language.ts'
import { handOver } from '../tool/handover.ts'
import { useTool } from '../tool/open-tool.tsx'
import { useToolDirectory } from '../tool/tool-directory.ts'
import { useToolTexts } from '../tool/tool-texts.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import { Bench, type BenchProps } from './bench.tsx'

/** The switch between the operations of a tool, and the bench of the open one. */
export function OperationsBench({ parts }: Pick<BenchProps, 'parts'>) {
  const { operations, open, onOpen } = useTool()
  const texts = useToolTexts()
  const choices = Object.keys(operations).map((name) => ({ value: name, label: texts.operations[name]?.title ?? name }))
  const words = useTexts({ en: { operation: 'Operation' }, zh: { operation: '操作' } })
  return (
    <Bench
      {...(parts && { parts })}
      modes={
        <>
          <VariantLinks />
          {choices.length > 1 && <Segments label={words.operation} choices={choices} value={open} onChange={onOpen} />}
        </>
      }
    />
  )
}

/** Links to the variants of the tool; the input and the options that they share go along. */
export function VariantLinks() {
  const words = useTexts({ en: { label: 'Convert to' }, zh: { label: '转换为' } })
  const { id, open } = useTool()
  const { variantsOf, addressOf, visit } = useToolDirectory()
  const { values } = useWorkbench()
  const variants = variantsOf(id)
  if (variants.length < 2) return null
  return (
    <SegmentLinks
      label={words.label}
      links={variants.map(({ tool, name }) => ({
        key: tool,
        href: addressOf(tool),
        isCurrent: tool === id,
        // "Go" alone says nothing in a screen reader's list of links.
        label: (
          <>
            <span className="visually-hidden">{words.label} </span>
            {name}
          </>
        ),
      }))}
      onOpen={(tool) => {
        if (tool === id) return
        handOver({ tool, operation: open, material: '', input: values })
        visit(tool)
      }}
    />
  )
}
