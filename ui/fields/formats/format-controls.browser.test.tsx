import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import { defineOperation, type Operation } from '#kit/operation.ts'
import { describeOperation } from '#kit/schema-of.ts'
import { color, date, timeZone } from '#kit/text-of.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { draw, looks } from '../../fixtures/draw.tsx'
import { chooseFiles, drop, image, paste } from '../../transfer/fixtures/bring.ts'
import { Field } from '../field.tsx'

const poster = defineOperation('draw-poster', {
  input: {
    ink: color().default('#1e90ff'),
    size: z.int().min(8).max(72).default(16).meta({ format: 'range' }),
    face: z.enum(['Georgia', 'monospace']).default('Georgia').meta({ format: 'font' }),
    logo: z.file().optional(),
    photos: z.array(z.file()).optional(),
    lines: z.string().optional().meta({ format: 'textarea' }),
    shape: z.enum(['round', 'square']).default('round').meta({ format: 'radio' }),
    sides: z.array(z.enum(['top', 'right', 'bottom', 'left'])).default(['bottom', 'top']),
    tags: z.array(z.string()).default(['tea']),
    printed: date().default(''),
    place: timeZone().default('local'),
  },
  output: {},
  run: () => ({}),
})
const { properties } = describeOperation(poster as unknown as Operation).input

const dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/%3E"
const texts: Record<string, Localized<AnyFieldText>> = {
  ink: { en: { label: 'Ink', help: 'Of the letters' }, zh: { label: '墨色', help: '文字的颜色' } },
  size: { en: { label: 'Size', help: 'In points' }, zh: { label: '字号', help: '以磅为单位' } },
  face: { en: { label: 'Font', help: 'Of all lines' }, zh: { label: '字体', help: '用于所有行' } },
  logo: { en: { label: 'Logo', help: 'At the top' }, zh: { label: '徽标', help: '位于顶部' } },
  photos: { en: { label: 'Photos', help: 'In a row' }, zh: { label: '照片', help: '排成一行' } },
  lines: { en: { label: 'Lines', help: 'One below the other' }, zh: { label: '文字', help: '每行一句' } },
  sides: {
    en: {
      label: 'Sides',
      help: 'That have a line',
      choices: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
    },
    zh: { label: '边', help: '要画线的边', choices: { top: '上', right: '右', bottom: '下', left: '左' } },
  },
  tags: { en: { label: 'Tags', help: 'With commas between' }, zh: { label: '标签', help: '用逗号分隔' } },
  printed: { en: { label: 'Printed', help: 'The day' }, zh: { label: '印制日期', help: '哪一天' } },
  place: { en: { label: 'Place', help: 'Whose clocks' }, zh: { label: '时区', help: '以哪里的时间为准' } },
  shape: {
    en: {
      label: 'Shape',
      help: 'Of the frame',
      choices: { round: 'Round', square: 'Square' },
      images: { round: dot, square: '#aa3300' },
    },
    zh: {
      label: '形状',
      help: '边框的形状',
      choices: { round: '圆形', square: '方形' },
      images: { round: dot, square: '#aa3300' },
    },
  },
}

/** Renders a field of the poster, and returns its value. */
async function drawField(name: string, look: (typeof looks)[number] = looks[0], issue?: Localized) {
  const schema = properties?.[name]
  const text = texts[name]?.[look.language]
  if (typeof schema !== 'object' || !text) throw new Error(`There is no field ${name}`)
  const values: unknown[] = []
  function Held() {
    const [value, setValue] = useState<unknown>()
    values.push(value)
    return (
      <Field
        schema={schema as JsonSchema}
        text={text as AnyFieldText}
        value={value}
        issue={issue}
        onChange={setValue}
      />
    )
  }
  return { ...(await draw(<Held />, look)), value: () => values.at(-1) }
}

beforeEach(() => page.viewport(390, 800))

