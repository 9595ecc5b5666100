import { convert as toGo } from '#tools/json-to-go/operations.ts'
import { convert as toJava } from '#tools/json-to-java/operations.ts'
import { convert as toKotlin } from '#tools/json-to-kotlin/operations.ts'
import { convert as toRust } from '#tools/json-to-rust/operations.ts'
import type { Language } from './generate-all.ts'
import { verifyGo } from './go.ts'
import { verifyJava } from './java.ts'
import { verifyKotlin } from './kotlin.ts'
import { verifyRust } from './rust.ts'

/** Code with default options, tested in a round trip. */
const standard = { options: {}, golden: 'fixtures/golden', hasRandom: true, isRead: true }

/** Code that only has to compile, as some options are lossy. */
const compiled = (options: object, hasRandom = false) => ({ options, hasRandom, isRead: false })

export const languages: Language[] = [
  {
    name: 'Go',
    tool: 'json-to-go',
    extension: 'go.txt',
    convert: toGo,
    verify: verifyGo,
    variants: [
      standard,
      { options: { nested: 'inline' }, hasRandom: false, isRead: true },
      compiled({ nested: 'inline', tags: ['json', 'yaml', 'xml', 'validate'] }),
      compiled({ nullable: 'value', omitempty: true, dates: 'time', tags: ['json', 'db'] }),
    ],
  },
  {
    name: 'Rust',
    tool: 'json-to-rust',
    extension: 'rs.txt',
    convert: toRust,
    verify: verifyRust,
    variants: [
      standard,
      { options: { nullable: 'single' }, hasRandom: false, isRead: true },
      compiled({ public: false, derives: ['Debug', 'Clone', 'PartialEq', 'Eq', 'Hash', 'PartialOrd', 'Ord'] }),
      compiled({ skipNone: true, derives: ['Clone', 'Copy', 'Default', 'Serialize', 'Deserialize'] }),
    ],
  },
  {
    name: 'Kotlin',
    tool: 'json-to-kotlin',
    extension: 'kt.txt',
    convert: toKotlin,
    verify: verifyKotlin,
    variants: [
      { options: { serialization: 'gson' }, golden: 'fixtures/golden/gson', hasRandom: true, isRead: true },
      { ...compiled({ serialization: 'kotlinx' }, true), golden: 'fixtures/golden/kotlinx' },
      { ...compiled({}), golden: 'fixtures/golden/none' },
      compiled({ serialization: 'gson', defaults: true, nullable: false, packageName: 'a.b' }),
      compiled({ serialization: 'kotlinx', defaults: true }),
      compiled({ defaults: true, nullable: false }),
    ],
  },
  {
    name: 'Java',
    tool: 'json-to-java',
    extension: 'java.txt',
    convert: toJava,
    verify: verifyJava,
    variants: [
      { options: {}, golden: 'fixtures/golden/jackson', hasRandom: true, isRead: true },
      { options: { annotations: 'gson' }, golden: 'fixtures/golden/gson', hasRandom: true, isRead: true },
      { options: { style: 'class' }, hasRandom: true, isRead: true },
      {
        options: { style: 'class', annotations: 'gson', numbers: 'primitive', nullable: 'jspecify' },
        hasRandom: false,
        isRead: true,
      },
      {
        options: {
          style: 'class',
          nullable: 'optional',
          numbers: 'primitive',
          builder: true,
          unknown: 'fail',
          comments: true,
        },
        hasRandom: false,
        isRead: true,
      },
      {
        options: { numbers: 'primitive', builder: true, unknown: 'fail', comments: true, nested: 'files' },
        hasRandom: false,
        isRead: true,
      },
      { options: { style: 'lombok', numbers: 'primitive', builder: true }, hasRandom: true, isRead: true },
      { ...compiled({ annotations: 'none' }), golden: 'fixtures/golden/none' },
      compiled(
        { annotations: 'none', style: 'class', builder: true, comments: true, nullable: 'jspecify', nested: 'files' },
        true,
      ),
      compiled({ annotations: 'fastjson2', unknown: 'fail', nullable: 'optional', dates: 'java.time', builder: true }),
      compiled({
        annotations: 'fastjson2',
        style: 'lombok',
        nullable: 'optional',
        nested: 'files',
        packageName: 'a.b',
      }),
      compiled({ nullable: 'jspecify', dates: 'java.time', builder: true, comments: true, packageName: 'a.b' }, true),
    ],
  },
]
