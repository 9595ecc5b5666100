import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { convert, toSql, toXlsx } from './operations.ts'

const source = 'name,note,n\nAda,"a|b\\<i>\n& ""q""",1\n中文,x\ty,10.5\n'

test.each([
  ['csv', 'name,note,n\r\nAda,"a|b\\<i>\n& ""q""",1\r\n中文,x\ty,10.5\r\n'],
  ['tsv', 'name\tnote\tn\nAda\t"a|b\\<i>\n& ""q"""\t1\n中文\t"x\ty"\t10.5\n'],
  [
    'markdown',
    '| name | note                  |    n |\n| ---- | --------------------- | ---: |\n| Ada  | a\\|b\\\\&lt;i><br>& "q" |    1 |\n| 中文 | x y                   | 10.5 |\n',
  ],
  [
    'text',
    'name  note              n\n----  -------------  ----\nAda   a|b\\<i> & "q"     1\n中文  x y            10.5\n',
  ],
  [
    'latex',
    '\\begin{tabular}{llr}\n  \\hline\n  name & note & n \\\\\n  \\hline\n  Ada & a|b\\textbackslash{}<i> \\& "q" & 1 \\\\\n  中文 & x\ty & 10.5 \\\\\n  \\hline\n\\end{tabular}\n',
  ],
  ['ndjson', '{"name":"Ada","note":"a|b\\\\<i>\\n& \\"q\\"","n":1}\n{"name":"中文","note":"x\\ty","n":10.5}\n'],
] as const)('%s is written as its readers want it', async (to, text) => {
  expect(await perform(convert, { source, to })).toEqual({ text, rows: 2, warnings: [] })
})

test.each([
  ['convert', (source: string) => perform(convert, { source })],
  ['to-sql', (source: string) => perform(toSql, { source })],
  ['to-xlsx', (source: string) => perform(toXlsx, { source })],
])('%s reports the lines of problems, and what is left out', async (_, run) => {
  const { warnings } = await run('# of the city\nname,age\nAda,36,London\nAlan\n')
  expect(warnings.map(({ line, code }) => [line, code])).toEqual([
    [1, 'comment'],
    [3, 'longRow'],
    [4, 'shortRow'],
  ])
})
