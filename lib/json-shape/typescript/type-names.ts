import type { IdentifierStyle } from '../identifiers.ts'

/** TypeScript's naming convention for types, and the names of its global types. */
export const typeNameStyle: IdentifierStyle = {
  casing: 'pascal',
  part: /\p{ID_Continue}/u,
  start: /[\p{ID_Start}_$]/u,
  prefix: '_',
  reserved: new Set(
    `Array ArrayBuffer ArrayLike AsyncIterable Awaited BigInt Blob Boolean Capitalize DataView Date Document Element Error
     Event Exclude Extract File FormData Function Headers Infinity InstanceType Intl Iterable Iterator JSON Location Map
     Math NaN Node NonNullable Number Object Omit Parameters Partial Pick Promise PromiseLike Proxy Readonly ReadonlyArray
     ReadonlyMap ReadonlySet Record Reflect RegExp Request Required Response ReturnType Set String Symbol Text URL Uppercase
     WeakMap WeakSet Window Worker`.split(/\s+/),
  ),
}
