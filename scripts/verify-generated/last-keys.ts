/**
 * Writes JSON with the last of equal keys alone, every number as it stands: decoders differ on what a key means that
 * comes twice, and serde refuses it.
 */
export function withLastKeys(json: string): string {
  const revive = (_key: string, value: unknown, context?: { source: string }): unknown =>
    typeof value === 'number' ? rawJson(context?.source ?? '') : value
  return JSON.stringify(JSON.parse(json, revive as Parameters<typeof JSON.parse>[1]))
}

/** TypeScript does not know yet that JSON writes a source as it is. */
const { rawJSON: rawJson } = JSON as unknown as { rawJSON: (source: string) => unknown }