const wrong = { en: 'That is wrong', zh: '有误' }
describe.each(looks)('in $language, dark: $isDark', (look) => {
  test.each(Object.keys(texts).flatMap((name) => [[name, 'help'] as const, [name, 'error'] as const]))(
    '%s has its label and its %s, fits a phone, and is open to everybody',
    async (name, below) => {
      const { screen, barriers } = await drawField(name, look, below === 'error' ? wrong : undefined)
      const text = texts[name]?.[look.language]
      const message = below === 'error' ? wrong[look.language] : (text?.help ?? '')
      await expect.element(screen.getByText(text?.label ?? '', { exact: true }).first()).toBeVisible()
      await expect.element(screen.getByText(message)).toBeVisible()
      // Skips the placeholder of a control that is loading.
      await expect.poll(() => screen.container.querySelector(':disabled')).toBeNull()
      const described = [...screen.container.querySelectorAll('[aria-describedby]')]
      const messages = described.flatMap((each) => (each.getAttribute('aria-describedby') ?? '').split(' '))
      expect(messages.map((id) => document.getElementById(id)?.textContent)).toContain(message)
      const targets = [
        ...screen.container.querySelectorAll(
          'button, select, textarea, input:not(.visually-hidden, label > [type=checkbox]), label:has(:scope > input)',
        ),
      ]
      expect(targets.filter((target) => target.getBoundingClientRect().height < 44)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      expect(await barriers()).toEqual([])
    },
  )
})

test('a color is picked or written, and both stay in step', async () => {
  const { screen, value } = await drawField('ink')
  const text = screen.getByRole('textbox', { name: 'Ink' })
  const picker = screen.getByLabelText('Pick a color: Ink')
  await expect.element(picker).toHaveValue('#1e90ff')
  await text.fill('#F80c')
  await expect.element(picker).toHaveValue('#ff8800')
  await picker.fill('#00ff00')
  // The transparency is kept.
  await expect.element(text).toHaveValue('#00ff00cc')
  await text.fill('aa3300')
  await userEvent.tab()
  await expect.poll(value).toBe('#aa3300')
})

test('where no color is chosen the picker does not pretend that it is black', async () => {
  const { screen } = await drawField('ink')
  const picker = screen.getByLabelText('Pick a color: Ink')
  await expect.element(picker).not.toHaveAttribute('data-empty')
  await screen.getByRole('textbox', { name: 'Ink' }).fill('')
  await expect.element(picker).toHaveAttribute('data-empty')
})

test('a text that is no color keeps its error until it is one', async () => {
  const { screen } = await drawField('ink')
  const text = screen.getByRole('textbox', { name: 'Ink' })
  await text.fill('#12')
  await expect.element(text).toHaveAccessibleDescription('Enter a color such as #1e90ff')
  await expect.element(text).toBeInvalid()
  await text.fill('#123')
  await expect.element(text).toHaveAccessibleDescription('Of the letters')
})

test('a slider goes by the keyboard from the least to the most that is taken', async () => {
  const { screen, value } = await drawField('size')
  const slider = screen.getByRole('slider', { name: 'Size' })
  await expect.element(slider).toHaveValue('16')
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(value()).toBe(17)
  await userEvent.keyboard('{End}')
  expect(value()).toBe(72)
  await userEvent.keyboard('{Home}')
  expect(value()).toBe(8)
})

test('a font is shown in a line, and its name in itself', async () => {
  const { screen, value } = await drawField('face')
  const line = screen.getByText('AaBbCc 0123 永字八法')
  await expect.element(line).toHaveStyle({ fontFamily: 'Georgia' })
  await screen.getByRole('combobox', { name: 'Font' }).selectOptions('monospace')
  expect(value()).toBe('monospace')
  expect(getComputedStyle(line.element()).fontFamily).toBe('monospace')
  const options = [...screen.container.querySelectorAll('option')]
  expect(options.map((option) => getComputedStyle(option).fontFamily)).toEqual(['Georgia', 'monospace'])
})

test('one file takes the place of the one before, and goes by its button', async () => {
  const { screen, value, announced } = await drawField('logo')
  const [first, second] = [new File(['12345'], 'first.txt'), new File(['1234567'], 'second.txt')]
  const zone = screen.getByRole('button', { name: 'Choose or drop a file' })
  drop(zone.element(), { files: [first] })
  await expect.element(screen.getByText('5 B')).toBeVisible()
  chooseFiles(screen.getByLabelText('Logo').last().element(), second)
  await expect.poll(() => (value() as File).name).toBe('second.txt')
  await screen.getByRole('button', { name: 'Remove: second.txt' }).click()
  expect(value()).toBeUndefined()
  expect(announced()).toBe('Removed: second.txt')
  await expect.element(zone).toHaveFocus()
})

test('several files are added to those that are there, dropped or pasted', async () => {
  const { screen, value } = await drawField('photos')
  const names = () => (value() as File[] | undefined)?.map(({ name }) => name)
  drop(screen.getByRole('button', { name: 'Choose or drop files' }).element(), {
    files: [image(), new File(['a'], 'a.png')],
  })
  await expect.poll(names).toEqual(['image.png', 'a.png'])
  paste(screen.getByRole('button', { name: 'Add files' }).element(), { files: [new File(['b'], 'b.png')] })
  await expect.poll(names).toEqual(['image.png', 'a.png', 'b.png'])
  await screen.getByRole('button', { name: 'Remove: a.png' }).click()
  await expect.poll(names).toEqual(['image.png', 'b.png'])
})

test('files are put in order by keys, and the focus goes along', async () => {
  const { screen, value, announced } = await drawField('photos')
  const names = () => (value() as File[] | undefined)?.map(({ name }) => name)
  const files = ['1.png', '2.png', '3.png'].map((name) => new File(['a'], name))
  drop(screen.getByRole('button', { name: 'Choose or drop files' }).element(), { files })
  await screen.getByRole('button', { name: 'Move up: 3.png' }).click()
  await expect.poll(names).toEqual(['1.png', '3.png', '2.png'])
  expect(announced()).toBe('3.png is number 2 now')
  await expect.element(screen.getByRole('button', { name: 'Move up: 3.png' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['3.png', '1.png', '2.png'])
  await expect.element(screen.getByRole('button', { name: 'Move up: 3.png' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Add files' })).toHaveFocus()
})

test('what is written in lines keeps them, and the field grows with them', async () => {
  const { screen, value } = await drawField('lines')
  const field = screen.getByRole('textbox', { name: 'Lines' })
  await expect.element(field).toBeEnabled()
  const height = () => field.element().getBoundingClientRect().height
  const before = height()
  await field.fill('1\n2\n3\n4\n5\n6')
  expect(value()).toBe('1\n2\n3\n4\n5\n6')
  expect(height()).toBeGreaterThan(before)
  await field.fill('')
  expect(value()).toBeUndefined()
})

test('a choice is told by its image and its word, and goes by the keyboard', async () => {
  const { screen, value } = await drawField('shape')
  const round = screen.getByRole('radio', { name: 'Round' })
  await expect.element(round).toBeChecked()
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(dot)
  ;(round.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(value()).toBe('square')
  await expect.element(screen.getByRole('radiogroup', { name: 'Shape' })).toHaveAccessibleDescription('Of the frame')
})

test('words are a list, and what is typed stays while it means the same', async () => {
  const { screen, value } = await drawField('tags')
  const field = screen.getByRole('textbox', { name: 'Tags' })
  await expect.element(field).toHaveValue('tea')
  await field.click()
  await userEvent.keyboard('{End}, green')
  expect(value()).toEqual(['tea', 'green'])
  await expect.element(field).toHaveValue('tea, green')
  await field.clear()
  expect(value()).toEqual([])
  await expect.element(field).toHaveValue('')
})

test('a date is picked or written, and a time of day that was written stays', async () => {
  const { screen, value } = await drawField('printed')
  const text = screen.getByRole('textbox', { name: 'Printed' })
  const calendar = screen.container.querySelector('input[type=date]') as HTMLInputElement
  await text.fill('2026-01-05 15:04')
  await expect.element(calendar).toHaveValue('2026-01-05')
  await userEvent.fill(calendar, '2026-02-06')
  await expect.element(text).toHaveValue('2026-02-06 15:04')
  await text.fill('next week')
  await expect.element(calendar).toHaveValue('')
  expect(value()).toBe('next week')
})

test('a time zone is one of those that the browser knows, and that of the device where it is empty', async () => {
  const { screen, value } = await drawField('place')
  const field = screen.getByRole('combobox', { name: 'Place' })
  await expect.element(field).toHaveValue('')
  await field.click()
  await expect
    .poll(() => Array.from(screen.container.querySelectorAll('option'), (option) => option.value))
    .toEqual(expect.arrayContaining(['UTC', 'Asia/Shanghai']))
  await field.fill('Asia/Shanghai')
  expect(value()).toBe('Asia/Shanghai')
  await field.fill('')
  expect(value()).toBeUndefined()
})
