/** The address of a package's WASM file, as the build names it. */
declare module 'wasm-media-encoders/wasm/mp3?url' {
  const url: string
  export default url
}
