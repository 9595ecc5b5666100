import { expect, test } from 'vitest'
import { openTool as openShown } from '#ui/fixtures/open-tool.tsx'
import { drop, paste } from '#ui/transfer/fixtures/bring.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { wholeToolById } from '../catalogue/whole-catalogue.ts'
import { suggestOperations } from '../suggestions/suggest-operations.ts'
import { loadTool } from './load-tool.ts'
import { runner } from './runner.ts'

/** Opens a page as the shell does, with the directory of other tools. */
async function openTool(id: string, operation: string, language: 'en' | 'zh' = 'en') {
  localStorage.clear()
  sessionStorage.clear()
  const { words: byLanguage, ...tool } = await loadTool(id, language)
  const words = byLanguage.get(language)
  const card = wholeToolById(id)
  if (!card || !words) throw new Error(`There is no tool ${id}`)
  const directory = {
    tools: catalogue,
    addressOf: (other: string) => `/tools/${other}`,
    suggest: (content: string | Blob) => suggestOperations(content, catalogue),
  }
  return openShown({ ...tool, samples: {}, ...words, card, runner, directory, open: operation, language })
}

/** One dot, transparent. */
const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const png = () => new File([dot], 'dot.png', { type: 'image/png' })

test.each([
  ['md5', 'hashText', 'b357a19c87624c7c4d131aeeb4ae677f'],
  ['base64', 'encode', 'data:image/png;base64,iVBORw0KGgo'],
  ['base64', 'decode', 'data:image/png;base64,iVBORw0KGgo'],
] as const)('an image that is dropped on %s/%s is worked on as a file', async (id, operation, result) => {
  const { find, said, settled, screen } = await openTool(id, operation)
  await expect.poll(() => find('textarea')).not.toBeNull()
  drop(find('h1') as HTMLElement, { files: [png()] })
  await expect.poll(() => find('[data-bench=file]')).not.toBeNull()
  await settled()
  await expect.element(screen.getByRole('textbox').last()).toHaveValue(expect.stringContaining(result))
  await expect.poll(said).not.toBe('')
})

test.each([
  ['crypto', 'encrypt'],
  ['qr-generator', 'generate'],
] as const)('a screenshot that is pasted on %s/%s goes to where files go', async (id, operation) => {
  const { find, screen } = await openTool(id, operation)
  await expect.poll(() => find('h1')).not.toBeNull()
  paste(find('h1') as HTMLElement, { files: [png()] })
  await expect.element(screen.getByText('dot.png').first()).toBeVisible()
  expect(
    screen
      .getByRole('textbox')
      .elements()
      .map((field) => field.textContent),
  ).not.toContain('PNG')
})

test('where no operation takes it, the sentence says what it is and leads to tools that do', async () => {
  const { find, screen } = await openTool('url-encoder', 'encode', 'zh')
  await expect.poll(() => find('textarea')).not.toBeNull()
  drop(find('h1') as HTMLElement, { files: [png()] })
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByRole('link', { name: '图片压缩' }))
    .toHaveAttribute('href', '/tools/image-compress?operation=compress')
  expect(alert.element().textContent).toMatch(
    /^“dot\.png”的类型：图片（PNG）。此输入框只接受文本。可处理此文件的工具：/,
  )
})
