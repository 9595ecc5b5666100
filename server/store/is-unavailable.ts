/** Codes of Node and PostgreSQL (its appendix A, classes 08, 53 and 57) for a database that cannot be reached now, or takes too long. */
const codes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|53|57)/

/** The driver's own messages about broken connections, which have no codes. */
const broken = /^Connection terminated|is not queryable|timeout exceeded when trying to connect|Connection ended/

/** Whether an error means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = Object(error)
  // SQLITE_BUSY and SQLITE_LOCKED, extended codes too.
  if (typeof errcode === 'number') return [5, 6].includes(errcode & 255)
  return codes.test(String(code)) || broken.test(String(message))
}
