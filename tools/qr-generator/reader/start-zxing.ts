import { wasmModule } from '#lib/wasm-bytes.ts'
import { errors } from '../errors.ts'

const halves = {
  reader: { load: () => import('zxing-wasm/reader'), wasm: 'zxingReader' },
  writer: { load: () => import('zxing-wasm/writer'), wasm: 'zxingWriter' },
} as const

type Half = keyof typeof halves

/** Makes one half of ZXing-C++ ready: what reads codes, or what writes them. @throws ToolError initFailed */
export async function startZxing<Name extends Half>(
  name: Name,
): Promise<Awaited<ReturnType<(typeof halves)[Name]['load']>>>
export async function startZxing(name: Half) {
  const { load, wasm } = halves[name]
  const [half, module] = await Promise.all([load(), wasmModule(wasm)])
  try {
    await half.prepareZXingModule({ overrides: overridesFor(module), equalityFn: () => true, fireImmediately: true })
  } catch {
    throw errors.initFailed()
  }
  return half
}

/** Makes the package take a module that is compiled already, instead of fetching it from a stranger's server. */
const overridesFor = (module: WebAssembly.Module) => ({
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports)
    done(instance)
    return instance.exports
  },
})
