/**
 * What one hash costs by argon2id: memory in KiB, passes over it, lanes at once. 19 MiB and two passes, as OWASP's
 * Password Storage Cheat Sheet asks for. Under the condition `toolbench-test`, which only the tests set and which no
 * variable of the environment can, `server/fixtures/password-cost.ts` stands in its place.
 */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }
