/** The databases whose dialects are distinguished. */
export type SqlDialect = 'mysql' | 'postgresql' | 'sqlite' | 'sqlserver'
