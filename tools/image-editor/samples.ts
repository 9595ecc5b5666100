import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const imageOf = (name: string, type: string, base64: string): File =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type })

/** Hills under the sun, 96 x 72 pixels, with the camera, the author and the place in its EXIF. */
const hills = imageOf(
  'hills.jpg',
  'image/jpeg',
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4QHcRXhpZgAATU0AKgAAAAgACgEPAAIAAAAFAAAAhgEQAAIAAAAJAAAAjAEaAAUAAAABAAAAlgEbAAUAAAABAAAAngEoAAMAAAABAAEAAAE7AAIAAAAKAAAApgITAAMAAAABAAEAAIKYAAIAAAAEQ0MwAIdpAAQAAAABAAAAsIglAAQAAAABAAABYgAAAABBY21lAABBY21lIE9uZQAAAAAAAQAAAAEAAAABAAAAAVRvb2xiZW5jaAAACoKaAAUAAAABAAABLoKdAAUAAAABAAABNognAAMAAAABAGQAAJAAAAcAAAAEMDIzMpADAAIAAAAUAAABPpARAAIAAAAHAAABUpEBAAcAAAAEAQIDAJIKAAUAAAABAAABWqAAAAcAAAAEMDEwMKABAAMAAAAB//8AAAAAAAAAAAABAAAA+gAAAA4AAAAFMjAyNjowNTowMSAwOTozMDowMAArMDg6MDAAAAAAACMAAAABAAUAAAABAAAABAIDAAAAAQACAAAAAk4AAAAAAgAFAAAAAwAAAaQAAwACAAAAAkUAAAAABAAFAAAAAwAAAbwAAAAAAAAAGwAAAAEAAAA7AAAAAQAACE8AAAB9AAAAVgAAAAEAAAA3AAAAAQAADyQAAAB9/9sAhAAKCgoKCgoLDAwLDxAOEA8WFBMTFBYiGBoYGhgiMyAlICAlIDMtNywpLDctUUA4OEBRXk9KT15xZWVxj4iPu7v7AQoKCgoKCgsMDAsPEA4QDxYUExMUFiIYGhgaGCIzICUgICUgMy03LCksNy1RQDg4QFFeT0pPXnFlZXGPiI+7u/v/wgARCABIAGADASIAAhEBAxEB/8QAMgABAAMBAQEAAAAAAAAAAAAAAAIDBQYEAQEBAAMBAQEAAAAAAAAAAAAAAAECBQMEBv/aAAwDAQACEAMQAAAA6JY3MWtYK1grWSrNLYpyPdmrGz4LE3PpBMQTELoOV9aHkh8ps+dN9hh2KPXxvWsSrTyKtLPwKvI6H08qq7Zy/Q+pyGlznkzrdhz+SvPp++Vzbd/O+qI2GdBGl4PBFITIAAAAH//EADIQAAEEAQEEBwYHAAAAAAAAAAEAAgMRBCEFEjFSEBUgIjNh0QYwQUJRkTJjcXKCoaL/2gAIAQEAAT8ApUqVKlSpUqVKlSpUqVKlSpMjL3Bo4lNxIQAC2z9bU+K0N3oxVcQqVKlSpUqVKlj6TM6JfDf+0qlSpUqVKlSpUhkSAAaFSSPkq1SpUqVKlSpOLWNLnODQPidAn7UxGmhvv8wPWl1tjckv2Hqoc7GnIDX04/K7RUqWPmY+Tox9O5XaFUqVI00EkgACySsrascZ3YAHu5vgPVSzzTuuR5d2MfaGRj0L32crlj5mPk6MfTuV2h6INqZUNBxEjb+bj91L7TxM0bjb58nrJ23tLJPjmNt3UfdT8zMkFPypnC7pzyVHmTM0J3h5qLIjlAo07l7D3tYLc4AKXO4iIfyKOfxqP9LKlyJZfxO0+g4dqPMmZoTvDzXWH5X+k/PeR3WBv9p73PNucSfff//EACMRAAIDAAEEAQUAAAAAAAAAAAECAAMRBAUTIVFhEjAxQUL/2gAIAQIBAT8A2bNjOqKzMQFUaSf0BKuvcG65ah3F04GYYs2bNmy5O9TbVufWjLvrRko6Fyl5CF2QIraWB9TYHDDQdE2PYqDWMflt/AwfMHKsB84ZXelnwfRisynVOQ22N+WMPmZ9n//EACERAAICAQMFAQAAAAAAAAAAAAERAAIDBRASBBMgISKR/9oACAEDAQE/AFFFBU2IADJKEvpvUUxm/wAlBkA+4ooopjPbyUunxsD+TJqOE4rcRY2ISiiii3UW6ii8/wD/2Q==',
)

