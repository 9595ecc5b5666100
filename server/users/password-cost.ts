/**
 * The cost of one argon2id hash: memory in KiB, passes over it, parallel lanes. 19 MiB and two passes are recommended
 * by OWASP's Password Storage Cheat Sheet. The import condition `toolbench-test`, which only the tests set and no
 * environment variable can, replaces this by `server/fixtures/password-cost.ts`.
 */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }
