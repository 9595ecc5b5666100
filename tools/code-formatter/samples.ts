import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  format: [
    {
      title: { en: 'JavaScript', zh: 'JavaScript' },
      input: { code: "import {a,b} from './c.js'\nexport const sum=(list)=>list.reduce((x,y)=>x+y,0)" },
      output: {
        code: 'import { a, b } from "./c.js";\nexport const sum = (list) => list.reduce((x, y) => x + y, 0);\n',
        language: 'javascript',
      },
    },
    {
      title: { en: 'HTML with a style', zh: '带样式的 HTML' },
      input: { code: '<style>.a{color:red}</style><div class="a"><p>林小雨</p></div>', indent: 4 },
      output: {
        code: '<style>\n    .a {\n        color: red;\n    }\n</style>\n<div class="a"><p>林小雨</p></div>\n',
        language: 'html',
      },
    },
    {
      title: { en: 'TypeScript without semicolons', zh: '不带分号的 TypeScript' },
      input: { code: 'interface User { id: number; name: string }', semicolons: false, quotes: 'single' },
      output: { code: 'interface User {\n  id: number\n  name: string\n}\n', language: 'typescript' },
    },
  ],
  minify: [
    {
      title: { en: 'CSS', zh: 'CSS' },
      input: { code: '/* theme */\n.card > a {\n  color: #ff6600;\n  width: calc(100% - 2px);\n}\n' },
      output: {
        code: '.card>a{color:#ff6600;width:calc(100% - 2px)}',
        language: 'css',
        originalSize: 71,
        size: 45,
        gzipped: 65,
      },
    },
    {
      title: { en: 'JavaScript', zh: 'JavaScript' },
      input: { code: 'function greet(name) {\n  const text = "hi " + name;\n  return text;\n}\n' },
      output: {
        ...{ code: 'function greet(e){return"hi "+e}', language: 'javascript' },
        ...{ originalSize: 69, size: 32, gzipped: 52 },
      },
    },
  ],
}
