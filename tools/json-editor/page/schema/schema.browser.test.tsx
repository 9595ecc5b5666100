import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from '../../fixtures/open-page.tsx'

const schema = JSON.stringify({
  title: 'Server',
  required: ['mode'],
  properties: {
    port: { type: 'integer', minimum: 1, description: 'Where it listens' },
    mode: { enum: ['fast', 'safe'], description: 'How careful it is' },
  },
})

/** Opens the page with a schema and attaches it. */
async function openAttached(json: string, options: Partial<Parameters<typeof openPage>[0]> = {}) {
  const opened = await openPage({ json, draft: { schema }, ...options })
  const label = options.language === 'zh' ? /^JSON Schema：/ : /^JSON Schema: complete/
  await opened.screen.getByRole('button', { name: label }).click()
  const content = () => opened.find('[data-bench=input] .cm-content')
  const text = () => opened.all('[data-bench=input] .cm-line').map((line) => line.textContent)
  const strip = () => opened.find('section[aria-label="JSON Schema"]')?.textContent ?? ''
  await expect.poll(strip).toContain(options.language === 'zh' ? '处错误' : 'error')
  // The editor gets the schema a moment later: its marks show that it has.
  if (options.view === undefined) await expect.poll(() => opened.find('.cm-marked-bad')).not.toBeNull()
  return {
    ...opened,
    content,
    text,
    strip,
    offered: () => opened.all('[role=listbox] [role=option]').map((one) => one.textContent),
  }
}

/** A completion list that has just opened ignores keys: they may have been meant for the text. */
const listRests = () => new Promise((resolve) => setTimeout(resolve, 150))

test('keys are offered with their types, and put in with what they begin as', async () => {
  const { content, text, offered, press } = await openAttached('{\n  "port": 1\n}')
  content()?.focus()
  await press('{Control>}{Home}{/Control}{ArrowDown}{End},{Enter}"')
  await expect.poll(offered).toEqual(['modestring'])
  await listRests()
  await press('{Enter}')
  await expect.poll(text).toEqual(['{', '  "port": 1,', '  "mode": ', '}'])
  await expect.poll(offered).toEqual(['"fast"enum', '"safe"enum'])
  await listRests()
  await press('{ArrowDown}{Enter}')
  await expect.poll(text).toEqual(['{', '  "port": 1,', '  "mode": "safe"', '}'])
})

test('what the schema forbids is underlined while one types, and said', async () => {
  const { strip, all, screen, press, content, text } = await openAttached('{\n  "port": 0,\n  "mode": "slow"\n}')
  await expect.poll(strip).toMatch(/Server.*2 errors.*\$\.port 0 is less than 1/)
  await expect.poll(() => all('.cm-marked-bad').map((mark) => mark.textContent)).toEqual(['0', '"slow"'])
  await screen.getByRole('button', { name: 'Next error' }).click()
  await expect.poll(strip).toContain('$.mode Unexpected "slow"')
  await expect.poll(() => document.activeElement).toBe(content())
  await press('{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}"fast"')
  await expect.poll(text).toContain('  "mode": "fast"')
  await expect.poll(strip).toContain('1 error')
  await screen.getByRole('button', { name: 'Stop using the schema' }).click()
  await expect.poll(() => all('.cm-marked-bad')).toEqual([])
})

test('by keyboard the caret goes from error to error, and its place is described, in Chinese too', async () => {
  const { content, press, find } = await openAttached('{\n  "port": 0,\n  "mode": "slow"\n}', { language: 'zh' })
  content()?.focus()
  await press('{Control>}{Home}{/Control}{F8}')
  const tooltip = () => find('.cm-place')?.innerText ?? ''
  await expect.poll(tooltip).toContain('0 小于 1')
  expect(tooltip()).toContain('Where it listens')
  expect(tooltip()).toContain('$.port · integer · minimum 1')
  await press('{Escape}')
  await expect.poll(tooltip).toBe('')
  await press('{ArrowDown}{Home}{ArrowRight}{ArrowRight}{ArrowRight}{Shift>}{F1}{/Shift}')
  await expect.poll(tooltip).toContain('允许的值： "fast", "safe"')
})

test('on hover a key is described', async () => {
  const { find, all } = await openAttached('{\n  "port": 80\n}')
  const port = () => all('[data-bench=input] .cm-line span').find((span) => span.textContent === '"port"')
  await expect.poll(port).toBeDefined()
  await userEvent.hover(port() as HTMLElement)
  await expect.poll(() => find('.cm-place')?.innerText ?? '').toContain('Where it listens')
})

test('rows of the tree tell what is wrong with them, and closed ones that something within is', async () => {
  const { rows, screen, active } = await openAttached('{"port": 0, "mode": "fast", "list": [1]}', { view: 'tree' })
  await expect.poll(rows).toContain('  port: 0, 0 is less than 1')
  await screen.getByRole('button', { name: '$.port 0 is less than 1' }).click()
  await expect.poll(active).toContain('port: 0')
})

test('without a schema the way to it is shown; a schema that is none says why', async () => {
  const { screen, find, strip } = await openPage({ json: '{}' }).then((opened) => ({
    ...opened,
    strip: () => opened.find('section[aria-label="JSON Schema"]')?.textContent ?? '',
  }))
  await screen.getByRole('button', { name: /^JSON Schema: complete/ }).click()
  await screen.getByRole('button', { name: 'Enter a schema' }).click()
  await screen.getByRole('textbox', { name: 'JSON Schema' }).fill('{"type": 1}')
  await expect.poll(strip).toContain('Invalid JSON schema: unexpected 1')
  await screen.getByRole('textbox', { name: 'JSON Schema' }).fill('{"type": "array"}')
  await expect.poll(strip).toContain('1 error')
  expect(find('[data-bench=input]')).not.toBeNull()
})
