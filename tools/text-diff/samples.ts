import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'
import { exportHtml } from './samples/export-html.ts'
import { merge } from './samples/merge.ts'

const original = `name: toolbench
version: 2.3.1
tools: 22
描述：免费在线工具
license: MIT
port: 8080
`
const changed = `name: toolbench
version: 2.4.0
tools: 24
描述：免费的在线工具箱
license: MIT
api: true
port: 8080
`
const patch = `diff --git a/settings.yaml b/settings.yaml
--- a/settings.yaml
+++ b/settings.yaml
@@ -1,6 +1,7 @@
 name: toolbench
-version: 2.3.1
-tools: 22
-描述：免费在线工具
+version: 2.4.0
+tools: 24
+描述：免费的在线工具箱
 license: MIT
+api: true
 port: 8080
`

const [greeting, farewell, thanks] = ['greet', 'leave', 'thank'].map(
  (name) => `export function ${name}(guest) {\n  say(words.${name}, guest)\n} // ${name}\n\n`,
) as [string, string, string]

/** All three functions, with the first one moved down. */
const moved = (place: number) => [farewell, thanks].toSpliced(place, 0, greeting).join('')

export const samples: Samples<typeof operations> = {
  compare: [
    {
      title: { en: 'Settings', zh: '配置文件' },
      input: { original, changed },
      output: {
        parts: [
          { kind: 'equal', text: 'name: toolbench\n' },
          { kind: 'removed', text: 'version: 2.3.1\ntools: 22\n描述：免费在线工具\n' },
          { kind: 'added', text: 'version: 2.4.0\ntools: 24\n描述：免费的在线工具箱\n' },
          { kind: 'equal', text: 'license: MIT\n' },
          { kind: 'added', text: 'api: true\n' },
          { kind: 'equal', text: 'port: 8080\n' },
        ],
        additions: 4,
        deletions: 3,
        unchanged: 3,
        moves: [],
      },
    },
    {
      title: { en: 'Chinese, word by word', zh: '中文逐词对比' },
      input: { original: '我们在公园散步', changed: '我们在学校散步', mode: 'words' },
      output: {
        parts: [
          { kind: 'equal', text: '我们在' },
          { kind: 'removed', text: '公园' },
          { kind: 'added', text: '学校' },
          { kind: 'equal', text: '散步' },
        ],
        additions: 1,
        deletions: 1,
        unchanged: 3,
        moves: [],
      },
    },
    {
      title: { en: 'Letters, accents and emoji', zh: '字母、变音符号与 Emoji' },
      input: { original: 'resume 👩‍💻', changed: 're\u0301sume\u0301 👨‍💻', mode: 'chars' },
      output: {
        parts: [
          { kind: 'equal', text: 'r' },
          { kind: 'removed', text: 'e' },
          { kind: 'added', text: 'e\u0301' },
          { kind: 'equal', text: 'sum' },
          { kind: 'removed', text: 'e' },
          { kind: 'added', text: 'e\u0301' },
          { kind: 'equal', text: ' ' },
          { kind: 'removed', text: '👩‍💻' },
          { kind: 'added', text: '👨‍💻' },
        ],
        additions: 3,
        deletions: 3,
        unchanged: 5,
        moves: [],
      },
    },
    {
      title: { en: 'Different case, spaces and line breaks', zh: '大小写、空白与换行不同' },
      input: {
        original: 'SELECT id\r\n  FROM users\r\n',
        changed: 'select id\n\tfrom users\nlimit 5\n',
        ignoreCase: true,
        ignoreWhitespace: true,
        stripTrailingCr: true,
      },
      output: {
        parts: [
          { kind: 'equal', text: 'SELECT id\r\n  FROM users\r\n', changedText: 'select id\n\tfrom users\n' },
          { kind: 'added', text: 'limit 5\n' },
        ],
        additions: 1,
        deletions: 0,
        unchanged: 2,
        moves: [],
      },
    },
    {
      title: { en: 'Logs, without their times', zh: '日志，忽略时间' },
      input: {
        original: '09:14:02 GET /tools 200\n09:14:05 GET /about 200\n',
        changed: '10:20:41 GET /tools 200\n10:20:43 GET /about 404\n',
        ignorePattern: String.raw`^\d{2}:\d{2}:\d{2}`,
      },
      output: {
        parts: [
          { kind: 'equal', text: '09:14:02 GET /tools 200\n', changedText: '10:20:41 GET /tools 200\n' },
          { kind: 'removed', text: '09:14:05 GET /about 200\n' },
          { kind: 'added', text: '10:20:43 GET /about 404\n' },
        ],
        additions: 1,
        deletions: 1,
        unchanged: 1,
        moves: [],
      },
    },
    {
      title: { en: 'A block that moved', zh: '移动的段落' },
      input: { original: moved(0), changed: moved(2) },
      output: {
        parts: [
          { kind: 'removed', text: greeting },
          { kind: 'equal', text: farewell + thanks },
          { kind: 'added', text: greeting },
        ],
        additions: 4,
        deletions: 4,
        unchanged: 8,
        moves: [{ from: 1, to: 9, lines: 4 }],
      },
    },
  ],
  patch: [
    {
      title: { en: 'Settings', zh: '配置文件' },
      input: { original, changed, originalName: 'settings.yaml', changedName: 'settings.yaml' },
      output: { patch },
    },
    {
      title: { en: 'The last line has no line break', zh: '最后一行没有换行' },
      input: { original: 'one\ntwo\n', changed: 'one\ntwo' },
      output: {
        patch:
          'diff --git a/text.txt b/text.txt\n--- a/text.txt\n+++ b/text.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+two\n\\ No newline at end of file\n',
      },
    },
  ],
  apply: [
    { title: { en: 'Settings', zh: '配置文件' }, input: { original, patch }, output: { text: changed } },
    {
      title: { en: 'Lines have moved', zh: '行号已移动' },
      input: {
        original: 'new first line\none\ntwo\nthree\n',
        patch: '@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n',
      },
      output: { text: 'new first line\none\n2\nthree\n' },
    },
  ],
  exportHtml,
  merge,
}
