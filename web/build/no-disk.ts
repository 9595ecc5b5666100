/** What stands for Node's files in a browser: a library asks for them in Node alone, and there is nothing to read here. */
export function readFile(): never {
  throw new Error('There is no disk in a browser')
}
