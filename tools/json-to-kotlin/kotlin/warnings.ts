import { generatorWarnings } from '#kit/words/json-warnings.ts'

/** Warnings about values that Kotlin cannot represent exactly. */
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
  tooManyKeys: {
    en: '{type} has {count} keys, more than a JVM constructor allows: it is a JsonObject',
    zh: '{type} 有 {count} 个键，超出 JVM 构造函数的上限：已改用 JsonObject',
  },
}
