import { documentSamples } from './document-samples.ts'
import { fileSamples } from './file-samples.ts'
import { type PipelineSample, sample, step } from './sample.ts'
import { tableSamples } from './table-samples.ts'

const sha256 = { algorithm: 'SHA256' }

/** Common pipelines, the shortest first. */
export const samples: readonly [PipelineSample, ...PipelineSample[]] = [
  sample(
    'Base64 to formatted JSON',
    'Base64 转格式化的 JSON',
    'eyJpZCI6NywibmFtZSI6IkFubiIsInJvbGVzIjpbImFkbWluIl19',
    step('base64', 'decode'),
    step('json-editor', 'format'),
  ),
  sample(
    'SHA-256 of each line',
    '逐行计算 SHA-256',
    'apple\nbanana\n\ncherry\n',
    step('crypto', 'hash', { options: sha256, each: 'line' }),
  ),
  sample(
    'Decode a JWT',
    '解码 JWT',
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3IiwibmFtZSI6IkFubiJ9.c2lnbmF0dXJl',
    step('regex-tester', 'split', { options: { pattern: '\\.' } }),
    step('base64', 'decode', { each: 'line' }),
  ),
  sample(
    'URL to Base64 to JSON',
    'URL 解码、Base64 解码、JSON',
    'eyJxIjoidGVhIn0%3D',
    step('url-encoder', 'decode'),
    step('base64', 'decode'),
    step('json-editor', 'format'),
  ),
  sample(
    'Base64 with line breaks to text',
    '带换行的 Base64 转文本',
    'VGhlIHF1aWNr\n  IGJyb3duIGZveA==\n',
    step('regex-tester', 'replace', { options: { pattern: '\\s+', replacement: '' } }),
    step('base64', 'decode'),
  ),
  sample(
    'PowerShell command from Base64',
    '解码 PowerShell 的 Base64 命令',
    'VwByAGkAdABlAC0ASABvAHMAdAAgAGgAaQA=',
    step('base64', 'decode', { options: { charset: 'utf-16le' } }),
  ),
  sample(
    'SHA-256 of hex bytes',
    '十六进制字节的 SHA-256',
    '48 65 6c 6c 6f',
    step('regex-tester', 'replace', { options: { pattern: '\\s+', replacement: '' } }),
    step('crypto', 'hash', { options: { ...sha256, inputEncoding: 'hex' } }),
  ),
  sample(
    'JSON to YAML to SHA-256',
    'JSON 转 YAML 并计算 SHA-256',
    '{"b": [1, 2], "a": true}',
    step('json-to-yaml', 'convert', { options: { sortKeys: true } }),
    step('crypto', 'hash', { options: sha256 }),
  ),
  sample(
    'Same hash for equivalent JSON',
    '内容相同的 JSON 得到同一哈希',
    '{ "b": 1,  "a": [1.0, 2] }',
    step('json-editor', 'format', { options: { sortKeys: true } }),
    step('json-editor', 'minify'),
    step('crypto', 'hash', { options: sha256 }),
  ),
  sample(
    'Repair and format JSON',
    '修复并格式化 JSON',
    "{id: 7, 'name': 'Ann', tags: ['a', 'b',],}",
    step('json-editor', 'repair'),
    step('json-editor', 'format', { options: { sortKeys: true } }),
  ),
  sample(
    'YAML to TypeScript types',
    'YAML 转 TypeScript 类型',
    'id: 7\nname: Ann\ntags: [a, b]\n',
    step('json-to-yaml', 'parse'),
    step('json-to-ts', 'convert', { options: { typeName: 'User' } }),
  ),
  sample(
    'Parse a URL to YAML',
    '解析 URL 并转为 YAML',
    'https://example.com:8080/path?q=tea&page=2#top',
    step('url-encoder', 'parse'),
    step('json-to-yaml', 'convert'),
  ),
  sample(
    'All email addresses in a text',
    '提取文本中的全部邮箱',
    'Write to ann@example.com or bob@example.org.',
    step('regex-tester', 'test', {
      options: { pattern: '[\\w.+\\-]+@[\\w\\-]+\\.\\w+', flags: 'g' },
      output: 'matches',
    }),
    step('json-editor', 'query', { options: { path: '$[*].text' } }),
  ),
  sample(
    'MD5 of each item of a JSON array',
    'JSON 数组逐项计算 MD5',
    '["apple", "banana", 12.50]',
    step('md5', 'hash-text', { each: 'item' }),
  ),
  sample(
    'Base64 to a file and its MD5',
    'Base64 转文件并计算 MD5',
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    step('base64', 'decode-file'),
    step('md5', 'hash-file'),
  ),
  sample(
    'Markdown to HTML in a data URI',
    'Markdown 转 HTML Data URI',
    '# Hello\n\nSome *text*.\n',
    step('markdown-preview', 'render'),
    step('base64', 'encode-file', { options: { dataUri: true } }),
  ),
  sample(
    'Count the words of a Markdown text',
    '统计 Markdown 的词数',
    '# Hello\n\nSome *emphasized* text with a [link](https://example.com).\n',
    step('markdown-preview', 'render'),
    step('regex-tester', 'replace', { options: { pattern: '<[^<>]*>', flags: 'g', replacement: '' } }),
    step('text-counter', 'count', { output: 'words' }),
  ),
  sample(
    'A link as a QR code',
    '链接转二维码',
    'https%3A%2F%2Fexample.com%2Fa%20b',
    step('url-encoder', 'decode', { options: { untilStable: true } }),
    step('qr-generator', 'generate', { options: { format: 'svg' } }),
  ),
  ...documentSamples,
  ...tableSamples,
  ...fileSamples,
]
