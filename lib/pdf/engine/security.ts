import { damaged } from '../pdf-error.ts'
import type { Handle, Pdfium } from './pdfium.ts'

/** What the user password of a document permits. */
export const permissionNames = [
  'printing',
  'copying',
  'changing',
  'annotating',
  'filling',
  'assembling',
  'accessibility',
] as const

export type Permission = (typeof permissionNames)[number]

/**
 * The permission bits (ISO 32000-2, table 22); printing includes high quality (bit 12 of the table, which counts from
 * 1).
 */
const bits: Record<Permission, number> = {
  printing: 2 ** 2 + 2 ** 11,
  changing: 2 ** 3,
  copying: 2 ** 4,
  annotating: 2 ** 5,
  filling: 2 ** 8,
  accessibility: 2 ** 9,
  assembling: 2 ** 10,
}

export const isEncrypted = ({ api }: Pdfium, handle: Handle): boolean => api.EPDF_IsEncrypted(handle)

export function permissionsOf({ api }: Pdfium, handle: Handle): Permission[] {
  const allowed = api.FPDF_GetDocUserPermissions(handle)
  return permissionNames.filter((name) => (allowed & (name === 'printing' ? 4 : bits[name])) !== 0)
}

/** Passwords and permissions for encryption. */
export interface Protection {
  userPassword: string
  ownerPassword: string
  permissions: readonly Permission[]
}

/** Writes a document encrypted with AES-256 (revision 6 of the standard handler, 7.6.4). */
export function encrypt(engine: Pdfium, handle: Handle, protection: Protection): Uint8Array<ArrayBuffer> {
  const { userPassword, ownerPassword, permissions } = protection
  const allowed = permissions.reduce((sum, name) => sum | bits[name], 0)
  if (!engine.api.EPDF_SetEncryption(handle, userPassword, ownerPassword, allowed)) throw damaged('structure')
  return engine.save(handle, { plain: false })
}
