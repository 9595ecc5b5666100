/**
 * Says whether an Accept header (RFC 9110, section 12.5.1) asks for a file itself: by its media type or as
 * `application/octet-stream`, and not less than for JSON. A wildcard asks for nothing in particular.
 */
export function prefersFile(accept: string | undefined, type: string): boolean {
  const weights = new Map((accept ?? '').split(',').map(readRange))
  const weight = Math.max(weights.get(type.toLowerCase()) ?? 0, weights.get('application/octet-stream') ?? 0)
  return weight > 0 && weight >= (weights.get('application/json') ?? 0)
}

function readRange(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, weight ? Number(weight.slice(2)) || 0 : 1]
}
