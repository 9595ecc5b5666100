import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { savedFile } from '#ui/fixtures/saved-file.ts'
import { chooseFiles, drop } from '#ui/transfer/fixtures/bring.ts'
import { openPage } from '../fixtures/open-page.tsx'

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `line ${from + at}\n`).join('')

test('both texts are side by side, with signs, labels and marks for the differences', async () => {
  const { rows, settled, all, screen } = await openPage({
    original: 'same\nold word\nrest\n',
    changed: 'same\nnew word\nrest\nmore',
  })
  await settled()
  expect(rows()).toEqual([
    '1|same|1|same',
    '2|−Removed: old word|2|+Added: new word',
    '3|rest|3|rest',
    '||4|+Added: moreno line break',
  ])
  expect(all('[role=row] del').map(({ textContent }) => textContent)).toEqual(['old'])
  expect(all('[role=row] ins').map(({ textContent }) => textContent)).toEqual(['new'])
  await expect.element(screen.getByText('2 changes')).toBeVisible()
  await expect.element(screen.getByText('+2', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('−1', { exact: true })).toBeVisible()
})

test('unified, removed lines stand above added ones, with the numbers of both texts', async () => {
  const { rows, settled } = await openPage({ original: 'a\nb\n', changed: 'a\nc\n', view: { view: 'unified' } })
  await settled()
  expect(rows()).toEqual(['1|1|a', '2||−Removed: b', '|2|+Added: c'])
})

test('unchanged lines are folded to one that says how many, and unfolded by a press', async () => {
  const { rows, settled, screen } = await openPage({ original: numbered(1, 60), changed: numbered(1, 59) })
  await settled()
  expect(rows()[0]).toBe('⋯ 55 unchanged lines')
  await screen.getByRole('button', { name: /55 unchanged lines/ }).click()
  expect(rows()[0]).toBe('1|line 1|1|line 1')
})

test('F7 and the buttons go from change to change', async () => {
  const original = numbered(1, 400)
  const changed = original.replaceAll(/line (\d)00\n/g, 'row $1\n')
  const { find, rows, settled, screen } = await openPage({ original, changed })
  await settled()
  const current = () => find('[role=row][data-current]')?.textContent ?? ''
  await userEvent.keyboard('{F7}')
  await expect.poll(current).toContain('row 1')
  await screen.getByRole('button', { name: 'Next change' }).click()
  await screen.getByRole('button', { name: 'Next change' }).click()
  await expect.poll(current).toContain('row 3')
  await expect.element(screen.getByText('3 of 3')).toBeVisible()
  await userEvent.keyboard('{Shift>}{F7}{/Shift}')
  await expect.poll(current).toContain('row 2')
  expect(rows().some((row) => row.includes('row 2'))).toBe(true)
})

test('a swap exchanges the texts, and equal texts are said to be equal', async () => {
  const { rows, settled, screen, all } = await openPage({ original: 'a\n', changed: 'b\n' })
  await settled()
  await screen.getByRole('button', { name: 'Swap' }).click()
  await expect.poll(rows).toEqual(['1|−Removed: b|1|+Added: a'])
  await screen.getByRole('button', { name: 'Swap' }).click()
  await expect.poll(rows).toEqual(['1|−Removed: a|1|+Added: b'])
  const [first] = all('[data-bench=input] textarea') as HTMLTextAreaElement[]
  await userEvent.fill(first as HTMLTextAreaElement, 'b\n')
  await expect.element(screen.getByText('The texts are identical.')).toBeVisible()
})

test('ignore options are turned on by a click, and different line ends are shown', async () => {
  const { rows, settled, screen } = await openPage({ original: 'A\r\nb\n', changed: 'a\nb\n' })
  await settled()
  expect(rows()[0]).toBe('1|−Removed: ACR LF|1|+Added: aLF')
  await screen.getByRole('button', { name: 'Ignore case' }).click()
  await screen.getByRole('button', { name: 'Strip trailing CR' }).click()
  await expect.element(screen.getByText('No differences besides what is ignored.')).toBeVisible()
  await expect.poll(rows).toEqual(['1|ACR LF|1|aLF', '2|b|2|b'])
})

test.each(['split', 'unified'] as const)('a byte order mark that one text lacks is shown: %s', async (view) => {
  const { rows, settled, screen } = await openPage({ original: '\uFEFFa\nb\n', changed: 'a\nb\n', view: { view } })
  await settled()
  expect(rows().join(' ')).toMatch(/−Removed: BOM\uFEFFa(?=[| ])/)
  await screen.getByRole('button', { name: 'Ignore whitespace' }).click()
  if (view === 'split') await expect.poll(rows).toEqual(['1|BOM\uFEFFa|1|a', '2|b|2|b'])
})

test.each([1, 200_000])('files that differ only by a byte order mark differ: %i lines', async (count) => {
  const { settled, find, rows } = await openPage({})
  const text = numbered(0, count)
  drop(find('h1') as HTMLElement, { files: [new File(['\uFEFF', text], 'old.txt'), new File([text], 'new.txt')] })
  await settled()
  await expect.poll(() => rows()[0]).toBe('1|−Removed: BOM\uFEFFline 0|1|+Added: line 0')
})

test('matches of the pattern are ignored, and an invalid pattern is reported at its field', async () => {
  const { settled, screen, rows, all } = await openPage({ original: '10:00 a b\n', changed: '11:30 a c\n' })
  await settled()
  await screen.getByRole('button', { name: 'Ignore by pattern' }).click()
  const field = screen.getByRole('textbox', { name: 'Ignore by pattern' })
  await field.fill(String.raw`\d+:\d+ (`)
  await expect.element(field).toHaveAccessibleDescription(/Invalid regular expression at position 9/)
  await field.fill(String.raw`\d+:\d+`)
  await expect.poll(() => all('[role=row] :is(ins, del)').map(({ textContent }) => textContent)).toEqual(['b', 'c'])
  await field.fill('.*')
  await expect.poll(rows).toEqual(['1|10:00 a b|1|11:30 a c'])
  await screen.getByRole('button', { name: 'Ignore by pattern' }).click()
  await expect.poll(rows).toEqual(['1|−Removed: 10:00 a b|1|+Added: 11:30 a c'])
})

test.each(['split', 'unified'] as const)(
  'a moved block is labeled on both sides, with a button to the other place: %s',
  async (view) => {
    const block = 'a paragraph that is\nmoved as a whole\n'
    const { settled, screen, rows, all, find } = await openPage({
      original: block + numbered(0, 200),
      changed: numbered(0, 200) + block,
      view: { view },
    })
    await settled()
    await expect.element(screen.getByText('1 moved block')).toBeVisible()
    expect(rows()[0]).toContain('→Removed, moved: a paragraph that isMoved to line 201')
    await screen.getByRole('button', { name: 'Moved to line 201' }).click()
    await expect.poll(() => find('[data-current]')?.textContent).toContain('Moved from line 1')
    expect(all('[data-current]').length).toBe(2)
    expect(document.activeElement).toBe(find('[role=group]'))
  },
)

test('the patch is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { settled, screen } = await openPage({ original: 'a\n', changed: 'b\n' })
  await settled()
  await screen.getByRole('button', { name: 'Copy patch' }).click()
  await expect.element(screen.getByText('Copied').first()).toBeVisible()
  expect(write.mock.calls[0]?.[0]).toContain('@@ -1 +1 @@\n-a\n+b\n')
  write.mockRestore()
})

