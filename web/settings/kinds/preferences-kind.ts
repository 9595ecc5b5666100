import { fits } from '#kit/check-schema.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import { fontSizes } from '#ui/device/editor-font-size.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { isNamed, type KeptName, readRecords } from '#ui/device/kept/record.ts'
import { recordPiece } from '#ui/device/kept/record-pieces.ts'

interface Preference {
  /** Its name in a file. */
  id: string
  stored: readonly KeptName[]
  title: Localized
  schema: JsonSchema
  /** Reads the stored text; undefined if it has no value. */
  parse: (text: string) => unknown
  format: (value: never) => string
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const inJson = { parse: jsonOf, format: (value: unknown) => JSON.stringify(value) }

/** The preferences chosen on this page or by the buttons in the header. */
const preferences: readonly Preference[] = [
  {
    id: 'language',
    stored: [
      { place: 'local', name: 'lng' },
      { place: 'cookie', name: 'lng' },
    ],
    title: { en: 'Language', zh: '语言' },
    schema: { type: 'string', enum: ['en', 'zh'] },
    parse: (text) => text,
    format: (value: string) => value,
  },
  {
    id: 'theme',
    stored: [{ place: 'cookie', name: 'is_dark' }],
    title: { en: 'Theme', zh: '主题' },
    schema: { type: 'string', enum: ['light', 'dark'] },
    parse: (text) => (text === 'true' ? 'dark' : 'light'),
    format: (value: string) => String(value === 'dark'),
  },
  {
    id: 'editorFontSize',
    stored: [{ place: 'local', name: 'editor-font-size' }],
    title: { en: 'Editor font size', zh: '编辑器字号' },
    schema: { type: 'integer', minimum: fontSizes.min, maximum: fontSizes.max },
    ...inJson,
  },
  {
    id: 'linesWrap',
    stored: [{ place: 'local', name: 'lines-wrap' }],
    title: { en: 'Long lines wrapped', zh: '长行自动换行' },
    schema: { type: 'boolean' },
    ...inJson,
  },
  {
    id: 'historyOff',
    stored: [{ place: 'local', name: 'history-off' }],
    title: { en: 'History turned off', zh: '已停用历史记录' },
    schema: { type: 'boolean' },
    ...inJson,
  },
  {
    id: 'historyOn',
    stored: [{ place: 'local', name: 'history-on' }],
    title: { en: 'Sensitive tools with history on', zh: '已启用历史记录的敏感信息工具' },
    schema: { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 80 } },
    ...inJson,
  },
  {
    id: 'singleKeysOff',
    stored: [{ place: 'local', name: 'single-keys-off' }],
    title: { en: 'Single-key shortcuts turned off', zh: '已停用单键快捷键' },
    schema: { type: 'boolean' },
    ...inJson,
  },
]

const stored = preferences.flatMap((each) => each.stored)

/** Finds the stored preferences, with their records. */
async function readPreferences() {
  const records = await readRecords(stored)
  return preferences.flatMap((preference) => {
    const own = records.filter((record) => isNamed(preference.stored, record))
    return own.length > 0 ? [{ preference, own, value: preference.parse(String(own[0]?.value)) }] : []
  })
}

export const preferencesKind: KeptKind = {
  id: 'preferences',
  title: { en: 'Preferences', zh: '偏好' },
  about: { en: 'Your settings above', zh: '上方的设置项' },
  stored,
  read: async () => (await readPreferences()).map(({ preference, own }) => recordPiece(own, preference.title)),
  file: {
    schema: {
      type: 'object',
      properties: Object.fromEntries(preferences.map(({ id, schema }) => [id, schema])),
      additionalProperties: false,
    },
    async write() {
      const pairs = (await readPreferences()).flatMap(({ preference, value }) =>
        fits(preference.schema, value) ? [[preference.id, value]] : [],
      )
      return { value: pairs.length > 0 ? Object.fromEntries(pairs) : undefined }
    },
    read: async (kept) =>
      preferences.flatMap(({ id, stored: names, format }) => {
        const value = Object(kept)[id]
        return value === undefined ? [] : names.map((name) => ({ ...name, value: format(value as never) }))
      }),
  },
}
