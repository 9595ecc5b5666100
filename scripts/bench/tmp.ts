import { benchCodeGenerators } from './code-generators.ts'
for (const r of await benchCodeGenerators()) console.log(`| ${r.what} | ${r.ours} | ${r.reference} | ${r.ratio.toFixed(2)} | ${r.note ?? ''} |`)