test('lines are highlighted in the language of the file name, or in a chosen one', async () => {
  const { settled, screen, all } = await openPage({ original: 'a = 1\n', changed: '' })
  const [, second] = all('input[type=file]:not([webkitdirectory])') as HTMLInputElement[]
  chooseFiles(second, new File(['const a = "x" // why\n'], 'a.ts'))
  await settled()
  const colored = () => all('[role=row] [data-color]').map((span) => [span.dataset['color'], span.textContent])
  await expect.poll(colored).toEqual(
    expect.arrayContaining([
      ['kw', 'const'],
      ['str', '"x"'],
      ['com', '// why'],
    ]),
  )
  await screen.getByRole('combobox', { name: 'Code colors' }).selectOptions('Plain text')
  await expect.poll(colored).toEqual([])
  await screen.getByRole('combobox', { name: 'Code colors' }).selectOptions('Python')
  await expect.poll(colored).toContainEqual(['num', '1'])
  expect(await accessibilityViolations(screen.container)).toEqual([])
})

test('the comparison is downloaded as HTML, as it is shown', async () => {
  const { settled, screen } = await openPage({
    original: 'a\n',
    changed: '<b>\n',
    view: { view: 'unified' },
    language: 'zh',
  })
  await settled()
  const file = await savedFile(screen.getByRole('button', { name: '下载为 HTML' }).element() as HTMLElement)
  expect(file.name).toBe('changes.html')
  const html = await file.text()
  expect(html).toContain('<html lang="zh-CN">')
  expect(html).toContain('<td class="a"><i>+</i>&lt;b&gt;</td>')
})

