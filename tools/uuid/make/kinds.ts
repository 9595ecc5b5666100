/** The kinds that can be generated, the most wanted first. */
export const kinds = ['v4', 'v7', 'v1', 'v3', 'v5', 'v6', 'v8', 'ulid', 'nanoid', 'objectid', 'nil', 'max'] as const

export type Kind = (typeof kinds)[number]

/** Their names in messages. */
export const kindNames: Record<Kind, string> = {
  v4: 'UUID v4',
  v7: 'UUID v7',
  v1: 'UUID v1',
  v3: 'UUID v3',
  v5: 'UUID v5',
  v6: 'UUID v6',
  v8: 'UUID v8',
  ulid: 'ULID',
  nanoid: 'NanoID',
  objectid: 'ObjectId',
  nil: 'UUID nil',
  max: 'UUID max',
}

export const isUuid = (kind: Kind): boolean => !['ulid', 'nanoid', 'objectid'].includes(kind)
