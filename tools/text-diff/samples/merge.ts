import type { Samples } from '#kit/samples.ts'
import type * as operations from '../operations.ts'

const base = `name: toolbench
port: 8080
workers: 2
log: info
`
const mine = `name: toolbench
port: 8443
workers: 2
log: info
tls: true
`
const theirs = `name: toolbench
port: 9090
workers: 4
log: info
`

export const merge: Samples<typeof operations>['merge'] = [
  {
    title: { en: 'A conflict in settings', zh: '配置文件中的冲突' },
    input: { base, mine, theirs },
    output: {
      text: `name: toolbench
<<<<<<< mine
port: 8443
workers: 2
=======
port: 9090
workers: 4
>>>>>>> theirs
log: info
tls: true
`,
      conflicts: 1,
    },
  },
  {
    title: { en: 'Changes in different places', zh: '改动互不重叠' },
    input: { base: 'tea\nmilk\nrice\nsalt\n', mine: 'green tea\nmilk\nrice\nsalt\n', theirs: 'tea\nmilk\nrice\n' },
    output: { text: 'green tea\nmilk\nrice\n', conflicts: 0 },
  },
  {
    title: { en: 'With the base, and names', zh: '包含基准与名称' },
    input: { base, mine, theirs, style: 'diff3', baseName: 'v1.0', mineName: 'main', theirsName: 'feature' },
    output: {
      text: `name: toolbench
<<<<<<< main
port: 8443
workers: 2
||||||| v1.0
port: 8080
workers: 2
=======
port: 9090
workers: 4
>>>>>>> feature
log: info
tls: true
`,
      conflicts: 1,
    },
  },
]
