import { type PipelineSample, sample, step } from './sample.ts'

/** One page of 200 by 100 points: “A cup of green tea”. */
const page =
  'JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCAyMDAgMTAwXS9SZXNvdXJjZXM8PC9Gb250PDwvRiA0IDAgUj4+Pj4vQ29udGVudHMgNSAwIFI+PgplbmRvYmoKNCAwIG9iago8PC9UeXBlL0ZvbnQvU3VidHlwZS9UeXBlMS9CYXNlRm9udC9IZWx2ZXRpY2E+PgplbmRvYmoKNSAwIG9iago8PC9MZW5ndGggNDc+PgpzdHJlYW0KQlQgL0YgMTggVGYgMjAgNTAgVGQgKEEgY3VwIG9mIGdyZWVuIHRlYSkgVGogRVQKZW5kc3RyZWFtCmVuZG9iagp4cmVmCjAgNgowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkgMDAwMDAgbiAKMDAwMDAwMDA1NCAwMDAwMCBuIAowMDAwMDAwMTA1IDAwMDAwIG4gCjAwMDAwMDAyMTYgMDAwMDAgbiAKMDAwMDAwMDI3OSAwMDAwMCBuIAp0cmFpbGVyCjw8L1NpemUgNi9Sb290IDEgMCBSPj4Kc3RhcnR4cmVmCjM3NAolJUVPRgo='

/** A photo of 96 by 72 pixels, with the camera, the author and the place in its EXIF. */
const photo =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4QHcRXhpZgAATU0AKgAAAAgACgEPAAIAAAAFAAAAhgEQAAIAAAAJAAAAjAEaAAUAAAABAAAAlgEbAAUAAAABAAAAngEoAAMAAAABAAEAAAE7AAIAAAAKAAAApgITAAMAAAABAAEAAIKYAAIAAAAEQ0MwAIdpAAQAAAABAAAAsIglAAQAAAABAAABYgAAAABBY21lAABBY21lIE9uZQAAAAAAAQAAAAEAAAABAAAAAVRvb2xiZW5jaAAACoKaAAUAAAABAAABLoKdAAUAAAABAAABNognAAMAAAABAGQAAJAAAAcAAAAEMDIzMpADAAIAAAAUAAABPpARAAIAAAAHAAABUpEBAAcAAAAEAQIDAJIKAAUAAAABAAABWqAAAAcAAAAEMDEwMKABAAMAAAAB//8AAAAAAAAAAAABAAAA+gAAAA4AAAAFMjAyNjowNTowMSAwOTozMDowMAArMDg6MDAAAAAAACMAAAABAAUAAAABAAAABAIDAAAAAQACAAAAAk4AAAAAAgAFAAAAAwAAAaQAAwACAAAAAkUAAAAABAAFAAAAAwAAAbwAAAAAAAAAGwAAAAEAAAA7AAAAAQAACE8AAAB9AAAAVgAAAAEAAAA3AAAAAQAADyQAAAB9/9sAhAAKCgoKCgoLDAwLDxAOEA8WFBMTFBYiGBoYGhgiMyAlICAlIDMtNywpLDctUUA4OEBRXk9KT15xZWVxj4iPu7v7AQoKCgoKCgsMDAsPEA4QDxYUExMUFiIYGhgaGCIzICUgICUgMy03LCksNy1RQDg4QFFeT0pPXnFlZXGPiI+7u/v/wgARCABIAGADASIAAhEBAxEB/8QAMgABAAMBAQEAAAAAAAAAAAAAAAIDBQYEAQEBAAMBAQEAAAAAAAAAAAAAAAECBQMEBv/aAAwDAQACEAMQAAAA6JY3MWtYK1grWSrNLYpyPdmrGz4LE3PpBMQTELoOV9aHkh8ps+dN9hh2KPXxvWsSrTyKtLPwKvI6H08qq7Zy/Q+pyGlznkzrdhz+SvPp++Vzbd/O+qI2GdBGl4PBFITIAAAAH//EADIQAAEEAQEEBwYHAAAAAAAAAAEAAgMRBCEFEjFSEBUgIjNh0QYwQUJRkTJjcXKCoaL/2gAIAQEAAT8ApUqVKlSpUqVKlSpUqVKlSpMjL3Bo4lNxIQAC2z9bU+K0N3oxVcQqVKlSpUqVKlj6TM6JfDf+0qlSpUqVKlSpUhkSAAaFSSPkq1SpUqVKlSpOLWNLnODQPidAn7UxGmhvv8wPWl1tjckv2Hqoc7GnIDX04/K7RUqWPmY+Tox9O5XaFUqVI00EkgACySsrascZ3YAHu5vgPVSzzTuuR5d2MfaGRj0L32crlj5mPk6MfTuV2h6INqZUNBxEjb+bj91L7TxM0bjb58nrJ23tLJPjmNt3UfdT8zMkFPypnC7pzyVHmTM0J3h5qLIjlAo07l7D3tYLc4AKXO4iIfyKOfxqP9LKlyJZfxO0+g4dqPMmZoTvDzXWH5X+k/PeR3WBv9p73PNucSfff//EACMRAAIDAAEEAQUAAAAAAAAAAAECAAMRBAUTIVFhEjAxQUL/2gAIAQIBAT8A2bNjOqKzMQFUaSf0BKuvcG65ah3F04GYYs2bNmy5O9TbVufWjLvrRko6Fyl5CF2QIraWB9TYHDDQdE2PYqDWMflt/AwfMHKsB84ZXelnwfRisynVOQ22N+WMPmZ9n//EACERAAICAQMFAQAAAAAAAAAAAAERAAIDBRASBBMgISKR/9oACAEDAQE/AFFFBU2IADJKEvpvUUxm/wAlBkA+4ooopjPbyUunxsD+TJqOE4rcRY2ISiiii3UW6ii8/wD/2Q=='

