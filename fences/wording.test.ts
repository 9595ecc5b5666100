// Consistent terms, and the punctuation and spacing of each language, as defined in docs/terms.md.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyText, textsInSource } from './source-texts.ts'
import { exceptions, violationsIn } from './wording.ts'

const texts = everyText()

test('there are texts to check, in both languages', () => {
  expect(texts.filter(({ language }) => language === 'zh').length).toBeGreaterThan(1800)
  expect(texts.filter(({ language }) => language === 'en').length).toBeGreaterThan(1800)
})

test('no text breaks a rule', () => {
  const violations = texts.flatMap((text) =>
    violationsIn(text).map((violation) => `${text.file}: ${violation} (${text.text.slice(0, 80)})`),
  )
  expect(violations).toEqual([])
})

test('every exception is still used', () => {
  expect(exceptions.filter((exception) => !texts.some(({ text }) => text.includes(exception.text)))).toEqual([])
})

test('singular and plural share one text: {count|page|pages}', () => {
  // Texts of recognition and samples have no placeholders.
  const sentences = texts.filter(({ file }) => !/\/(recognize|samples)\.ts$/.test(file))
  expect(sentences.filter(({ text }) => singularOnly.test(text))).toEqual([])
  expect('1 page').toMatch(singularOnly)
})

const singularOnly = /^1 (?!to |if |is )[a-z]/

test('labels are joined with values by code that knows the colon of each language', () => {
  const views = globSync('{ui,web,tools}/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  expect(views.filter((file) => concatenatedLabel.test(readFileSync(file, 'utf8')))).toEqual([])
  expect('words}: $'.concat('{name')).toMatch(concatenatedLabel)
})

/** Correct in English only; `joinLabel` of `kit/words/marks.ts` handles both languages. */
const concatenatedLabel = /\}: \$\{/

test.each([
  ['复制,粘贴', 'a half-width mark beside Han: 制,'],
  ['示例: 复制', 'a half-width mark beside Han: 例:'],
  ['安全吗?', 'a half-width mark beside Han: 吗?'],
  ['已完成.', 'a half-width mark beside Han: 成.'],
  ['以 data: 开头', 'a half-width mark beside Han: : 开'],
  ['填充 (=)', 'half-width brackets around Han: 充 ('],
  ['编辑JSON', 'no space between Han and Latin: 辑J'],
  ['3个文件', 'no space between Han and Latin: 3个'],
  ['共{count} 项', 'no space between Han and Latin: 共{'],
  ['看起来是 网址', 'a space within Chinese: 是 网'],
  ['完成， 用时', 'a space within Chinese: ， '],
  ['没有与"{query}"匹配的工具', 'a quote that is not “ ”: "'],
  ['没有与“{query}匹配的工具', 'a quote that is not “ ”: “{query}匹配的工具'],
  ['选「标准」', 'a quote that is not “ ”: 「'],
  ['已保存！', 'an exclamation mark: ！'],
  ['加载中...', 'an ellipsis that is not …: ...'],
  ['加载中……', 'an ellipsis that is not …: ……'],
  ['已保存 ', 'a space too many:  '],
  ['共  {count} 项', 'a space too many:   '],
  ['我的账户', 'another word for a term: 账户'],
  ['散列值', 'another word for a term: 散列'],
  ['计算文本', 'another word for a term: 计算文本'],
])('in Chinese %j is found', (text, violation) => {
  expect(violationsIn({ text, language: 'zh', isKeyword: false })).toContain(violation)
})

test.each([
  ['Saved，thank you', 'a full-width mark: ，'],
  ['Wait...', 'an ellipsis that is not …: ...'],
  ['Two  spaces', 'a space too many:   '],
  ['Sign in first', 'another word for a term: Sign in'],
  ['Pick a colour', 'another word for a term: colour'],
  ['Source and licences', 'another word for a term: licence'],
])('in English %j is found', (text, violation) => {
  expect(violationsIn({ text, language: 'en', isKeyword: false })).toContain(violation)
})

test.each([
  ['zh', '看起来是 JSON，{count} 个字符'],
  ['zh', '以“data:”和媒体类型开头，{percent}% 时取消：612 kB（ZIP）'],
  ['zh', '正文是 <code>{"a":1, "中":2}</code> 这样的 JSON'],
  ['zh', '计算文本的 MD5'],
  ['en', 'Log in, then choose a color.'],
] as const)('in %s nothing is found in %j', (language, text) => {
  expect(violationsIn({ text, language, isKeyword: false })).toEqual([])
})

test('keywords may contain any word, as people type them', () => {
  expect(violationsIn({ text: '散列', language: 'zh', isKeyword: true })).toEqual([])
})

test('texts are found in each form that a source has', () => {
  const source = `
    const words = useTexts({ en: { a: 'A name' }, zh: { a: \`第 \${n} 个\` } })
    export const zh = { b: '乙', keywords: ['丙'] }
    issueMessage('Say which', '请指明')
    const sent = new Refusal(409, '已被修改')
    const view = <p lang="zh">许可证</p>
    const key = { 'zh-Hans': read('no text') }`
  expect(textsInSource('web/a.tsx', source).map(({ language, text }) => `${language} ${text}`)).toEqual([
    'en A name',
    'zh 第 {} 个',
    'zh 乙',
    'zh 丙',
    'en Say which',
    'zh 请指明',
    'zh 已被修改',
    'zh 许可证',
  ])
  expect(textsInSource('tools/a/texts.en.ts', "export const x = { title: 'Hash' }")).toHaveLength(1)
  expect(textsInSource('tools/a/samples.ts', "f({ title: { zh: '示例' }, input: { text: '你好' } })")).toHaveLength(1)
})
