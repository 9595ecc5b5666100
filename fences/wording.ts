import { readFileSync } from 'node:fs'
import type { SourceText } from './source-texts.ts'

/** Lists the rules that a text breaks, each with the offending part. */
export function violationsIn({
  text,
  language,
  isKeyword,
}: Pick<SourceText, 'text' | 'language' | 'isKeyword'>): string[] {
  const kept = isKeyword ? rules[language].filter(({ isOfTerms }) => !isOfTerms) : rules[language]
  return kept.flatMap(({ name, pattern }) => {
    const letThrough = exceptions.filter((exception) => exception.rule === name).map((exception) => exception.text)
    const [violation] =
      pattern.exec(letThrough.reduce((rest, each) => rest.replaceAll(each, replacement), proseOf(text))) ?? []
    return violation === undefined ? [] : [`${name}: ${violation}`]
  })
}

/** Removes all but prose: code, tags, and the indented columns of the command line's help. */
const proseOf = (text: string): string =>
  text
    .replace(/<code>.*?<\/code>/g, replacement)
    .replace(/<\/?[a-z][^>]*>/g, replacement)
    .replace(/\n {2,}.*/g, '')

const replacement = '\u{fffc}'

interface Rule {
  name: string
  pattern: RegExp
  isOfTerms?: boolean
}

/** A value may be appended after a colon. */
const spaceTooMany = /^ |(?<!:) $| {2}/u

/** Chinese counts of things, from ten on. */
const numberInWords =
  /(?<!几)[一二三四五六七八九]?[十百千][一二三四五六七八九十百千万]*[个条篇种项位层行次]|[一二三四五六七八九十百千]+[万亿](?!能)/u

const rules: Record<'en' | 'zh', Rule[]> = {
  zh: [
    {
      name: 'a half-width mark beside Han',
      pattern: /[\p{Script=Han}”）][,;:!?]|[,;:!?] ?\p{Script=Han}|\p{Script=Han}\.(?!\w)/u,
    },
    { name: 'half-width brackets around Han', pattern: /\p{Script=Han} ?[()]|[()] ?\p{Script=Han}/u },
    { name: 'no space between Han and Latin', pattern: /\p{Script=Han}[\w{]|[\w}]\p{Script=Han}/u },
    {
      name: 'a space within Chinese',
      pattern: /\p{Script=Han} +\p{Script=Han}| [，。：；？！、（）“”]|[，。：；？！、（）“”] /u,
    },
    { name: 'a quote that is not “ ”', pattern: /["「」『』]|^[^“]*”|“[^”]*$|“[^”]*“/u },
    { name: 'an exclamation mark', pattern: /！/u },
    { name: 'an ellipsis that is not …', pattern: /\.{3}|。{2}|…{2}|⋯/u },
    { name: 'a space too many', pattern: spaceTooMany },
    { name: 'a number in words', pattern: numberInWords },
    { name: 'a space before %', pattern: /\d %/u },
    { name: 'another word for a term', pattern: variants('zh'), isOfTerms: true },
  ],
  en: [
    { name: 'a full-width mark', pattern: /[\u3000-\u303f\uff01-\uff65]/u },
    { name: 'an ellipsis that is not …', pattern: /\.{3}|…{2}|⋯/u },
    { name: 'a space too many', pattern: spaceTooMany },
    { name: 'a quote that is not “ ”', pattern: /"/u },
    { name: 'an x that is no ×', pattern: /[\d}] x [\d{]/u },
    { name: 'another word for a term', pattern: variants('en'), isOfTerms: true },
  ],
}

/** Builds one pattern of the terms of a language that the glossary's table avoids. */
function variants(language: 'en' | 'zh'): RegExp {
  const rows = readFileSync('docs/terms.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!English)/.test(line))
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  const words = cells.flatMap(([, , , en = '', zh = '']) => (language === 'en' ? en.split(', ') : zh.split('、')))
  const patterns = words.filter(Boolean).map((word) => {
    if (language === 'en') return word.endsWith('*') ? `\\b${word.slice(0, -1)}` : `\\b${word}\\b`
    return word.startsWith('=') ? `^${word.slice(1)}$` : word
  })
  return new RegExp(patterns.join('|'), 'iu')
}

/** Exceptions to rules, each with a reason; unused ones must be removed. */
export const exceptions: { rule: string; text: string; why: string }[] = [
  { rule: 'no space between Han and Latin', text: '京ICP备12345678号', why: 'as the authority writes it' },
  ...['、工作流', '登陆、'].map((text) => ({
    rule: 'another word for a term',
    text,
    why: 'what people type for a command, and never read',
  })),
  { rule: 'another word for a term', text: '单元格', why: 'a cell of a table, and no unit of a code' },
  ...[
    '无效{side}',
    '从{}到{}',
    '{}之一',
    '此字段需要{}',
    '查看{target}',
    '上{day}',
    '{time}后',
    '闰{month}月',
    '属于{first}',
    '属于{second}',
  ].map((text) => ({
    rule: 'no space between Han and Latin',
    text,
    why: 'Chinese words come into the place',
  })),
  { rule: 'a space too many', text: ' true 或 false', why: 'it comes behind 此字段需要' },
  { rule: 'a space too many', text: ' Write to {address}.', why: 'it comes behind another sentence' },
  { rule: 'a half-width mark beside Han', text: 'http://用户名:密码@', why: 'an address with words in its places' },
  { rule: 'a half-width mark beside Han', text: 'http://主机:端口', why: 'an address with words in its places' },
  { rule: 'a half-width mark beside Han', text: 'MD5, 校验和', why: 'keywords as a page holds them' },
  ...['a half-width mark beside Han', 'a quote that is not “ ”'].map((rule) => ({
    rule,
    text: '{"title": 不超过 30 个字, "description": 不超过 80 个字, "keywords": 5',
    why: 'JSON',
  })),
  { rule: 'half-width brackets around Han', text: 'SHA256 (名称)', why: 'a line as BSD writes it' },
  { rule: 'half-width brackets around Han', text: 'md5(md5(文本))', why: 'a formula' },
  { rule: 'a space within Chinese', text: '--字段 值', why: 'what is typed' },
  { rule: 'another word for a term', text: '随机密码', why: 'two words that stand side by side' },
  { rule: 'another word for a term', text: '密码、口令短语、令牌、抽签', why: 'the specification has it so' },
  {
    rule: 'another word for a term',
    text: '字母表需要 2 到 255 个不同字符',
    why: 'the letters that an ID is drawn from are no Base64 alphabet, and the specification has it so',
  },
  { rule: 'an ellipsis that is not …', text: 'Loading...', why: 'the specification has it so' },
  { rule: 'a full-width mark', text: 'show as 〓', why: 'the sign that stands for a missing character' },
  ...[
    '{"title": at most 60 characters, "description": at most 155 characters, "keywords": a',
    '{"字":"pb pbf"} or {"pb":["字"]}',
  ].map((text) => ({ rule: 'a quote that is not “ ”', text, why: 'JSON' })),
  { rule: 'a quote that is not “ ”', text: 'toolbench base64 encode "hi"', why: 'what is typed' },
]
