/** The address of a package's WASM file that its `exports` call so. */
declare module '*/wasm?url' {
  const url: string
  export default url
}
