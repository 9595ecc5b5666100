/** What a part of a pattern can be. */
export const partKinds = [
  ...(['alternatives', 'alternative', 'group', 'capture', 'ahead', 'not-ahead', 'behind', 'not-behind'] as const),
  ...(['repeat', 'text', 'any', 'digit', 'not-digit', 'space', 'not-space', 'word', 'not-word'] as const),
  ...(['property', 'not-property', 'class', 'not-class', 'range', 'strings', 'intersection', 'subtraction'] as const),
  ...(['start', 'end', 'boundary', 'not-boundary', 'backreference'] as const),
] as const

export type PartKind = (typeof partKinds)[number]
