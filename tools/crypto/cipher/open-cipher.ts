import { openChaCha, openGcm, openSm4Gcm, type Aead as Sealed } from '#lib/ciphers/aead.ts'
import { openAes } from '#lib/ciphers/aes.ts'
import { openBlockMode } from '#lib/ciphers/block-modes.ts'
import { createDes } from '#lib/ciphers/des.ts'
import { openRabbit } from '#lib/ciphers/rabbit.ts'
import { openRc4 } from '#lib/ciphers/rc4.ts'
import { createSm4 } from '#lib/ciphers/sm4.ts'
import type { Direction, Stream } from '#lib/ciphers/stream.ts'
import { errors } from '../errors.ts'
import type { KeyMaterial, KeySettings } from '../key/key-material.ts'

/** Opens an unauthenticated cipher. @throws ToolError invalidMode */
export async function openCipher(
  { algorithm, mode }: KeySettings,
  direction: Direction,
  { key, iv }: KeyMaterial,
): Promise<Stream> {
  if (algorithm === 'RC4') return openRc4(key)
  if (algorithm === 'Rabbit') return openRabbit(key, iv.length ? iv : undefined)
  if (mode === 'GCM') throw errors.invalidMode({ algorithm, mode })
  if (algorithm === 'AES') return openAes(key, mode, direction, iv)
  return openBlockMode(algorithm === 'SM4' ? createSm4(key) : createDes(key), mode, direction, iv)
}

/** Opens an AEAD cipher. */
export function openAead({ algorithm, aad }: KeySettings, { key, iv }: KeyMaterial): Promise<Sealed> {
  const open = algorithm === 'AES-GCM' ? openGcm : algorithm === 'SM4' ? openSm4Gcm : openChaCha
  return open(key, iv, new TextEncoder().encode(aad))
}
