interface FieldFacts {
  /** The key, where serde cannot tell it from the name. */
  rename: string | undefined
  /** Whether one Option says that the key is missing, and another within it that it is null. */
  isTwofold: boolean
  isRead: boolean
  /** Whether a key without a value is not written. */
  canBeLeftOut: boolean
}

/** Lists what serde has to be told of a field. */
export function fieldArguments({ rename, isTwofold, isRead, canBeLeftOut }: FieldFacts): string[] {
  return [
    ...(rename === undefined ? [] : [`rename = ${literal(rename)}`]),
    ...(isTwofold && isRead ? ['default', 'deserialize_with = "present"'] : []),
    ...(canBeLeftOut ? ['skip_serializing_if = "Option::is_none"'] : []),
  ]
}

/** What `deserialize_with` names: read with serde's own Option, null would be taken for a key that is missing. */
export const present = `fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}`

/** Writes a string of Rust; what cannot be seen, by its number. Half a surrogate pair, which Rust lacks, is U+FFFD. */
function literal(text: string): string {
  const escaped = text
    .toWellFormed()
    .replace(/["\\]/g, '\\$&')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, byNumber)
  return `"${escaped}"`
}

const byNumber = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`
