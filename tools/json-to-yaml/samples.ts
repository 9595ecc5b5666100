import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'A service', zh: '服务配置' },
      input: {
        json: '{"name":"tea-shop","image":"registry.example/tea:1.10","replicas":3,"ports":[8080,8443],"env":[{"name":"LANG","value":"zh_CN.UTF-8"}],"labels":{}}',
      },
      output: {
        yaml: `name: tea-shop
image: registry.example/tea:1.10
replicas: 3
ports:
  - 8080
  - 8443
env:
  - name: LANG
    value: zh_CN.UTF-8
labels: {}
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Text that looks like something else', zh: '容易被误读的文本' },
      input: {
        json: '{"country":"no","mode":"0644","time":"12:30","day":"2026-01-05","tag":"#tea","empty":"","version":"1.10","digits":12345678901234567890}',
      },
      output: {
        yaml: `country: "no"
mode: "0644"
time: "12:30"
day: "2026-01-05"
tag: "#tea"
empty: ""
version: "1.10"
digits: 12345678901234567890
`,
        warnings: [],
      },
    },
    {
      title: { en: 'A script of several lines', zh: '多行脚本' },
      input: {
        json: '{"run":"set -e\\nnpm ci\\nnpm test\\n","note":"最后一行没有换行\\n就是这样"}',
        indent: 4,
      },
      output: {
        yaml: `run: |
    set -e
    npm ci
    npm test
note: |-
    最后一行没有换行
    就是这样
`,
        warnings: [],
      },
    },
    {
      title: { en: 'Several documents', zh: '多个文档' },
      input: { json: '[{"kind":"Service"},{"kind":"Deployment"}]', documents: 'many' },
      output: { yaml: 'kind: Service\n---\nkind: Deployment\n', warnings: [] },
    },
  ],
  parse: [
    {
      title: { en: 'A settings file', zh: '配置文件' },
      input: {
        yaml: `# the shop
name: 茶馆
open: true
price: 68.50
order: 12345678901234567890
since: 2026-01-05
tags: [绿茶, oolong]
`,
      },
      output: {
        json: `{
  "name": "茶馆",
  "open": true,
  "price": 68.50,
  "order": 12345678901234567890,
  "since": "2026-01-05",
  "tags": [
    "绿茶",
    "oolong"
  ]
}`,
        warnings: [],
      },
    },
    {
      title: { en: 'Anchors and merge keys', zh: '锚点与合并键' },
      input: {
        yaml: `defaults: &defaults
  restart: always
  memory: 512
web:
  <<: *defaults
  memory: 1024
`,
      },
      output: {
        json: `{
  "defaults": {
    "restart": "always",
    "memory": 512
  },
  "web": {
    "restart": "always",
    "memory": 1024
  }
}`,
        warnings: [],
      },
    },
    {
      title: { en: 'Block scalars', zh: '块文本' },
      input: { yaml: 'kept: |\n  one\n  two\nfolded: >-\n  three\n  four\n', indent: 4 },
      output: { json: '{\n    "kept": "one\\ntwo\\n",\n    "folded": "three four"\n}', warnings: [] },
    },
    {
      title: { en: 'As YAML 1.1 reads it', zh: '按 YAML 1.1 读取' },
      input: { yaml: 'answer: yes\nmode: 0644\nlimit: .inf\n', version: '1.1' },
      output: {
        json: '{\n  "answer": true,\n  "mode": 420,\n  "limit": ".inf"\n}',
        warnings: [
          {
            line: 3,
            column: 8,
            message: 'JSON has no .inf: it is written as a string',
            code: 'notFinite',
            params: { number: '.inf' },
          },
        ],
      },
    },
  ],
}
