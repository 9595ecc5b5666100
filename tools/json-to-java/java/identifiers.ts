/** Says whether a text can be a name as it is. */
export const isIdentifier = (text: string): boolean =>
  /^[\p{L}_$][\p{L}\p{Nd}_$]*$/u.test(text) && !keywords.has(text) && !isOfObject.has(text)

/** Says whether a name may stand before the types of a file: words with dots between them, none of them reserved. */
export const isPackageName = (name: string): boolean =>
  name === '' || name.split('.').every((word) => /^[\p{L}_$][\p{L}\p{Nd}_$]*$/u.test(word) && !keywords.has(word))

/** Keywords and literals (Java Language Specification 17, 3.9): no name at all. */
export const keywords = new Set([
  ...['_', 'abstract', 'assert', 'boolean', 'break', 'byte', 'case', 'catch', 'char', 'class', 'const', 'continue'],
  ...['default', 'do', 'double', 'else', 'enum', 'extends', 'false', 'final', 'finally', 'float', 'for', 'goto', 'if'],
  ...['implements', 'import', 'instanceof', 'int', 'interface', 'long', 'native', 'new', 'null', 'package', 'private'],
  ...['protected', 'public', 'return', 'short', 'static', 'strictfp', 'super', 'switch', 'synchronized', 'this'],
  ...['throw', 'throws', 'transient', 'true', 'try', 'void', 'volatile', 'while'],
])

/** Methods that every object has, and those of builders: a property of that name would replace them (8.10.1). */
export const isOfObject = new Set([
  ...['builder', 'clone', 'equals', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait'],
])
