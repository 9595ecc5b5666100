import { Button, Group, Input, TextInput } from '@mantine/core'
import { z } from 'zod'
import type { AnyFieldText } from '#kit/texts.ts'
import { useTexts } from '../language/language.ts'

interface RowsProps {
  text: AnyFieldText
  rows: unknown
  onChange: (rows: Record<string, string>[]) => void
}

/** A table of texts to fill in: one line a row, one field a column, such as the parameters of a query. */
export function Rows({ text, rows: given, onChange }: RowsProps) {
  const words = useTexts(texts)
  const rows = z.array(z.record(z.string(), z.string())).catch([]).parse(given)
  const columns = Object.entries(text.columns ?? {})

  return (
    <Input.Wrapper label={text.label} description={text.help} labelElement="div">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and rows hold no state of their own
        <Group key={index} wrap="nowrap" mt="xs">
          {columns.map(([column, { label }]) => (
            <TextInput
              key={column}
              aria-label={`${label} ${index + 1}`}
              placeholder={label}
              value={row[column] ?? ''}
              onChange={(event) => onChange(rows.with(index, { ...row, [column]: event.currentTarget.value }))}
            />
          ))}
          <Button variant="default" onClick={() => onChange(rows.toSpliced(index, 1))}>
            {words.remove}
          </Button>
        </Group>
      ))}
      <Button
        variant="default"
        mt="xs"
        onClick={() => onChange([...rows, Object.fromEntries(columns.map(([column]) => [column, '']))])}
      >
        {words.add}
      </Button>
    </Input.Wrapper>
  )
}

const texts = {
  en: { add: 'Add a row', remove: 'Remove' },
  zh: { add: '添加一行', remove: '移除' },
}
