import type { Localized } from '#kit/language.ts'

/** The kinds of syntax errors of XML, by code, in both languages. */
export const syntaxReasons = {
  character: {
    en: 'a character that XML does not allow here: {character}',
    zh: '此处有 XML 不允许的字符：{character}',
  },
  tagName: { en: 'a tag without a valid name (write < as &lt;)', zh: '标签名无效（文本中的 < 应写成 &lt;）' },
  outside: { en: 'text outside of the root element', zh: '根元素之外有文本' },
  noRoot: { en: 'no root element', zh: '缺少根元素' },
  secondRoot: { en: 'a second root element', zh: '有多个根元素' },
  unclosed: {
    en: '<{open}> of line {openLine}, column {openColumn} is never closed',
    zh: '第 {openLine} 行第 {openColumn} 列的 <{open}> 没有闭合',
  },
  mismatched: {
    en: '</{name}> closes <{open}>, which is open since line {openLine}, column {openColumn}',
    zh: '</{name}> 与尚未闭合的 <{open}>（第 {openLine} 行第 {openColumn} 列）不匹配',
  },
  unmatched: { en: '</{name}> closes no open element', zh: '</{name}> 没有对应的开始标签' },
  closingTag: { en: 'a closing tag with more than a name in it', zh: '结束标签中有名称以外的内容' },
  attributeName: { en: 'an attribute without a valid name', zh: '属性名无效' },
  attributeValue: { en: 'an attribute without a quoted value', zh: '属性值缺失或没有引号' },
  attributeSpace: { en: 'no space between attributes', zh: '属性之间缺少空格' },
  duplicateAttribute: { en: 'the attribute {name} occurs twice', zh: '属性 {name} 重复' },
  cdataEnd: { en: '“]]>” within text (write it as ]]&gt;)', zh: '文本中有“]]>”（应写成 ]]&gt;）' },
  comment: { en: 'a comment with “--” in it', zh: '注释中有“--”' },
  entity: {
    en: '“{entity}” is not a defined entity (write & as &amp;)',
    zh: '“{entity}”不是已定义的实体（文本中的 & 应写成 &amp;）',
  },
  instruction: { en: 'an invalid processing instruction', zh: '处理指令无效' },
  declaration: { en: 'an invalid XML declaration', zh: 'XML 声明无效' },
  declarationPlace: { en: 'an XML declaration that is not at the very start', zh: 'XML 声明不在开头' },
  doctype: { en: 'a document type declaration in the wrong place', zh: '文档类型声明的位置不对' },
  slash: { en: 'a slash in a tag without > behind it', zh: '标签中的斜杠后缺少 >' },
  prefix: { en: 'the namespace prefix {name} is not declared', zh: '命名空间前缀 {name} 没有声明' },
  colons: { en: 'a name with more than one colon: {name}', zh: '名称中有多个冒号：{name}' },
  namespace: { en: 'an invalid namespace declaration: {name}', zh: '命名空间声明无效：{name}' },
  end: { en: 'an unexpected end', zh: '内容意外结束' },
  syntax: { en: 'invalid XML', zh: 'XML 语法错误' },
} as const satisfies Record<string, Localized>

export type SyntaxReason = keyof typeof syntaxReasons

/** Returns the kind of a parser's error message. */
export function reasonOf(message: string): SyntaxReason {
  return told.find(([pattern]) => message.includes(pattern))?.[1] ?? 'syntax'
}

const told: [part: string, reason: SyntaxReason][] = [
  ['unexpected end', 'end'],
  ['tag name', 'tagName'],
  ['attribute name', 'attributeName'],
  ['in closing tag', 'closingTag'],
  ['processing instruction', 'instruction'],
  ['text data outside', 'outside'],
  ['must contain a root', 'noRoot'],
  ['only one root', 'secondRoot'],
  ['unclosed tag', 'unclosed'],
  ['unexpected close tag', 'mismatched'],
  ['empty close tag', 'tagName'],
  ['unmatched', 'unmatched'],
  ['attribute without value', 'attributeValue'],
  ['unquoted attribute', 'attributeValue'],
  ['no whitespace between', 'attributeSpace'],
  ['duplicate attribute', 'duplicateAttribute'],
  [']]>', 'cdataEnd'],
  ['comment', 'comment'],
  ['character entity', 'character'],
  ['entity', 'entity'],
  ['at the start of the document', 'declarationPlace'],
  ['doctype', 'doctype'],
  ['XML declaration', 'declaration'],
  ['name/value pairs', 'declaration'],
  ['expected ', 'declaration'],
  ['value must', 'declaration'],
  ['value required', 'declaration'],
  ['version number', 'declaration'],
  ['whitespace required', 'declaration'],
  ['forward-slash', 'slash'],
  ['disallowed character', 'character'],
]
