/** An empty stub for Node's modules in the browser: libraries use them in Node only. */
export function readFile(): never {
  throw new Error('There is no disk in a browser')
}

export function createRequire(): never {
  throw new Error('There is nothing to require in a browser')
}

export default {}
