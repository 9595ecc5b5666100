/** Codes of Node and PostgreSQL (its appendix A, classes 08, 53 and 57) for a database that cannot be reached now, or takes too long. */
const codes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|53|57)/

/** What the driver itself says of a connection that has broken; it gives these no codes. */
const broken = /^Connection terminated|is not queryable|timeout exceeded when trying to connect|Connection ended/

/** Says whether an error means that the database cannot be reached for the moment. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = Object(error)
  // SQLITE_BUSY and SQLITE_LOCKED, extended codes too.
  if (typeof errcode === 'number') return [5, 6].includes(errcode & 255)
  return codes.test(String(code)) || broken.test(String(message))
}
