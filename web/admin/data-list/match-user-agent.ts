/** Finds the texts that a browser's User-Agent contains, whatever the case: these would keep that browser out. */
export const matchUserAgent = (values: readonly string[], agent: string): string[] =>
  values.filter((value) => value.trim() !== '' && agent.toLowerCase().includes(value.trim().toLowerCase()))
