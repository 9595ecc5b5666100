import { Segments } from '../controls/segments.tsx'
import { useTexts } from '../language/language.ts'
import { VariantLinks } from '../send/variant-links.tsx'
import { useTool } from '../tool/open-tool.tsx'
import { useToolTexts } from '../tool/tool-texts.ts'
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
