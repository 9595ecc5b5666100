import type { Localized } from '#kit/language.ts'
import { syntaxReasons } from '#lib/xml/syntax-reasons.ts'

/** Messages about positions in a document, by code: errors, and what a conversion loses. */
export const sentences = {
  ...syntaxReasons,
  ownEntity: {
    en: 'The entity {name} of the document was not expanded',
    zh: '文档自定义的实体 {name} 未展开',
  },
  commentLost: { en: 'Comments are not kept: {count}', zh: '未保留注释：{count} 处' },
  instructionLost: { en: 'Processing instructions are not kept: {count}', zh: '未保留处理指令：{count} 处' },
  doctypeLost: { en: 'The document type declaration is not kept', zh: '未保留文档类型声明' },
  mixedLost: {
    en: 'Text between elements is joined, and its place not kept: {count}',
    zh: '元素之间的文本已合并，位置未保留：{count} 处',
  },
  orderLost: {
    en: 'The order of elements with different names is not kept: {count}',
    zh: '不同名元素之间的顺序未保留：{count} 处',
  },
  attributeLost: { en: 'Attributes are not kept: {count}', zh: '未保留属性：{count} 个' },
  clash: { en: 'Several attributes or elements have one name: {count}', zh: '名称相同而只保留其一：{count} 处' },
  needsPrefix: {
    en: '{name} is in a default namespace here: write {written}',
    zh: '{name} 在默认命名空间中：请写成 {written}',
  },
  more: { en: '{count} more', zh: '还有 {count} 条' },
} as const satisfies Record<string, Localized>