/** Eight by six pixels of green to yellow. */
const tile =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGBAMAAAAMK8LIAAAAGFBMVEUAjFogjFpAjFpgjFqAjFqgjFrAjFrgjFp0mXwPAAAAD0lEQVR4XmNgVHZNx0kAAEVCBOFRaEDgAAAAAElFTkSuQmCC'

const toFile = step('base64', 'decode-file')

/** Samples with files, whose input is Base64. */
export const fileSamples: readonly PipelineSample[] = [
  sample(
    'PDF to an image with a watermark',
    'PDF 转图片并加水印',
    page,
    toFile,
    step('pdf', 'to-images', { options: { long: true, dpi: 144 } }),
    step('image-editor', 'watermark', { options: { text: 'Draft', color: '#c0392b', opacity: 0.4 } }),
  ),
  sample(
    'Count the words of a PDF',
    '统计 PDF 的词数',
    page,
    toFile,
    step('pdf', 'text'),
    step('text-counter', 'count', { output: 'words' }),
  ),
  sample(
    'Image to a protected PDF',
    '图片转为加密的 PDF',
    tile,
    toFile,
    step('pdf', 'from-images', { options: { size: 'image' } }),
    step('pdf', 'protect', { options: { password: 'green tea' } }),
  ),
  sample(
    'A photo without its place, made smaller',
    '去除照片信息并压缩',
    photo,
    toFile,
    step('image-editor', 'strip', { options: { keep: 'orientation' } }),
    step('image-compress', 'compress', { options: { format: 'webp' } }),
  ),
  sample(
    'A cover in the main color of an image',
    '用图片主色生成封面',
    tile,
    toFile,
    step('color-extractor', 'extract', { output: 'colors' }),
    step('json-editor', 'query', { options: { path: '$[0].hex' } }),
    step('color-converter', 'palette', { each: 'item', output: 'colors' }),
    step('json-editor', 'query', { options: { path: '$[0][8].hex' } }),
    step('text-lines', 'extract', { options: { kind: 'quoted' } }),
    step('cover-generator', 'generate', { input: 'background', options: { title: 'Green Tea', preset: 'minimal' } }),
  ),
]
