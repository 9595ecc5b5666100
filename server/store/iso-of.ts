/** Formats a time of the database, in milliseconds since 1970, as the API returns it: ISO 8601 in UTC. */
export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString()
