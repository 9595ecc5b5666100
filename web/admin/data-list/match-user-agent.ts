/** The ban texts that match a User-Agent as substrings, ignoring case. */
export const matchUserAgent = (values: readonly string[], agent: string): string[] =>
  values.filter((value) => value.trim() !== '' && agent.toLowerCase().includes(value.trim().toLowerCase()))
