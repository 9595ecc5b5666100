/** Writes the value that a property has where none is given; nothing for a class that needs arguments. */
export function defaultValue(type: string, classes: ReadonlySet<string>): string | undefined {
  if (type.endsWith('?')) return 'null'
  const [plain = ''] = type.split('<')
  return values[plain] ?? (classes.has(plain) ? `${plain}()` : undefined)
}

const values: Record<string, string> = {
  Any: 'Any()',
  BigDecimal: 'BigDecimal.ZERO',
  BigInteger: 'BigInteger.ZERO',
  Boolean: 'false',
  Double: '0.0',
  ExactDecimal: 'BigDecimal.ZERO',
  ExactInteger: 'BigInteger.ZERO',
  Int: '0',
  JsonObject: 'JsonObject(emptyMap())',
  List: 'emptyList()',
  Long: '0L',
  Map: 'emptyMap()',
  String: '""',
  ULong: '0u',
}
