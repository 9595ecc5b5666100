/** The address of a WASM file, as the build names it. */
declare module '*.wasm?url' {
  const url: string
  export default url
}
