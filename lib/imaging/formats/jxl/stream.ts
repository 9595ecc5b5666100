import { textAt } from '../../bytes.ts'
import type { Box } from '../../iso-media/boxes.ts'

/** The signature box that container files begin with. */
export const containerSignature = '\0\0\0\x0cJXL \r\n\x87\n'

/** Whether a file is a codestream without boxes. */
export const isBareCodestream = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0x0a

export const isContainer = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, containerSignature.length) === containerSignature

export const isCodestreamBox = ({ type }: Box): boolean => type === 'jxlc' || type === 'jxlp'