/** A scanned card with a portrait and two lines, 64 x 48 pixels. */
const card = imageOf(
  'card.png',
  'image/png',
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwBAMAAABTZWEsAAAAD1BMVEX////o7vbIoIJaWlooWqr6Zy3TAAAANUlEQVR42mMYBUjABSsYeQoEsQJ6K1ACA2ooEDaGAYIKyLOCrr4gQsEg9gWpCgY+TY4CBAAAT2hceYaYgbEAAAAASUVORK5CYII=',
)

/** A round badge with a cross, 24 x 24 pixels. */
const logo = imageOf(
  'logo.png',
  'image/png',
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAMAAADXqc3KAAAAIVBMVEUAAAAgeMggeMj///////8geMggeMggeMggeMj///8geMju+ydpAAAACXRSTlMAJTtnfX2Tqe4iUquQAAAAaklEQVR42nWSUQ7AIAhDqyLD3v/AM1mibqPv05cgFLCozaxVfCgeHBOGFxx0ko+YdCwunoLXft/iNJ0vsaoV/gULAM+EA4hMBFCZCVa0kdJguTApZCn5uWpXDigjUSGq2PWi9Gr1McjzuQEtZg+BIQiKUQAAAABJRU5ErkJggg==',
)

export const samples: Samples<typeof operations> = {
  crop: [
    {
      title: { en: 'A square of a photo', zh: '照片裁成正方形' },
      input: { file: hills, ratio: '1:1', gravity: 'right' },
      output: {
        file: imageOf(
          'hills.jpg',
          'image/jpeg',
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAMDAwMDAwMDAwMEBAQEBAYFBQUFBgkGBwYHBgkOCAoICAoIDgwPDAsMDwwWEQ8PERYZFRQVGR4bGx4mJCYyMkMBAwMDAwMDAwMDAwQEBAQEBgUFBQUGCQYHBgcGCQ4ICggICggODA8MCwwPDBYRDw8RFhkVFBUZHhsbHiYkJjIyQ//CABEIAEgASAMBIgACEQEDEQH/xAAzAAEAAwEBAQAAAAAAAAAAAAAABAYHBQgDAQABBQEBAAAAAAAAAAAAAAAAAQQFBgcCA//aAAwDAQACEAMQAAAA3FOa7lEFOIsF1L5S5/L17qUk0gpyxxU1KMn0VKISr/m3bxi+2LOO3zrDFxUpo9WnJvzjnUb4ULH4Y2eLiSET0XafJdufr6GcdYzx1VOAzx1YrzkhrzubLuwcXn4UOrhclFKodegAAAAB/8QANRAAAQMDAQMICAcAAAAAAAAAAwAEEgIFEwYUI1QBByAkM0Nj0xYXISIwMjSjNURRU2WEk//aAAgBAQABPwCCgoKCgoKCgoKCgoKCasq3Rxtx/ORB03ax0UDI3yV/uZFd9PAoBtFvHjx9oNQUFBQUFBWX3Lo0Xs5E++ie8v6grUFBQUFBQUFRe3tFAx7sievXT3HkUFBQUFBHrA1ARw4ONuMfeE3Y065w9NArxj2t54gx+ZjXrJsPCXP/ADH5iter7Dd6xjbu8Zyfl3G7UFBQVcAUEIQgx0DHkIQi1DzjMmVez2MY3h+I7sfmK43e6Xc+S4OyOOhZNa3uyQHk2xrw7hWTVFkv27Zu8Z+Hcbsiv3O1ry/V/jRLeDJkx2/q6dao1Q9Hjealu7geTJjcOyETLVF0a7shNoo8RW69srjQPGTGfh+g6dAa0ZHBxjoVw1f2g7WP+wTostUXRruyE2ijxF6a/wAb99OtZOq6OrtBt/uJ06O6ryODkJX8P//EAC0RAAECBgEBBAsAAAAAAAAAAAIBAwAEBQYREkEHIVFhcRATFCAxMjNCcoHR/9oACAECAQE/AN4U+c+H6i6+oVDs42GqkjxvvjuLUsOxCMWzdVKuqQ9vpbhaoWpNufOH5RvG8eswqdvKf2OplhVS6Z6SqlNcayDCMEy4uPgqkmI6bWpN2nSn2p50FmJlxHCAVzpG/jCOomckiJzE3XZeXUm2hI3E7uIW4agakuwIicRK3HnATTeM/ePHnDcywYoQG0SLysHMOufUcIvOFDtzGuPRle/3v//EACURAAEDBAECBwAAAAAAAAAAAAIAARIDBAURBhATFCAxQUJicf/aAAgBAwEBPwCCYfRm930sLxi+zndO2GnTpU31I30zusvhL3DXPhrwW24yEhfYv+KCgu1tlxPkVliLatZXgGAnVc2IfsuVZmjmrymVvTNqdEYsRfLagoKOukdqHQh2nBMCh5v/2Q==',
        ),
        width: 72,
        height: 72,
        warnings: [],
      },
    },
    {
      title: { en: 'A scan without its margins', zh: '去除扫描件的白边' },
      input: { file: card, ratio: 'trim' },
      output: {
        file: imageOf(
          'card.png',
          'image/png',
          'iVBORw0KGgoAAAANSUhEUgAAACwAAAAgAgMAAAAUKHLpAAAADFBMVEXo7vbIoIJaWlooWqqetXC1AAAAJ0lEQVR42mP4jwAMtGCTDEJDQ3GytVYBATIbUw3R5mBjgwC5bPIAAN8ecY3NZ/AXAAAAAElFTkSuQmCC',
        ),
        width: 44,
        height: 32,
        warnings: [],
      },
    },
  ],
  rotate: [
    {
      title: { en: 'A quarter to the right', zh: '向右旋转 90 度' },
      input: { file: hills },
      output: {
        file: imageOf(
          'hills.jpg',
          'image/jpeg',
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAMDAwMDAwMDAwMEBAQEBAYFBQUFBgkGBwYHBgkOCAoICAoIDgwPDAsMDwwWEQ8PERYZFRQVGR4bGx4mJCYyMkMBAwMDAwMDAwMDAwQEBAQEBgUFBQUGCQYHBgcGCQ4ICggICggODA8MCwwPDBYRDw8RFhkVFBUZHhsbHiYkJjIyQ//CABEIAGAASAMBIgACEQEDEQH/xAA0AAACAwEBAQAAAAAAAAAAAAAABAYHCAUJAwEBAAIDAQEAAAAAAAAAAAAABAYHAgMFCAH/2gAMAwEAAhADEAAAAM+TqC9UMJt7TlPaGk2lJF5GYnVSdScNEBRcFgUjJda3/hXdUx1pIvIyQiqTqTxogKLgsCkZL3/RHzx2D3ddiIvIzgiqTqTxogKLgsJFSEknMo55ifVvwiEvs/BVKQ8TLXywO5ysFzqCzCk5HYYHw922pCZZKXzjg9KMeb7YggHtvz9gthcoyR3ZNaY2r1NPYReRsM6qTqTSIgMJ/8QAOBAAAQMCAgYHAw0AAAAAAAAAAwACBAUTBhAHFBUjJDMBMkRjc4OzCDRDEiIxNUFFU1RkdYLD4//aAAgBAQABPwBYNf7+O5+GS3lheibBokSGTnk4iR4hE9PT09PyolR2dUQSPh8snhrR5SNqYiHIIMlinj1jzPhp6enp6en5+z7Udap2IY5OZD1Qaenp6enp+eiWvPoOPKLzLFQJs8lv9Qnp6enp6fnheUyFijDUwly3Hq8SQS33ZF8th2DIMgyMIO4Mg09PT09PzwvC1qqDITqR94tHOIXzYRKHI58MfD94P/NPT09PT86JTmU6EMdvfk94VIqJ6RVIlQH2ciYcEoAJEclwcgdwfhkT09PT8sLwtaqgyE6kfeZ6PJTz4atk7HLIMfqf2J62LVH9kU2KeK+3IHben5YK+8/Iz0bfUMv9zJ6Y1RGMfN3g+WNfT0LEgWEpcghGfPHbtp+WDZTGSpcf8wP088IUt9IoMSOQds5OIkeYoU3UpVy2tehfZNB0fzWIauF4CU+PvLnMIn5RZT4pwSB9cZFFlMlABIH1CDWCqJtutjuD4WHxEhPT09PT88IVHmUshO8jrC9E2DRIkMnPJxEjxCJ6enp6ev/EACgRAAEEAQIEBgMAAAAAAAAAAAEAAgMEEQUxBhIhURATIjJSgUFDYf/aAAgBAgEBPwAjP0tBq9Dck3PRiiPTB3UabssZWiS89QM+DioVGm7eGhXWMnfC/wDZjH0ovj2UaG3hHJ5UjZB7mODh9KnOJqsdpxAy3mdk8oA7lUdc0a7OatLVqdicAny2Stc4lv8AGouDeX0NfkZJczJRXXYfnotYpXpuEb9Shk2H1HcrQcEg7rgjh/iI8W6Q6GjZiNa22SZxGByM9ya6I83mRh3X0k9kVpFIXLLS/wBkRDiosg4PYKJrQcgAJuy//8QAIhEAAgIBBAIDAQAAAAAAAAAAAQIAAwQFEBESMVEGE0Eh/9oACAEDAQE/AJ7jyyHZ48sh2eNLIdmh7HgKCWJ4AEy9Nz8VDdfhZFdf45TqP7GsKHhVVh7MaGaTbjUanhXZZ4qW0cz5FqWmDRc77Mihg9JVF/ST4nUsT1JXjyBt7jy0k+TDP//Z',
        ),
        width: 72,
        height: 96,
        warnings: [],
      },
    },
    {
      title: { en: 'Mirrored, left and right', zh: '左右翻转' },
      input: { file: card, angle: 0, flip: 'horizontal' },
      output: {
        file: imageOf(
          'card.png',
          'image/png',
          'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwBAMAAABTZWEsAAAAD1BMVEX////o7vbIoIJaWlooWqr6Zy3TAAAANElEQVR42mMYBUjABSsYeQoEsYKBVKAEBqQqMIYBQ3IVIMBAKiDoyCHhC/IUDHyaHAUIAAB5i1zxg7SG9gAAAABJRU5ErkJggg==',
        ),
        width: 64,
        height: 48,
        warnings: [],
      },
    },
  ],
  watermark: [
    {
      title: { en: 'A text all over a card', zh: '证件平铺文字水印' },
      input: { file: card, text: '仅供示例 SAMPLE', size: 0.12 },
      output: {
        file: new File([], 'card.png', { type: 'image/png' }),
        warnings: [],
      },
      varies: ['file'],
    },
    {
      title: { en: 'A logo in the corner', zh: '右下角的 Logo' },
      input: { file: hills, logo, position: 'bottom-right', opacity: 0.8, size: 0.2, angle: 0 },
      output: {
        file: imageOf(
          'hills.jpg',
          'image/jpeg',
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAMDAwMDAwMDAwMEBAQEBAYFBQUFBgkGBwYHBgkOCAoICAoIDgwPDAsMDwwWEQ8PERYZFRQVGR4bGx4mJCYyMkMBAwMDAwMDAwMDAwQEBAQEBgUFBQUGCQYHBgcGCQ4ICggICggODA8MCwwPDBYRDw8RFhkVFBUZHhsbHiYkJjIyQ//CABEIAEgAYAMBIgACEQEDEQH/xAA1AAEAAwEBAQEAAAAAAAAAAAAABAYHBQgCAwEAAgIDAQEAAAAAAAAAAAAAAAQDBwIFBggB/9oADAMBAAIQAxAAAADcU5btUQU4EFOBBTv2gk5bUOVWnW0ROWlx01KJPRUoEVKBF6kVrmtJh12L5ytHiJT07Uk5x7LrGoSazISTmUBfaTjHP5v5tve84XViP0G857puMvMd7wutcEz6gxTNTMnf+66SNb7GGWKOP0Ft3iHT+uWsuI1Xn6nINW2AAAAAAH//xAA6EAAABQMCAgUHDAMAAAAAAAAAAgMEBQEGEhMjByEUIjNDVBARMTREY9MIFyAkMDI1QUJRU5Nhc4T/2gAIAQEAAT8AwGAwGAwGAwGAwGAwGAwGAwGAwGAwDVkd0um3T++oEbbi0yETUb6h/wCTUEvbyBEOkR6enp9omMBgMBgMBgMBgMBC9SUaDlQPvUntf3QOMBgMBgMBgMBgMBgCTb0hE09tQPXrp7p6gwGAwGAwGAwGAXOg1QUcOF026afeKbaYdcQ7aQPpp9Lee8TT+Jpj5yYHwkn/AFp/EEXd8DLnTTbu9NdT2dxtjAYCEuiEnttm701/DuNtQYDAYA+CBFFFFE0yJp6iiiguHiMyZH6PBppvF/Ed2n8QSMvKS6+pIO1HHkUUKkXM9eQi7bayHDq4r3M5VItFv6NiN6Upgem1zrX096LevyYi6EIVWjxtT0t1xCXRCT22zd6a/h3G2p5IjiHcUXppuFE5BDU9o7T+wSPygo5rtt7e6Yp7t2J7i1fk8f8AGlI9DU1NOP8Aq4dXRdD0mm8uWXcJ6mppuHaigZXRKNdtRTpBPeCOm2UiRPTU01/D+S24vh1INXJr2uJ/FrEVpRuRtTkcnm51rtKiIiOGKfDG5WDC5ZBW2lZDJ8+NTeSW2eqXZpy5F/SLljuEURDrvbZu+RePynTKVFxTqVIavW7lMSF39onFp/8AQoD3l2mmw/16igkZuRkfWF9v+NPs/pMrolGu2op0gnvAtdxFy4mjfN/nX84h+JVuMuEl1Wo4UXTlJCSouglRGpy1Js+k1OXd1Eg/q7MWlKnoUvOlPzrX96/bf//EACkRAAEEAgEBBgcAAAAAAAAAAAMAAQIEBRIREwYHIUFRUhQgMTJCRGL/2gAIAQIBAT8A3W63R7YagD2bE4QCAe85z/CEFj++HsplMoHFj+LC8yaQMWOol1PR1ut1usrVfKYzIY1p6ParFDv7No6rEd0WfBm6pLRq8KwD7yNGfsTS1Zm5+jIdqB4bjJvBdRWbwKsNzkVrtIb9SGkP7VO9mjxY8K7FE5YhaTu0Wec34Zm5Qb8JFICwNwHg/EhFQDnDPcE9FPIXDfeaaI7k81oqFupLGUwzyRwkFbHsJ5RaEYvPnqQ8PJZuwGxkCTr2TWIRi0GKXjmXHpwzeHz/AP/EACgRAAEFAAAFAQkAAAAAAAAAAAIAAQMEEgUGERMhECAiIzEyQVGRkv/aAAgBAwEBPwDCwsKOA5zjjjDZmeAVnkXjFWkVv4R4DZgBe8sLCwsKkbUrtW1jfZmA/wCVe524bJw+bsBKcxhjCceru6wsLHp3Y2Mo9NoYildvwIN1d0GJQE4y0JfJ2WPXCByjsWHejXISqy9JOj6J8/QXn7qsBdkd14oHfziJnZm/bv59v//Z',
        ),
        warnings: [],
      },
    },
  ],
  blur: [
    {
      title: { en: 'A face on a card', zh: '遮住证件上的人像' },
      input: { file: card, areas: [{ left: 14, top: 20, width: 12, height: 16 }], style: 'black' },
      output: {
        file: imageOf(
          'card.png',
          'image/png',
          'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwBAMAAABTZWEsAAAAD1BMVEX////o7vZaWlooWqoAAABoBlDWAAAANUlEQVR42mMYBUjAGCsYeQoEsQJ6K3ABA2ooEFKCAYIKyLOCrr4gQsEg9gWpCgY+TY4CBAAAGM9bZRiMKCsAAAAASUVORK5CYII=',
        ),
        warnings: [],
      },
    },
  ],
  join: [
    {
      title: { en: 'A long image of two', zh: '两张拼成长图' },
      input: { files: [card, card] },
      output: {
        file: imageOf(
          'card.png',
          'image/png',
          'iVBORw0KGgoAAAANSUhEUgAAAEAAAABgBAMAAABf62nbAAAAD1BMVEX////o7vbIoIJaWlooWqr6Zy3TAAAARklEQVR42mMYBUjABSsYeQoEsQJ6K1ACA2ooEDaGAYIKyLOCrr4gQsEg9gXZCmCA7gpGwSgYrS9G64vR+mJoKRitLwYeAADm1LjxxoftMwAAAABJRU5ErkJggg==',
        ),
        width: 64,
        height: 96,
        warnings: [],
      },
    },
  ],
  split: [
    {
      title: { en: 'Nine squares', zh: '九宫格' },
      input: { file: card, rows: 3, columns: 3 },
      output: {
        file: imageOf(
          'card.zip',
          'application/zip',
          'UEsDBBQAAAAAAAAAISgmy/CyVAAAAFQAAAAKAAAAY2FyZC0xLnBuZ4lQTkcNChoKAAAADUlIRFIAAAAVAAAAEAgCAAAAdrijcgAAABtJREFUeNpj+E8ZYBjVP5z1a0Stwo9G9Q9t/QDpx0xmZS4+CAAAAABJRU5ErkJgglBLAwQUAAAAAAAAACEoOoEnGlUAAABVAAAACgAAAGNhcmQtMi5wbmeJUE5HDQoaCgAAAA1JSERSAAAAFgAAABAIAgAAAJ2PGHEAAAAcSURBVHjaY/hPMWAYNWIYGqERtYpCNGrEMDQCAMj13E8nb3+NAAAAAElFTkSuQmCCUEsDBBQAAAAAAAAAISjGtvySVAAAAFQAAAAKAAAAY2FyZC0zLnBuZ4lQTkcNChoKAAAADUlIRFIAAAAVAAAAEAgCAAAAdrijcgAAABtJREFUeNpj+E8ZYBjVP7T1a0Stwo9G9Q9n/QAtaUxmIyQVGQAAAABJRU5ErkJgglBLAwQUAAAAAAAAACEoH4YblVkAAABZAAAACgAAAGNhcmQtNC5wbmeJUE5HDQoaCgAAAA1JSERSAAAAFQAAABAIAgAAAHa4o3IAAAAgSURBVHjaY/iPF7x49w0/Yhg5+k8saMJEo/pH9Q9l/QAUOoBmQHEn5gAAAABJRU5ErkJgglBLAwQUAAAAAAAAACEosG8yOmEAAABhAAAACgAAAGNhcmQtNS5wbmeJUE5HDQoaCgAAAA1JSERSAAAAFgAAABAIAgAAAJ2PGHEAAAAoSURBVHjaY3jx7huFiGHYGHFiQRMyGpRGRBEBqGDEkAiL0Rihe1gAAOBmUBZGx5XfAAAAAElFTkSuQmCCUEsDBBQAAAAAAAAAIShsL/VpYAAAAGAAAAAKAAAAY2FyZC02LnBuZ4lQTkcNChoKAAAADUlIRFIAAAAVAAAAEAgCAAAAdrijcgAAACdJREFUeNpjePHuG370Hy9gGNVPmf4obIBS/UPI/4Mm/CnVPzT9DwBdd6e2/foF3QAAAABJRU5ErkJgglBLAwQUAAAAAAAAACEozn6/BV0AAABdAAAACgAAAGNhcmQtNy5wbmeJUE5HDQoaCgAAAA1JSERSAAAAFQAAABAIAgAAAHa4o3IAAAAkSURBVHjaY/iPF7x49w2OTixowkQMI0c/VjTM9RMEo/qHtn4Aje7CrkwDXJYAAAAASUVORK5CYIJQSwMEFAAAAAAAAAAhKAuA58xdAAAAXQAAAAoAAABjYXJkLTgucG5niVBORw0KGgoAAAANSUhEUgAAABYAAAAQCAIAAACdjxhxAAAAJElEQVR42mM4saAJGb14941UxDBsjEDjj2gj/lMMRo0YhkYAAJSG6LYVx0lsAAAAAElFTkSuQmCCUEsDBBQAAAAAAAAAIShoObktVwAAAFcAAAAKAAAAY2FyZC05LnBuZ4lQTkcNChoKAAAADUlIRFIAAAAVAAAAEAgCAAAAdrijcgAAAB5JREFUeNpjePHuG370Hy9gGNU/tPX/JwRG9Q9n/QANM9tmO1f0nwAAAABJRU5ErkJgglBLAQIUABQAAAAAAAAAISgmy/CyVAAAAFQAAAAKAAAAAAAAAAAAAAAAAAAAAABjYXJkLTEucG5nUEsBAhQAFAAAAAAAAAAhKDqBJxpVAAAAVQAAAAoAAAAAAAAAAAAAAAAAfAAAAGNhcmQtMi5wbmdQSwECFAAUAAAAAAAAACEoxrb8klQAAABUAAAACgAAAAAAAAAAAAAAAAD5AAAAY2FyZC0zLnBuZ1BLAQIUABQAAAAAAAAAISgfhhuVWQAAAFkAAAAKAAAAAAAAAAAAAAAAAHUBAABjYXJkLTQucG5nUEsBAhQAFAAAAAAAAAAhKLBvMjphAAAAYQAAAAoAAAAAAAAAAAAAAAAA9gEAAGNhcmQtNS5wbmdQSwECFAAUAAAAAAAAACEobC/1aWAAAABgAAAACgAAAAAAAAAAAAAAAAB/AgAAY2FyZC02LnBuZ1BLAQIUABQAAAAAAAAAISjOfr8FXQAAAF0AAAAKAAAAAAAAAAAAAAAAAAcDAABjYXJkLTcucG5nUEsBAhQAFAAAAAAAAAAhKAuA58xdAAAAXQAAAAoAAAAAAAAAAAAAAAAAjAMAAGNhcmQtOC5wbmdQSwECFAAUAAAAAAAAACEoaDm5LVcAAABXAAAACgAAAAAAAAAAAAAAAAARBAAAY2FyZC05LnBuZ1BLBQYAAAAACQAJAPgBAACQBAAAAAA=',
        ),
        count: 9,
        warnings: [],
      },
    },
  ],
  favicon: [
    {
      title: { en: 'The icons of a website', zh: '网站的全套图标' },
      input: { file: logo, name: 'Toolbench', maskable: false },
      output: {
        file: new File([], 'logo-favicon.zip', { type: 'application/zip' }),
        html: '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/favicon.svg" type="image/svg+xml">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
        manifest:
          '{\n  "name": "Toolbench",\n  "short_name": "Toolbench",\n  "icons": [\n    {\n      "src": "/icon-192.png",\n      "sizes": "192x192",\n      "type": "image/png"\n    },\n    {\n      "src": "/icon-512.png",\n      "sizes": "512x512",\n      "type": "image/png"\n    }\n  ],\n  "display": "browser"\n}\n',
        warnings: [],
      },
      varies: ['file'],
    },
  ],
  inspect: [
    {
      title: { en: 'A photo that tells its place', zh: '含拍摄位置的照片' },
      input: { file: hills },
      output: {
        format: 'jpeg',
        width: 96,
        height: 72,
        size: 1414,
        taken: '2026-05-01T09:30:00+08:00',
        camera: 'Acme One',
        place: { latitude: 27.98806, longitude: 86.92528 },
        metadata: [
          { group: 'EXIF', name: 'Make', value: 'Acme' },
          { group: 'EXIF', name: 'Model', value: 'Acme One' },
          { group: 'EXIF', name: 'XResolution', value: '1' },
          { group: 'EXIF', name: 'YResolution', value: '1' },
          { group: 'EXIF', name: 'ResolutionUnit', value: '1' },
          { group: 'EXIF', name: 'Artist', value: 'Toolbench' },
          { group: 'EXIF', name: 'YCbCrPositioning', value: '1' },
          { group: 'EXIF', name: 'Copyright', value: 'CC0' },
          { group: 'EXIF', name: 'ExposureTime', value: '1/250' },
          { group: 'EXIF', name: 'FNumber', value: '2.8' },
          { group: 'EXIF', name: 'PhotographicSensitivity', value: '100' },
          { group: 'EXIF', name: 'ExifVersion', value: '0232' },
          { group: 'EXIF', name: 'DateTimeOriginal', value: '2026:05:01 09:30:00' },
          { group: 'EXIF', name: 'OffsetTimeOriginal', value: '+08:00' },
          { group: 'EXIF', name: 'ComponentsConfiguration', value: '4 B' },
          { group: 'EXIF', name: 'FocalLength', value: '35' },
          { group: 'EXIF', name: 'FlashpixVersion', value: '0100' },
          { group: 'EXIF', name: 'ColorSpace', value: '65535' },
          { group: 'GPS', name: 'GPSVersionID', value: '2, 3, 0, 0' },
          { group: 'GPS', name: 'GPSLatitudeRef', value: 'N' },
          { group: 'GPS', name: 'GPSLatitude', value: '27, 59, 17.016' },
          { group: 'GPS', name: 'GPSLongitudeRef', value: 'E' },
          { group: 'GPS', name: 'GPSLongitude', value: '86, 55, 31.008' },
        ],
        hasLocation: true,
      },
    },
  ],
  strip: [
    {
      title: { en: 'Nothing left but the image', zh: '只留图片本身' },
      input: { file: hills },
      output: {
        file: imageOf(
          'hills.jpg',
          'image/jpeg',
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAoKCgoKCgsMDAsPEA4QDxYUExMUFiIYGhgaGCIzICUgICUgMy03LCksNy1RQDg4QFFeT0pPXnFlZXGPiI+7u/sBCgoKCgoKCwwMCw8QDhAPFhQTExQWIhgaGBoYIjMgJSAgJSAzLTcsKSw3LVFAODhAUV5PSk9ecWVlcY+Ij7u7+//CABEIAEgAYAMBIgACEQEDEQH/xAAyAAEAAwEBAQAAAAAAAAAAAAAAAgMFBgQBAQEAAwEBAQAAAAAAAAAAAAAAAQIFAwQG/9oADAMBAAIQAxAAAADoljcxa1grWCtZKs0tinI92asbPgsTc+kExBMQug5X1oeSHymz5032GHYo9fG9axKtPIq0s/Aq8jofTyqrtnL9D6nIaXOeTOt2HP5K8+n75XNt3876ojYZ0EaXg8EUhMgAAAAf/8QAMhAAAQQBAQQHBgcAAAAAAAAAAQACAxEEIQUSMVIQFSAiM2HRBjBBQlGRMmNxcoKhov/aAAgBAQABPwClSpUqVKlSpUqVKlSpUqVKkyMvcGjiU3EhAALbP1tT4rQ3ejFVxCpUqVKlSpUqWPpMzol8N/7SqVKlSpUqVKlSGRIABoVJI+SrVKlSpUqVKk4tY0uc4NA+J0CftTEaaG+/zA9aXW2NyS/YeqhzsacgNfTj8rtFSpY+Zj5OjH07ldoVSpUjTQSSAALJKytqxxndgAe7m+A9VLPNO65Hl3Yx9oZGPQvfZyuWPmY+Tox9O5XaHog2plQ0HESNv5uP3UvtPEzRuNvnyesnbe0sk+OY23dR91PzMyQU/KmcLunPJUeZMzQneHmosiOUCjTuXsPe1gtzgApc7iIh/Io5/Go/0sqXIll/E7T6Dh2o8yZmhO8PNdYflf6T895HdYG/2nvc825xJ99//8QAIxEAAgMAAQQBBQAAAAAAAAAAAQIAAxEEBRMhUWESMDFBQv/aAAgBAgEBPwDZs2M6orMxAVRpJ/QEq69wbrlqHcXTgZhizZs2bLk71NtW59aMu+tGSjoXKXkIXZAitpYH1NgcMNB0TY9ioNYx+W38DB8wcqwHzhld6WfB9GKzKdU5DbY35Yw+Zn2f/8QAIREAAgIBAwUBAAAAAAAAAAAAAREAAgMFEBIEEyAhIpH/2gAIAQMBAT8AUUUFTYgAMkoS+m9RTGb/ACUGQD7iiiimM9vJS6fGwP5Mmo4TitxFjYhKKKKLdRbqKLz/AP/Z',
        ),
        removed: [
          'EXIF Make',
          'EXIF Model',
          'EXIF XResolution',
          'EXIF YResolution',
          'EXIF ResolutionUnit',
          'EXIF Artist',
          'EXIF YCbCrPositioning',
          'EXIF Copyright',
          'EXIF ExposureTime',
          'EXIF FNumber',
          'EXIF PhotographicSensitivity',
          'EXIF ExifVersion',
          'EXIF DateTimeOriginal',
          'EXIF OffsetTimeOriginal',
          'EXIF ComponentsConfiguration',
          'EXIF FocalLength',
          'EXIF FlashpixVersion',
          'EXIF ColorSpace',
          'GPS GPSVersionID',
          'GPS GPSLatitudeRef',
          'GPS GPSLatitude',
          'GPS GPSLongitudeRef',
          'GPS GPSLongitude',
        ],
        warnings: [],
      },
    },
    {
      title: { en: 'The location removed, the rest kept', zh: '只去除位置' },
      input: { file: hills, keep: 'all-but-location' },
      output: {
        file: imageOf(
          'hills.jpg',
          'image/jpeg',
          '/9j/4AAQSkZJRgABAQAAAQABAAD/4QHcRXhpZgAATU0AKgAAAAgACQEPAAIAAAAFAAAAhgEQAAIAAAAJAAAAjAEaAAUAAAABAAAAlgEbAAUAAAABAAAAngEoAAMAAAABAAEAAAE7AAIAAAAKAAAApgITAAMAAAABAAEAAIKYAAIAAAAEQ0MwAIdpAAQAAAABAAAAsAAAAAAAAAAAAAAAAAAAAABBY21lAABBY21lIE9uZQAAAAAAAQAAAAEAAAABAAAAAVRvb2xiZW5jaAAACoKaAAUAAAABAAABLoKdAAUAAAABAAABNognAAMAAAABAGQAAJAAAAcAAAAEMDIzMpADAAIAAAAUAAABPpARAAIAAAAHAAABUpEBAAcAAAAEAQIDAJIKAAUAAAABAAABWqAAAAcAAAAEMDEwMKABAAMAAAAB//8AAAAAAAAAAAABAAAA+gAAAA4AAAAFMjAyNjowNTowMSAwOTozMDowMAArMDg6MDAAAAAAACMAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/9sAhAAKCgoKCgoLDAwLDxAOEA8WFBMTFBYiGBoYGhgiMyAlICAlIDMtNywpLDctUUA4OEBRXk9KT15xZWVxj4iPu7v7AQoKCgoKCgsMDAsPEA4QDxYUExMUFiIYGhgaGCIzICUgICUgMy03LCksNy1RQDg4QFFeT0pPXnFlZXGPiI+7u/v/wgARCABIAGADASIAAhEBAxEB/8QAMgABAAMBAQEAAAAAAAAAAAAAAAIDBQYEAQEBAAMBAQEAAAAAAAAAAAAAAAECBQMEBv/aAAwDAQACEAMQAAAA6JY3MWtYK1grWSrNLYpyPdmrGz4LE3PpBMQTELoOV9aHkh8ps+dN9hh2KPXxvWsSrTyKtLPwKvI6H08qq7Zy/Q+pyGlznkzrdhz+SvPp++Vzbd/O+qI2GdBGl4PBFITIAAAAH//EADIQAAEEAQEEBwYHAAAAAAAAAAEAAgMRBCEFEjFSEBUgIjNh0QYwQUJRkTJjcXKCoaL/2gAIAQEAAT8ApUqVKlSpUqVKlSpUqVKlSpMjL3Bo4lNxIQAC2z9bU+K0N3oxVcQqVKlSpUqVKlj6TM6JfDf+0qlSpUqVKlSpUhkSAAaFSSPkq1SpUqVKlSpOLWNLnODQPidAn7UxGmhvv8wPWl1tjckv2Hqoc7GnIDX04/K7RUqWPmY+Tox9O5XaFUqVI00EkgACySsrascZ3YAHu5vgPVSzzTuuR5d2MfaGRj0L32crlj5mPk6MfTuV2h6INqZUNBxEjb+bj91L7TxM0bjb58nrJ23tLJPjmNt3UfdT8zMkFPypnC7pzyVHmTM0J3h5qLIjlAo07l7D3tYLc4AKXO4iIfyKOfxqP9LKlyJZfxO0+g4dqPMmZoTvDzXWH5X+k/PeR3WBv9p73PNucSfff//EACMRAAIDAAEEAQUAAAAAAAAAAAECAAMRBAUTIVFhEjAxQUL/2gAIAQIBAT8A2bNjOqKzMQFUaSf0BKuvcG65ah3F04GYYs2bNmy5O9TbVufWjLvrRko6Fyl5CF2QIraWB9TYHDDQdE2PYqDWMflt/AwfMHKsB84ZXelnwfRisynVOQ22N+WMPmZ9n//EACERAAICAQMFAQAAAAAAAAAAAAERAAIDBRASBBMgISKR/9oACAEDAQE/AFFFBU2IADJKEvpvUUxm/wAlBkA+4ooopjPbyUunxsD+TJqOE4rcRY2ISiiii3UW6ii8/wD/2Q==',
        ),
        removed: [
          'GPS GPSVersionID',
          'GPS GPSLatitudeRef',
          'GPS GPSLatitude',
          'GPS GPSLongitudeRef',
          'GPS GPSLongitude',
        ],
        warnings: [],
      },
    },
  ],
}
