/** Whether a text is a valid Java identifier. */
export const isIdentifier = (text: string): boolean =>
  /^[\p{L}_$][\p{L}\p{Nd}_$]*$/u.test(text) && !keywords.has(text) && !objectMethods.has(text)

/** Whether a name is a valid package name: words separated by dots, none of them reserved. */
export const isPackageName = (name: string): boolean =>
  name === '' || name.split('.').every((word) => /^[\p{L}_$][\p{L}\p{Nd}_$]*$/u.test(word) && !keywords.has(word))

/** Keywords and literals, which cannot be names (Java Language Specification 17, 3.9). */
export const keywords = new Set([
  ...['_', 'abstract', 'assert', 'boolean', 'break', 'byte', 'case', 'catch', 'char', 'class', 'const', 'continue'],
  ...['default', 'do', 'double', 'else', 'enum', 'extends', 'false', 'final', 'finally', 'float', 'for', 'goto', 'if'],
  ...['implements', 'import', 'instanceof', 'int', 'interface', 'long', 'native', 'new', 'null', 'package', 'private'],
  ...['protected', 'public', 'return', 'short', 'static', 'strictfp', 'super', 'switch', 'synchronized', 'this'],
  ...['throw', 'throws', 'transient', 'true', 'try', 'void', 'volatile', 'while'],
])

/** Methods of every object, and of builders, which a property of that name would override (8.10.1). */
export const objectMethods = new Set([
  ...['builder', 'clone', 'equals', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait'],
])
