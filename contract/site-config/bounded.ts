import { z } from 'zod'

// The kinds of field that several sections have, with the bounds of the HTTP contract (§2).

export const line = (longest: number) => z.string().max(longest).default('')

export const keywords = z.array(z.string().max(100)).max(100).default([])

/** Empty, or an absolute http(s) address. */
export const address = z
  .string()
  .max(2048)
  .refine((text) => text === '' || isHttp(text))
  .default('')

/** A picture: empty, an absolute http(s) address, or a path from the root such as `/uploads/logo.png`. */
export const picture = z
  .string()
  .max(2048)
  .refine((text) => text === '' || isHttp(text) || /^\/(?![/\\])[^\\]*$/.test(text))
  .default('')

/** Empty, or an e-mail address. */
export const email = z
  .string()
  .max(254)
  .refine((text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
  .default('')

const isHttp = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)
