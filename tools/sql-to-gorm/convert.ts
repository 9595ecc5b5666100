import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { savedAs, textOf } from '#kit/text-of.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { detectDialect } from '#lib/sql/detect-dialect.ts'
import { lineColumnIn, lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { errors } from './errors.ts'
import { dialect, dialects } from './model/dialect-field.ts'
import { sentences } from './notes/sentences.ts'
import { readSchema } from './read/read-schema.ts'
import { readCustomTypes } from './types/custom-types.ts'
import { buildModels } from './write/build-models.ts'
import { writeCode } from './write/write-code.ts'

/** The maximum number of custom types. */
const maxMappings = 200

/** Converts the tables that SQL creates to GORM models. What cannot be parsed becomes a warning with its position. */
export const convert = defineOperation('convert', {
  input: {
    sql: textOf('text/x-sql'),
    dialect,
    structName: z.string().default(''),
    tableName: z.string().default(''),
    packageName: z.string().default('model'),
    jsonTag: z.boolean().default(true),
    gormTag: z.boolean().default(true),
    comments: advanced(z.boolean().default(true)),
    nullable: z.enum(['regular', 'pointer', 'sql.Null']).default('regular'),
    tableNameMethod: advanced(z.boolean().default(true)),
    associations: z.enum(['belongs-to', 'both', 'none']).default('belongs-to'),
    embedModel: advanced(z.boolean().default(false)),
    types: advanced(
      z
        .array(z.strictObject({ sql: z.string(), go: z.string() }))
        .max(maxMappings)
        .default([]),
    ),
  },
  output: {
    code: savedAs({ ending: 'go', namedBy: { field: 'structName', style: 'snake' } }, textOf('text/x-go')),
    tables: z
      .array(z.strictObject({ table: z.string(), struct: z.string(), columns: z.int() }))
      .meta({ format: 'table' }),
    dialect: z.enum(dialects),
    evidence: z.array(z.string()),
    warnings: diagnosticsField(sentences),
  },
  run({ sql, dialect: given, types, ...options }, call) {
    if (sql.trim() === '') throw errors.empty()
    const findCustomType = readCustomTypes(types)
    const { dialect: sqlDialect, evidence } = given === 'auto' ? detectDialect(sql) : { dialect: given, evidence: [] }
    const { schema, unterminated, unclosed } = readSchema(sql, sqlDialect)
    call.progress(0.6)
    const [open] = unterminated
    if (open && (schema.tables.length === 0 || unclosed !== undefined)) throw syntaxAt(sql, open.start, open.sign)
    if (unclosed !== undefined) throw syntaxAt(sql, unclosed, ')')
    if (schema.tables.length === 0) throw errors.noTable()
    const models = buildModels(schema, { ...options, dialect: sqlDialect, findCustomType })
    if (models.length > 1 && (options.structName || options.tableName)) {
      schema.remark('firstOnly', models[0]?.table.offset ?? 0, { count: models.length })
    }
    const code = writeCode(schema, models, { ...options, dialect: sqlDialect, findCustomType })
    const tables = models.map(({ table, name, tableName }) => ({
      table: tableName,
      struct: name,
      columns: table.columns.size,
    }))
    return {
      code,
      tables,
      dialect: sqlDialect,
      evidence,
      warnings: listDiagnostics(schema.remarks, (offsets) => lineColumnsIn(sql, offsets), sentences),
    }
  },
})

function syntaxAt(sql: string, offset: number, expected: string): ToolError {
  const [token = 'EOF'] = /^(?:[\w$]{1,60}|[^\s])/u.exec(sql.slice(offset, offset + 60)) ?? []
  return errors.syntax({ ...lineColumnIn(sql, offset), found: token, expected })
}
