import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { looks } from '#ui/fixtures/draw.tsx'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { openPage } from '../fixtures/open-page.tsx'

const text = 'Go go gopher. 今天天气很好。\n\nLast line 🙂'

test('shows the figures beside the text, with their units, and says that it has counted', async () => {
  const { termsOf, said, settled } = await openPage(text)
  await settled()
  expect(termsOf('Key statistics')).toEqual({
    Characters: '34',
    Words: '8',
    Sentences: '3',
    Lines: '2',
    Paragraphs: '2',
    'Reading time': '2 s',
  })
  expect(termsOf('More statistics')).toMatchObject({
    'Without spaces': '27',
    'Chinese characters': '6',
    'Chinese words': '3',
    'Unique words': '7',
    'Average sentence length': '2.67 words',
    'Longest word': 'gopher',
  })
  await expect.poll(said).toBe('Counted')
})

test('what is selected is counted by itself, with the options as they are', async () => {
  const { screen, settled } = await openPage(text)
  await settled()
  await expect.element(screen.getByText('Select part of the text to count it by itself.')).toBeVisible()
  const field = () =>
    screen.container.querySelector<HTMLElement>('[data-bench=input] textarea, [data-bench=input] .cm-content')
  field()?.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(screen.getByText('Selected: characters 34, words 8, sentences 3, lines 2')).toBeVisible()
  await userEvent.keyboard('{Control>}{End}{/Control}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await expect.element(screen.getByText('Selected: characters 4, words 1, sentences 1, lines 1')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Select part of the text to count it by itself.')).toBeVisible()
})

test('limits are meters, which say in words how much is used and what is left', async () => {
  const { screen, settled } = await openPage('中'.repeat(71))
  await settled()
  const meter = (name: string) => screen.getByRole('meter', { name })
  await expect
    .element(meter('Text message (SMS)'))
    .toHaveAttribute('aria-valuetext', '71 of 134, 2 messages, UCS-2 characters')
  await expect
    .element(meter('Page title'))
    .toHaveAttribute('aria-valuetext', '142 of 60, 82 over, columns, full-width characters count 2')
  await expect.element(meter('Post on X')).toHaveAttribute('value', '142')
  await expect.element(screen.getByText('82 over')).toBeVisible()
})

test('what is most common is a list, its bars no more than an image of it', async () => {
  const { rowsOf, all, settled } = await openPage(text)
  await settled()
  expect(rowsOf('Most common words')[0]).toBe('Go2')
  expect(rowsOf('Most common characters')).toHaveLength(10)
  const bars = all('[aria-label="Most common words"] li [aria-hidden] > span').map(({ style }) => style.width)
  expect(bars.slice(0, 2)).toEqual(['100%', '50%'])
})

test('options change the figures', async () => {
  const { screen, termsOf, settled } = await openPage(text)
  await settled()
  await screen.getByRole('switch', { name: 'Count spaces' }).click()
  await expect.poll(() => termsOf('Key statistics')['Characters']).toBe('27')
  await screen.getByText('Advanced options').click()
  await screen.getByRole('spinbutton', { name: 'Words per page' }).fill('4')
  await expect.poll(() => termsOf('More statistics')['Pages']).toBe('2')
})

test('a file is counted as a file', async () => {
  const { screen, find, termsOf, settled } = await openPage(undefined)
  await screen.getByText('File', { exact: true }).first().click()
  chooseFiles(find('[data-bench=file] input'), new File(['\ufeffOne two\nthree'], 'a.txt', { type: 'text/plain' }))
  await settled()
  expect(termsOf('Key statistics')).toMatchObject({ Characters: '13', Words: '3', Lines: '2' })
})

test('for a text over all limits no meter is drawn, and the page says so', async () => {
  const { screen, settled } = await openPage('word '.repeat(30_000))
  await settled()
  await expect.element(screen.getByText('Limits are not checked beyond 100,000 characters.')).toBeVisible()
  await expect.element(screen.getByRole('meter')).not.toBeInTheDocument()
})

test.each(looks)('has no accessibility violations, as %j', async ({ language, isDark }) => {
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
  document.documentElement.lang = language
  const { screen, settled } = await openPage(text, { language })
  await settled()
  expect(await accessibilityViolations(screen.container)).toEqual([])
})
