/** What stands for Node's own modules in a browser: libraries ask for them in Node alone, and nothing of them is here. */
export function readFile(): never {
  throw new Error('There is no disk in a browser')
}

export function createRequire(): never {
  throw new Error('There is nothing to require in a browser')
}

export default {}
