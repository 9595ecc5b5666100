import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { KeptFile, KeptKind } from '#ui/device/kept/kept-kind.ts'

export const backupFormat = 'toolbench-settings'

/** The version that is written, and the newest that can be read. */
export const backupVersion = 1

/** In bytes. A written file is always smaller: each kind has its own limit. */
export const maxBackupBytes = 80_000_000

/** The schema of a backup file, from the kinds. */
export const backupSchema = (kinds: readonly KeptKind[]): JsonSchema => ({
  type: 'object',
  properties: {
    format: { type: 'string', enum: [backupFormat] },
    version: { type: 'integer', minimum: 1 },
    written: { type: 'string', maxLength: 40 },
    kept: {
      type: 'object',
      properties: Object.fromEntries(kinds.filter(isWritten).map(({ id, file }) => [id, file.schema])),
      additionalProperties: false,
    },
  },
  required: ['format', 'version', 'kept'],
  additionalProperties: false,
})

/** Whether a kind goes into a file. */
export const isWritten = (kind: KeptKind): kind is KeptKind & { file: KeptFile } => kind.file !== undefined

/** Reasons for refusing a file. */
export const problems = {
  large: { en: 'it is larger than 80 MB', zh: '超过 80 MB' },
  noJson: { en: 'it is not JSON', zh: '不是 JSON' },
  deep: { en: 'it is nested too deeply', zh: '嵌套过深' },
  many: { en: 'it contains too many values', zh: '包含的值过多' },
  other: { en: 'it is not an export from this page', zh: '不是本页导出的文件' },
  newer: {
    en: 'a newer version of this site wrote it; reload this page and try again',
    zh: '由更新版本的网站导出，请重新加载本页后再试',
  },
  refused: { en: 'browser storage is full', zh: '浏览器存储空间不足' },
} satisfies Record<string, Localized>
