/** Masks a secret except its last four characters, and a short one wholly. */
export const maskSecret = (secret: string): string => (secret.length < 8 ? '…' : `…${secret.slice(-4)}`)

/** Whether a proxy's URL has a user name or password. */
export const hasCredentials = (proxy: string): boolean => proxy.includes('@')
