/** Reads a normalized JSONPath (RFC 9535, section 2.7) as names and indexes. */
export const parseNormalizedPath = (path: string): (string | number)[] =>
  Array.from(path.matchAll(/\[(?:(\d+)|'((?:[^'\\]|\\.)*)')\]/g), ([, index, name]) =>
    // Between quotes of its own kind JSON escapes the same.
    index === undefined ? JSON.parse(`"${name?.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) : Number(index),
  )
