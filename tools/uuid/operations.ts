export { convert } from './convert.ts'
export { generate } from './generate.ts'
export { inspect } from './inspect.ts'
export { snowflake } from './snowflake.ts'
