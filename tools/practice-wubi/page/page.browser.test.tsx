import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '#kit/language.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import { practiceStore } from './kept/practice-data.ts'
import WubiPracticePage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

async function openPage(language: Language, text = '') {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('draft:practice-wubi', JSON.stringify({ text }))
  const words = language === 'zh' ? pageZh : pageEn
  const opened = await openTool({
    id: 'practice-wubi',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: WubiPracticePage,
    open: 'lookup',
    language,
  })
  return { ...opened, words }
}

const spaced = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim()

test.each<[Language, string[]]>([
  [
    'en',
    [
      'Character | Codes | Level | Roots',
      '键 | qvfp | Full code | 钅 Q 彐 V 二 F 廴 P',
      '只 | kwkwu | Level 2 | 口 K 八 W + U last-stroke code (right-falling, top–bottom)',
      '工 | aaaaaaaa | Level 1 | 工 A 工 A 工 A 工 A key name: its key four times',
      '五 | gggghgghg | Level 2 | 五 G 一 G 丨 H 一 G a root itself: its key, then its strokes',
      '一 | ggglggll | Level 1 | 一 G 一 G + LL single stroke',
      '蔻 | apfl | Full code | ',
    ],
  ],
  [
    'zh',
    [
      '汉字 | 编码 | 级别 | 字根',
      '键 | qvfp | 全码 | 钅 Q 彐 V 二 F 廴 P',
      '只 | kwkwu | 二级简码 | 口 K 八 W + U 识别码 （末笔：捺，上下型）',
      '工 | aaaaaaaa | 一级简码 | 工 A 工 A 工 A 工 A 键名字，连击四次',
      '五 | gggghgghg | 二级简码 | 五 G 一 G 丨 H 一 G 成字字根，报户口 + 笔画',
      '一 | ggglggll | 一级简码 | 一 G 一 G + LL 单笔画',
      '蔻 | apfl | 全码 | ',
    ],
  ],
])('the query shows the roots of each character with their keys, in %s', async (language, expected) => {
  const { screen, words, settled, find } = await openPage(language, '键只工五一蔻')
  await screen.getByRole('tab', { name: words.query }).click()
  await settled()
  const cellsOf = (row: Element) => [...row.children].map(({ textContent }) => spaced(textContent)).join(' | ')
  await expect.poll(() => [...(find('table')?.querySelectorAll('tr') ?? [])].map(cellsOf)).toEqual(expected)
})

test.each<[Language, string]>([
  ['en', 'Code wwkw full code Roots 八 W 人 W 口 K 人 W'],
  ['zh', '编码 wwkw 全码 字根 八 W 人 W 口 K 人 W'],
])('the hint shows the roots of the character to type, in %s', async (language, hint) => {
  const { screen, words } = await openPage(language)
  const field = screen.getByRole('textbox', { name: words.typeHere })
  await field.click()
  await userEvent.keyboard('a ')
  const described = () => {
    const [id = ''] = (field.element().getAttribute('aria-describedby') ?? '').split(' ')
    return spaced(document.getElementById(id)?.textContent)
  }
  await expect.poll(described).toBe(hint)
  await screen.getByRole('switch', { name: words.hints }).click({ force: true })
  await expect.poll(described).toBe('')
})

test.each<[Language, string]>([
  ['en', 'Imported without 1 text: up to 20 can be saved'],
  ['zh', '已导入，但有 1 篇文章未导入：最多保存 20 篇'],
])('an import in part is announced by its alert alone, a whole one by its word, in %s', async (language, message) => {
  const { screen, all, heard, words } = await openPage(language)
  const articlesOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${name}${at}`, title: name, text: '人' }))
  await screen.getByRole('tab', { name: words.practice }).click()
  practiceStore.update((now) => ({ ...now, articles: articlesOf('own', 19) }))
  await screen.getByRole('group').getByText(words.data, { exact: true }).click()
  const choose = (count: number) =>
    userEvent.upload(
      screen.getByLabelText(words.importData),
      new File([JSON.stringify({ format: 'practice-wubi', articles: articlesOf('other', count) })], 'backup.json'),
    )
  const alerts = () => all('[role=alert]').flatMap(({ textContent }) => textContent || [])
  await choose(2)
  await expect.poll(alerts).toEqual([message])
  expect(heard()).not.toContain(message)
  await choose(1)
  await expect.poll(heard).toContain(words.imported)
  expect(alerts()).toEqual([])
})
