import { mkdtempSync } from 'node:fs'
import { readJson } from '#lib/json/read.ts'
import { formsIn } from '#lib/json-shape/reach.ts'
import { nameFields, nameTypes } from '#lib/json-shape/name-types.ts'
import { inferTypes } from '#lib/json-shape/infer-types.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { randomDocuments } from '#lib/json-shape/fixtures/random-json.ts'
import { writeRust } from '#tools/json-to-rust/rust/write-rust.ts'
import { unionsIn } from '#tools/json-to-rust/rust/unions.ts'
import { fieldStyle, typeStyle, rawName } from '#tools/json-to-rust/rust/names.ts'
import { verifyRust } from './rust.ts'
import { withLastKeys } from './last-keys.ts'
const opts = { derives: ['Debug','Clone','Serialize','Deserialize'], public: true, skipNone: false, nullable: 'option' } as const
const docs = [...awkwardJson, ...randomDocuments(Number(process.argv[2] ?? 0)).map((json, i) => ({ id: `random ${i}`, json }))]
let n = 0
const variants = process.argv[3] ? [opts, {...opts, derives: ['Debug','Clone','PartialEq','Eq','Hash','Default','PartialOrd', 'Ord'], public:false}, {...opts, derives:['Debug','Deserialize'], nullable:'single'}, {...opts, derives: ['Debug','Clone','PartialEq','Eq','Hash','Default','PartialOrd', 'Ord','Serialize','Deserialize'], skipNone: true}] as const : [opts]
const gen = docs.flatMap(({ id, json }) => variants.map((o, k) => {
  const inferred = inferTypes([readJson(json)])
  const names = nameTypes(inferred, 'Root', typeStyle)
  const fields = new Map(inferred.types.flatMap((t) => [...nameFields(t, fieldStyle)]))
  const shapes = [inferred.root, ...inferred.types.flatMap((t) => t.fields.map((f) => f.shape))]
  const exact = shapes.flatMap(formsIn).some((f) => f.kind === 'number' && (f.size === 'integer' || f.size === 'decimal'))
  const unions = exact ? [] : unionsIn(inferred)
  const un = new Map(unions.map((u) => [u.shape, u.shape === inferred.root && !u.shape.isNullable ? names.root : names.claim(u.path, u.isItem)]))
  const code = writeRust(inferred, unions, { root: names.root, ofType: names.of, ofUnion: (s) => un.get(s), ofField: (f) => rawName(fields.get(f) ?? '') }, o as never)
  return { id: `c${n++}`, title: `${id} ${k}`, json: withLastKeys(json), code, isRead: k < 1, lostKeys: new Set<string>(), blurredKeys: new Set<string>() }
}))
const folder = mkdtempSync('/tmp/hx/rust-')
console.log(folder)
console.time('rust')
const v = verifyRust(gen, folder)
console.timeEnd('rust')
console.log(v?.compiler, v?.compiled, v?.read, v?.failures.length)
for (const f of v?.failures.slice(0, 60) ?? []) console.log(f.title, '|', f.why.slice(0, 300))
