/** The databases whose SQL is told apart. */
export type SqlDialect = 'mysql' | 'postgresql' | 'sqlite' | 'sqlserver'
