declare module 'libheif-js/libheif-wasm/libheif.js' {
  /** Starts an instance, whose members are described where it is used. */
  export default function load(options: object): unknown
}
