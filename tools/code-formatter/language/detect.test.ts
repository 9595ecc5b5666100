import { expect, test } from 'vitest'
import { detectLanguage } from './detect.ts'

const dollar = '$'

test.each([
  // A comment of YAML looks like a heading, a flow mapping like a rule, an expression like a template string.
  ['yaml', 'version: "3"\n# web\nservices:\n  web:\n    image: nginx\n    ports:\n      - "80:80"'],
  [
    'yaml',
    `on:\n  push: {}\njobs:\n  a:\n    runs-on: ${dollar}{{ matrix.os }}\n    steps:\n      - run: npm ci; npm test`,
  ],
  ['yaml', '# Deploys\n- hosts: all\n  tasks:\n    - name: Ping\n      ping:'],
  ['yaml', "files:\n  - 'test/**/*.js'"],
  ['yaml', '"on": [push]\npaths:\n  /a/{id}: { get: {} }\nlist: [\n  a,\n]'],
  ['yaml', 'script: |\n  function a() { return 1; }\n  # Not a heading\nname: b'],
  ['yaml', '---\na: 1\n---\nb: 2\nc: 3'],
  ['yaml', 'url: http://a.example/b//c # d\nquote: it\'s "so"'],
  [undefined, 'key: value'],
  // A heading may stand before a list of pairs.
  ['markdown', '# Codec\n\n- Source: <https://a.example>\n- License: MIT'],
  ['markdown', '# Use\n\n```js\nconst a = { b: 1 }\nimport c from "d"\n```'],
  ['markdown', '<div align="center">\n  <img src="logo.svg">\n</div>\n\n# Logo\n\nA library that does a thing.'],
  ['markdown', 'Read [this](https://a.example), then `import { a } from "b"`, and it works.'],
  ['markdown', '---\ntitle: a\n---\n\n# A\n\nfunction and class are words here.'],
  ['html', '<p>a</p>\n<style>\n.a { color: red }\n</style>'],
  // Names and properties of CSS that are keywords elsewhere.
  ['css', '.a{transition-timing-function:ease;color:red}'],
  ['css', '.return{color:red}.const,.let .export{color:blue}'],
  ['css', '/*!\n  # A theme (http://a.example)\n*/pre code.b-function{display:block}.b::selection{color:red}'],
  ['css', 'a:not(.b):nth-child(2n+1)>[href="c"]~d{color:red}'],
  ['css', '@font-feature-values A{@styleset{b:1}}'],
  ['css', '.标题{color:red}'],
  ['scss', '// A line comment\n.a {\n  color: red;\n  .b { color: blue; }\n}'],
  ['javascript', 'module.exports = { a: 1 }'],
  ['javascript', 'try{self["a:b"]&&c()}catch(d){}'],
  // What compilers write has colons and capitals, but no types.
  ['javascript', 'var a = b ? c : void 0, d = e ? f(g) : Array;'],
  ['javascript', 'exports.a = { type: String, b: Number, c: any };\nvar d = { e: Promise, f: F }'],
  ['javascript', 'import { a as B, c as string } from "d"\nexport { e as F }\nimport * as G from "h"'],
  ['javascript', "const a = /[\"'`/]/.test(b), c = 'it\\'s (a: string)'"],
  ['javascript', '/** (a: string): void, <div></div> */\nfunction b(c) { return c < d }'],
  ['javascript', 'switch (a) {\n  case b: c();\n  default: d();\n}'],
  ['jsx', 'const a = () => <p title="b">it</p>'],
  ['typescript', 'export function a(b: string, c?: D[]): void {}'],
  ['typescript', 'const a: number = 1'],
  ['typescript', 'class A {\n  private b = 1\n}'],
  ['typescript', 'export declare const a: string;'],
  ['typescript', 'import type { A } from "b"\nexport const c = (d) => d'],
  ['typescript', 'const a = [] as string[]'],
  ['graphql', '# The schema\ntype Query {\n  user(id: ID!): User\n}'],
])('%s: %s', (language, code) => {
  expect(detectLanguage(code)).toBe(language)
})
