import { mkdtempSync } from 'node:fs'
import { readJson } from '#lib/json/read.ts'
import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import { inferTypes } from '#lib/json-shape/infer-types.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { randomDocuments } from '#lib/json-shape/fixtures/random-json.ts'
import { writeGo } from '#tools/json-to-go/go/write-go.ts'
import { goStyle } from '#tools/json-to-go/go/names.ts'
import { canBeTag } from '#tools/json-to-go/go/tags.ts'
import { withLastKeys } from './last-keys.ts'
import { verifyGo } from './go.ts'
const opts = { packageName: 'main', omitempty: false, nullable: 'pointer', nested: 'separate', tags: ['json'], dates: 'string' } as const
const docs = [...awkwardJson, ...randomDocuments(Number(process.argv[2] ?? 0)).map((json, i) => ({ id: `random ${i}`, json }))]
let n = 0
const gen = docs.flatMap(({ id, json }) => [opts, {...opts, nested: 'inline'} as const, {...opts, nullable:'value', omitempty:true, tags:['json','xml','validate','yaml'], dates:'time'} as const].map((o, k) => {
  const inferred = inferTypes([readJson(json)])
  const names = nameTypes(inferred, 'Root', goStyle)
  const fields = new Map(inferred.types.flatMap((t) => [...nameFields(t, goStyle)]))
  const code = writeGo(inferred, { root: names.root, ofType: names.of, ofField: (f) => fields.get(f) ?? '' }, {...o, tags: [...o.tags]})
  const all = inferred.types.flatMap((t) => t.fields)
  return { id: `c${n++}`, title: `${id} ${k}`, json: withLastKeys(json), code, isRead: k < 2, lostKeys: new Set(all.filter((f) => !canBeTag(f.key)).map((f) => f.key.toWellFormed())), blurredKeys: new Set(all.filter((f) => f.isOptional && f.shape.isNullable && f.shape.forms.length === 1).map((f) => f.key)) }
}))
const folder = mkdtempSync('/tmp/hx/go-')
console.log(folder)
console.time('go')
const v = verifyGo(gen, folder)
console.timeEnd('go')
console.log(v?.compiler, v?.compiled, v?.read, v?.failures.length)
for (const f of v?.failures.slice(0, 40) ?? []) console.log(f.title, '|', f.why.slice(0, 300))
