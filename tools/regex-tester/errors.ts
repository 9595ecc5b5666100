import { defineErrors } from '#kit/errors.ts'
import { translateReason } from './search/engine-reasons.ts'

export const errors = defineErrors({
  emptyPattern: { en: 'Enter a regular expression', zh: '请输入正则表达式' },
  emptyText: { en: 'Enter some test text', zh: '请输入测试文本' },
  flags: {
    en: 'Failed to set regex flags: “{flags}” can contain only a, d, g, i, m, s, u, v, x and y, each at most once, and not both u and v',
    zh: '设置正则标志失败：“{flags}”只能由 a、d、g、i、m、s、u、v、x、y 组成，每个最多一次，u 与 v 不能并用',
  },
  invalidPattern: {
    en: 'Invalid regex pattern at position {position}: {reason}',
    zh: '正则表达式无效：第 {position} 位，{reason}',
    inChinese: translateReason,
  },
  noEquivalent: {
    en: 'Not available for this pattern: it is read in JavaScript’s syntax here, which has no equivalent of {feature}',
    zh: '此正则不支持这项功能：这里按 JavaScript 的语法读取，而其中没有与 {feature} 等价的写法',
  },
  unsupported: { en: '{engine} doesn’t support {feature}', zh: '{engine} 不支持 {feature}' },
  unread: {
    en: '{engine} has {feature}, but it can’t be read here',
    zh: '{engine} 支持 {feature}，但本工具无法读取',
  },
  notLoaded: { en: 'WASM module not loaded', zh: 'WASM 模块未加载' },
  loadFailed: { en: 'Failed to load WASM module', zh: '加载 WASM 模块失败' },
  failed: { en: 'Regex test failed: {reason}', zh: '正则测试失败：{reason}' },
  benchmarkFailed: { en: 'Benchmark failed: {reason}', zh: '性能测试失败：{reason}' },
  escapeFailed: { en: 'Failed to escape text', zh: '转义文本失败' },
  copyFailed: { en: 'Failed to copy', zh: '复制失败' },
  noText: {
    en: 'Found no text that this pattern matches, or only very long ones',
    zh: '没有找到能匹配此正则的文本，或者只有很长的文本',
  },
  timeout: {
    en: 'Stopped: this pattern runs longer than {seconds} s on this text; see the Explain tab for the cause',
    zh: '已停止：此正则在这段文本上运行超过 {seconds} 秒，原因见“解释”',
  },
})
