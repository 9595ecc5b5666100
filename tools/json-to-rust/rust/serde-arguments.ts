interface SerdeField {
  /** The key, where serde cannot derive it from the name. */
  rename: string | undefined
  /** Whether an outer Option stands for a missing key, and an inner one for null. */
  isDoubleOption: boolean
  isRead: boolean
  /** Whether a None is not written. */
  canBeLeftOut: boolean
}

/** Lists the arguments of a field's serde attribute. */
export function serdeArguments({ rename, isDoubleOption, isRead, canBeLeftOut }: SerdeField): string[] {
  return [
    ...(rename === undefined ? [] : [`rename = ${literal(rename)}`]),
    ...(isDoubleOption && isRead ? ['default', 'deserialize_with = "present"'] : []),
    ...(canBeLeftOut ? ['skip_serializing_if = "Option::is_none"'] : []),
  ]
}

/** The function of `deserialize_with`: serde's own Option would read null as a missing key. */
export const presentFunction = `fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}`

/**
 * Writes a Rust string literal; invisible characters as escapes, lone surrogates, which Rust does not allow, as U+FFFD.
 */
function literal(text: string): string {
  const escaped = text
    .toWellFormed()
    .replace(/["\\]/g, '\\$&')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, unicodeEscape)
  return `"${escaped}"`
}

const unicodeEscape = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`
