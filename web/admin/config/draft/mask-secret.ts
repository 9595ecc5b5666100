/** What is shown of a secret: its last four characters, and nothing of one that is hardly longer. */
export const maskSecret = (secret: string): string => (secret.length < 8 ? '…' : `…${secret.slice(-4)}`)

/** Says whether a proxy's address holds a name or a password. */
export const hasCredentials = (proxy: string): boolean => proxy.includes('@')
