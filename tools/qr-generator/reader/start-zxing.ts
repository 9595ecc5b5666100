import { wasmModule } from '#lib/wasm-bytes.ts'
import { errors } from '../errors.ts'

const packages = {
  reader: { load: () => import('zxing-wasm/reader'), wasm: 'zxingReader' },
  writer: { load: () => import('zxing-wasm/writer'), wasm: 'zxingWriter' },
} as const

type PackageName = keyof typeof packages

/** Loads the reader or the writer of ZXing-C++. @throws ToolError initFailed */
export async function startZxing<Name extends PackageName>(
  name: Name,
): Promise<Awaited<ReturnType<(typeof packages)[Name]['load']>>>
export async function startZxing(name: PackageName) {
  const { load, wasm } = packages[name]
  const [zxing, module] = await Promise.all([load(), wasmModule(wasm)])
  try {
    await zxing.prepareZXingModule({ overrides: overridesFor(module), equalityFn: () => true, fireImmediately: true })
  } catch {
    throw errors.initFailed()
  }
  return zxing
}

/** Makes the package use a compiled module instead of fetching one from a CDN. */
const overridesFor = (module: WebAssembly.Module) => ({
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports)
    done(instance)
    return instance.exports
  },
})
