export { listBlocks } from '../../iso-media/blocks.ts'
