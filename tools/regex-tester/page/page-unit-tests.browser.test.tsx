import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { openPage } from '../fixtures/open-page.tsx'

beforeEach(() => page.viewport(1280, 900))

const tests = [{ text: 'my own', expect: 'match', value: '', group: '' }]
const own = { pattern: 'ow(n)', flags: 'g', engine: 'ecmascript', text: 'own', tests }

const opened = async (values: Record<string, unknown> = own) => {
  const bench = await openPage({ open: 'runTests', values })
  const { screen, all, find } = bench
  const undo = screen.getByRole('button', { name: 'Undo' })
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: 'Library' }).click()
    await screen.getByRole('button', { name, exact: false }).click()
  }
  const texts = () => all('[data-bench=output] textarea').map((area) => (area as HTMLTextAreaElement).value)
  const passed = () => all('[data-bench=output] [data-passed]').map((each) => each.getAttribute('data-passed'))
  const importFile = (content: unknown) =>
    chooseFiles(find('input[type=file][aria-label="Import tests"]'), new File([JSON.stringify(content)], 't.json'))
  return { ...bench, undo, choose, texts, passed, importFile }
}

test('a pattern of the library takes the place of own tests, and they can be brought back', async () => {
  const { pattern, undo, choose, texts } = await opened()
  await expect.poll(texts).toEqual(['my own'])
  await choose('UUID')
  await expect.poll(texts).not.toContain('my own')
  // Another one is looked at: the own ones come back all the same.
  await choose('MAC address')
  await expect.poll(texts).toContain('eth0 00:1A:2b:3c:4d:5e up')
  await undo.click()
  await expect.poll(texts).toEqual(['my own'])
  await expect.element(pattern).toHaveValue('ow(n)')
  await expect.element(undo).not.toBeInTheDocument()
})

test('where nothing is lost, nothing is offered', async () => {
  const { undo, choose, texts } = await opened({})
  await choose('UUID')
  await expect.poll(() => texts().length).toBeGreaterThan(2)
  await expect.element(undo).not.toBeInTheDocument()
})

test('an import brings its engine, is run, and can be undone', async () => {
  const { screen, pattern, undo, texts, passed, importFile } = await opened()
  await expect.poll(passed).toEqual(['true'])
  const brought = [{ text: '2026', expect: 'match', value: '', group: '' }]
  importFile({ pattern: '(?P<year>\\d+)', flags: 'g', engine: 'python', tests: brought })
  await expect.poll(texts).toEqual(['2026'])
  await expect.poll(passed).toEqual(['true'])
  await expect.element(screen.getByRole('radio', { name: 'Python' })).toBeChecked()
  await undo.click()
  await expect.poll(texts).toEqual(['my own'])
  await expect.element(pattern).toHaveValue('ow(n)')
  await expect.element(screen.getByRole('radio', { name: 'JavaScript' })).toBeChecked()
  await expect.poll(passed).toEqual(['true'])
})

test('the same import again runs what was stopped', async () => {
  const endless = {
    pattern: '(a+)+$',
    flags: 'g',
    tests: [{ text: `${'a'.repeat(40)}!`, expect: 'match', value: '', group: '' }],
  }
  const { screen, importFile } = await opened({ ...endless, engine: 'ecmascript', seconds: 30 })
  const state = () => document.querySelector('[data-bench=output]')?.getAttribute('data-state')
  await screen.getByRole('button', { name: 'Cancel (Esc)' }).click()
  await expect.poll(state).toBe('idle')
  importFile(endless)
  await expect.poll(state).toBe('running')
  await screen.getByRole('button', { name: 'Cancel (Esc)' }).click()
})

test('of a group without text it is said whether there is one', async () => {
  const asked = ['1', '2'].map((group) => ({ text: 'b', expect: 'group', value: 'a', group }))
  const { screen } = await opened({ ...own, pattern: '(a)?b', tests: asked })
  await expect.element(screen.getByText('There is a match, but the group took no part in it')).toBeVisible()
  await expect.element(screen.getByText('The pattern has no such group')).toBeVisible()
  await expect.element(screen.getByText('Got nothing')).not.toBeInTheDocument()
})
