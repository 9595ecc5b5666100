import { generatorWarnings } from '#kit/words/json-warnings.ts'

/** Warnings about values that Java cannot represent exactly. */
export const warningSentences = {
  ...generatorWarnings,
  nullOrMissing: {
    en: 'The key {key} is null in some objects and missing in others: its property is null in both cases',
    zh: '键 {key} 有时为 null，有时缺失：两种情况下属性都是 null',
  },
  renamedKey: {
    en: 'No property can be named {key}: it is named {property}, and a library must be told its key',
    zh: '{key} 不能用作属性名：已改为 {property}，需在所用的库中另行指定它对应的键',
  },
  unwritableKey: {
    en: 'Annotations can’t express the key {key}: it has no property',
    zh: '注解无法表示键 {key}：没有对应的属性',
  },
  mixedTypes: {
    en: 'Values of several types: {type}',
    zh: '存在多种类型的值：用 {type} 表示',
  },
  tooManyKeys: {
    en: '{type} has {count} keys, more than a class file can contain: it is a Map',
    zh: '{type} 有 {count} 个键，超出 class 文件的上限：已改用 Map',
  },
  tooManyComponents: {
    en: '{type} has {count} keys, more than a JVM constructor allows: it is a class without that constructor',
    zh: '{type} 有 {count} 个键，超出 JVM 构造函数的上限：已改用没有该构造函数的类',
  },
  rootValue: {
    en: 'The document is a single value: read it as {type}',
    zh: '文档只有一个值：请按 {type} 读取',
  },
  needsAdapter: {
    en: 'Gson needs a TypeAdapter for {type}',
    zh: 'Gson 需要为 {type} 注册 TypeAdapter',
  },
  noOptional: {
    en: 'Gson can’t read Optional: types stay as they are',
    zh: 'Gson 不支持 Optional：类型保持不变',
  },
  ignoresUnknown: {
    en: 'Unknown keys can’t be refused by annotations of this library: it ignores them',
    zh: '所选的库无法用注解拒绝未知键：会忽略它们',
  },
}
