import { childrenOf, firstByteOf, type JsonIndex, openBrace } from './json-index.ts'
import { bytesOfString, textOfString } from './strings.ts'

/** Finds the tokens of keys that repeat an earlier key of their object, also where the two are escaped differently. */
export function findDuplicateKeys(index: JsonIndex): number[] {
  const seen = new KeySet(index)
  const duplicates: number[] = []
  for (let token = 0; token < index.starts.length; token++) {
    if (firstByteOf(index, token) !== openBrace) continue
    const keys = childrenOf(index, token)
    seen.begin(token, keys.length)
    for (const key of keys) if (!seen.add(key)) duplicates.push(key)
  }
  return duplicates
}

/** A hash set of the current object's keys, by their bytes: strings would take four times as long as the scan. */
class KeySet {
  private index: JsonIndex
  private object = 0
  private slots = new Uint32Array(64)

  constructor(index: JsonIndex) {
    this.index = index
  }

  /** Starts the next object. Entries of earlier objects become stale, so that nothing has to be cleared. */
  begin(object: number, size: number): void {
    this.object = object
    if (size * 2 > this.slots.length) this.slots = new Uint32Array(2 ** Math.ceil(Math.log2(size * 2)))
  }

  /** Adds a key; returns false if the object already has it. */
  add(key: number): boolean {
    const end = this.index.nexts[this.object] ?? 0
    const mask = this.slots.length - 1
    for (let slot = this.hash(key) & mask; ; slot = (slot + 1) & mask) {
      const other = this.slots[slot] ?? 0
      if (other <= this.object || other >= end) {
        this.slots[slot] = key
        return true
      }
      if (this.areEqual(key, other)) return false
    }
  }

  /** FNV-1a of the key with its escapes resolved. */
  private hash(key: number): number {
    const { bytes, starts, ends } = this.index
    const end = (ends[key] ?? 0) - 1
    let hash = basis
    for (let at = (starts[key] ?? 0) + 1; at < end; at++) {
      const byte = bytes[at] ?? 0
      if (byte === backslash) return bytesOfString(this.index, key).reduce(mix, basis)
      hash = mix(hash, byte)
    }
    return hash
  }

  private areEqual(key: number, other: number): boolean {
    const [a, b] = [bytesOfString(this.index, key), bytesOfString(this.index, other)]
    if (a.length !== b.length || !a.every((byte, at) => byte === b[at])) return false
    // All lone surrogates become the same bytes (U+FFFD).
    return textOfString(this.index, key) === textOfString(this.index, other)
  }
}

const backslash = 0x5c
const basis = 0x811c9dc5
const mix = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193)