test('the names of opened files are written in the patch, swapped with the texts, and removed with them', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { settled, screen, all } = await openPage({ changed: 'b\n' })
  const [first, second] = all('input[type=file]:not([webkitdirectory])') as HTMLInputElement[]
  const patchOf = async () => {
    write.mockClear()
    await screen.getByRole('button', { name: /Copy patch|Copied/ }).click()
    await expect.poll(() => write.mock.calls.length).toBe(1)
    return String(write.mock.calls[0]?.[0])
  }
  chooseFiles(first, new File(['a\n'], 'old.txt'))
  await expect.element(screen.getByText('old.txt')).toBeVisible()
  await settled()
  expect(await patchOf()).toContain('--- a/old.txt\n+++ b/old.txt\n')
  chooseFiles(second, new File(['c\n'], 'new.txt'))
  await expect.element(screen.getByText('new.txt')).toBeVisible()
  await settled()
  expect(await patchOf()).toContain('rename from old.txt\nrename to new.txt\n')
  await screen.getByRole('button', { name: 'Swap' }).click()
  await settled()
  expect(await patchOf()).toContain('rename from new.txt\nrename to old.txt\n')
  await screen.getByRole('button', { name: 'Remove the file name new.txt' }).click()
  await screen.getByRole('button', { name: 'Clear' }).nth(1).click()
  await expect.poll(() => all('[title^="Remove the file name"]').length).toBe(0)
  write.mockRestore()
})

test('on a phone the options are in a menu', async () => {
  const { settled, screen, rows } = await openPage({ original: 'A\n', changed: 'a\n', width: 390 })
  await settled()
  await expect.element(screen.getByRole('button', { name: 'Ignore case' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'View, options and samples' }).click()
  await screen.getByRole('button', { name: 'Ignore case' }).click()
  await expect.poll(rows).toEqual(['1|A|1|a'])
  await screen.getByRole('radiogroup', { name: 'View' }).getByText('Unified').click()
  await expect.poll(rows).toEqual(['1|1|A'])
  await screen.getByRole('button', { name: 'Chinese, word by word' }).click()
  await expect.poll(() => rows()[0]).toContain('我们在')
})

test('of a hundred thousand lines only those in view are drawn', async () => {
  const original = numbered(0, 100_000)
  const { rows, settled, find } = await openPage({ original, changed: original.replaceAll('7\n', '8\n') })
  await settled()
  expect(rows().length).toBeLessThan(120)
  find('[role=group]')?.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => rows().at(-1)).toContain('line 99999')
})

test.each([600, 100_000])(
  'with %i wrapped rows the last one ends at the bottom of the view, and changes can be gone to',
  async (count) => {
    const long = 'many words that need more than a line '.repeat(8)
    const original = Array.from({ length: count }, (_, at) => `${at} ${at % (count / 200) ? '' : long}\n`).join('')
    const changed = original.replaceAll(/^(\d*[05]) /gm, '$1!')
    const { rows, settled, find } = await openPage({ original, changed, view: { view: 'unified', wraps: true } })
    await settled()
    expect(rows().length).toBeLessThan(200)
    const scroller = find('[role=group]') as HTMLElement
    scroller.focus()
    await userEvent.keyboard('{End}')
    await expect.poll(() => rows().at(-1)).toContain(`${count - 1} `)
    await expect
      .poll(() => {
        const last = find('[role=row]:last-child')?.getBoundingClientRect()
        return Math.abs((last?.bottom ?? 0) - scroller.getBoundingClientRect().bottom)
      })
      .toBeLessThan(2)
    await userEvent.keyboard('{Home}')
    await expect.poll(() => rows()[0]).toContain('Removed: 0')
    await userEvent.keyboard('{F7}{F7}{F7}')
    await expect.poll(() => find('[role=row][data-current]')?.textContent).toContain('10')
  },
)

test('words and characters are marked where they differ, in their lines', async () => {
  const { rows, settled, all } = await openPage({
    original: '一\n我们在公园散步\n二\n',
    changed: '一\n我们在学校散步\n二\n',
    options: { mode: 'words' },
    view: { view: 'unified' },
    language: 'zh',
  })
  await settled()
  expect(rows()).toEqual(['1|1|一', '2||−删除：我们在公园散步', '|2|+新增：我们在学校散步', '3|3|二'])
  expect(all('[role=row] :is(ins, del)').map(({ textContent }) => textContent)).toEqual(['公园', '学校'])
})

test.each(['split', 'unified'] as const)('the page has no accessibility violations: %s', async (view) => {
  const { settled, screen } = await openPage({
    original: `a b\n${numbered(1, 40)}`,
    changed: `a c\n${numbered(1, 39)}`,
    view: { view },
  })
  await settled()
  expect(await accessibilityViolations(screen.container)).toEqual([])
})

test('two files that are dropped together are the two texts, each with its name', async () => {
  const { settled, all, find, rows } = await openPage({})
  const files = ['old', 'new'].map((name) => new File([`${name}\n`], `${name}.txt`))
  drop(find('h1') as HTMLElement, { files })
  await settled()
  expect(rows()).toEqual(['1|−Removed: old|1|+Added: new'])
  expect(all('[title^="Remove the file name"]').map(({ textContent }) => textContent)).toEqual(['old.txt', 'new.txt'])
})
