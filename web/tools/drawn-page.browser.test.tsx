import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { openTool as openShown } from '#ui/fixtures/open-tool.tsx'
import { wholeToolById } from '../catalogue/whole-catalogue.ts'
import { loadTool } from './load-tool.ts'
import { runner } from './runner.ts'

/** Opens a page as the shell does, with the real worker and empty storage. */
async function openTool(id: string, operation: string, language: Language = 'en') {
  localStorage.clear()
  sessionStorage.clear()
  const { words: byLanguage, ...tool } = await loadTool(id, language)
  const samples = await tool.loadSamples()
  const words = byLanguage.get(language)
  const card = wholeToolById(id)
  if (!card || !words) throw new Error(`There is no tool ${id}`)
  return openShown({ ...tool, samples, ...words, card, runner, open: operation, language })
}

test('a URL is put together of lines and rows', async () => {
  const { screen, state } = await openTool('url-encoder', 'build')
  await screen.getByLabelText('Protocol').fill('https')
  await screen.getByLabelText('Host').fill('::1')
  await screen.getByText('Add a row').click()
  await screen.getByLabelText('Name 1').fill('q')
  await expect.element(screen.getByRole('textbox', { name: 'URL' })).toHaveTextContent('https://[::1]/?q=')
  await expect.poll(state).toBe('done')
})

test('a number out of its range is named at its field, in Chinese', async () => {
  const { screen, state } = await openTool('base64', 'encode', 'zh')
  await screen.getByRole('textbox', { name: '文本' }).fill('a')
  await screen.getByLabelText('每行字符数').fill('2000')
  await expect.poll(state).toBe('error')
  await expect.element(screen.getByText('请输入不大于 1000 的值', { exact: true })).toBeVisible()
})
