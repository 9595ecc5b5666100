import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { convert } from './operations.ts'

const folder = join(import.meta.dirname, 'fixtures')
const files = globSync('*/*.sql', { cwd: folder }).sort()

test('there are 60 files in the styles of four databases', () => {
  expect(files.length).toBeGreaterThanOrEqual(60)
})

// Next to each file is its code, followed by the detected database and the warnings.
test.each(files)('%s is converted to the code next to it', async (file) => {
  const sql = readFileSync(join(folder, file), 'utf8')
  const { code, dialect, warnings } = await perform(convert, { sql })
  const said = warnings.map(({ line, column, message }) => `// ${line}:${column} ${message}\n`)
  const text = `${code}\n// ${dialect}\n${said.join('')}`
  await expect(text).toMatchFileSnapshot(join(folder, file.replace(/\.sql$/, '.go')))
  if (!file.startsWith('generic/')) expect(dialect).toBe(file.split('/')[0])
})
