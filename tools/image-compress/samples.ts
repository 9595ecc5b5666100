import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const imageOf = (name: string, type: string, base64: string): File =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type })

/** A lake at noon, 96 x 72 pixels. */
const lake = imageOf(
  'lake.jpg',
  'image/jpeg',
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAICAgICAgICAgIDAwIDAwQDAwMDBAYEBAQEBAYJBQYFBQYFCQgJBwcHCQgOCwkJCw4QDQwNEBMRERMYFxgfHyoBAgICAgICAgICAgMDAgMDBAMDAwMEBgQEBAQEBgkFBgUFBgUJCAkHBwcJCA4LCQkLDhANDA0QExERExgXGB8fKv/CABEIAEgAYAMBIgACEQEDEQH/xAA2AAACAgMBAQAAAAAAAAAAAAAABQYHAQQIAgMBAAEFAQEBAAAAAAAAAAAAAAMABAUGBwgCAf/aAAwDAQACEAMQAAAA6YHh0lh6MeCSMeCSPLucxrqutfsKHZnbuZSVaOtUl4OivyKUdCSUdCSi86e36TP9aq0EZ5r1un4/JtPr3DXZQG1TzXLR/PkKgzdV+uW5WRxJku0SDi0unOEZ46H1kVHXMg1459yFXz5H6vv7thOkvuaOXhotKvtpzrlgRhX5dWMxqBwY3UYGs1XGAD9wAD1gAC84APoAAv/EAEEQAAECBAQDAwMRCQAAAAAAAAECAwAEBREGEhNRBxQhMUGRYWKhCBYiIyQzU1RxcoGCoqOzwdEQFTJDRFJjk7H/2gAIAQEAAT8A0DtGgdo0DtGgdo0DtGgdo0DtCZVazZKbmEUWaWL6cPU19n+NuNA7RoHaNA7RoHaNA7RoHaNA7RoHaOXO0Ybw2ueeZabazvOEACJPhxTG2QJt9xT1uulZKQfrA3jFWAxIMmZYOrKk2JIspBO8T9OMs8UgdDGgdo5cxy5jlzHLmOXMcuYbl/ZouOl44dtspniVWz6CtP53T8v2VoNmk1EO2yaC+3+63sfTFdYSXeg63jlzHLiOXEcuI5cRy4jlxD2hKtLmJh5DTKBmW44oIQkbknoIw9xEwwxOsNS+IpITaVWR7aACrYE9DeJXGcmtoGYZWHLfyrKSfEiMRYoM80ZdlOnL9pF7lRG8Th5h0nujlxGh5saHmxVJ6n0WTdn6nMol5RHatZ7SexKQOpJ7gIq3GVQeUiiUdBZB6OzqjmV9Rsi3jEvxnqST7rocq4NmXFtH7WeJ3jPPuNlNPoUuw4RbO+8p+x3ASlEVmv1mvva1Wn3HyDdDZOVtHzUJsBGSMA8TJ/Di2aVVXlv0MkISpRKnJXyo3Runwht9M8y1MsPJdl3UhbbjZulST1BBEaHmxoebFL9U3gt+WZ/e1JqstO5PbQy008zm8xWoFdfKIm/VMYCaZWqUptZmH7HIjRabTm7gpRc6A7gGMW8W6vi2eM1MywS0i4l2Cs6TKTskd+57TBxTUybjRT5Aj9TEviubSRzDDbiPNuhX5iJCryFQslpzI98E50V9G8ZIyRkjCGPqzhE6DQE1S1KzKk3SQAT2ltXXIT4Q5xupYYzM0GaVNW97W4hLd/ngE+iK3xUxZVlKRLTCadLdzcoLL+lxV1eFoBgKgKgGAYCjcW6RIYmnpMJbe90MjuWfZj5FQximlugapcZV35kZh9m8euGjfHfu1/pHrgo3x37tf6QzU6dMEBqdaKj2BRyk/Qq0ZImMFYslSQ7QZo2+BTrfhlULo9YaNnqTOINyLLYWnqPlEIpVVWbN0yaUrZLKyfQIl8JYmmCNKhTg2LjRbHiu0S/DfFj3vkmywP8AK8k/hlUNcKa2ba1Qkk75NRX/AFIg8KakActVlirYoUId4YYhbuWn5J0dwDikn7SYfwPimXuVUpS07tLQv0JN4coVcZNnqPOp8pYXbxtAkJ8f0L/+pUSMjihojk5GopGyWnMm/W4tGSMhjTjTjTjJGSNONOMkZIyR/8QALhEAAgEDAgQEBAcAAAAAAAAAAQIDAAQFBhEUIVFhEiIxsQdxcpIVFjNBkbLS/9oACAECAQE/AOL71xfeuL71lM7b4q0kurhwEUE8zsNhz3NY34y4bIZJbBJNi7eBGZSquexNRX6zRpKjbqw3FcV3riu9cV3rXdnLmMLc2cEoWV42UbmsTo/PSZW2jks3hSOZWeUkbAKd/Lt6msc7W9nBC58yrzr82YTw+L8Sh2+fP+KvNe41W8ME0rKP3RP9bVZautr8iKG+Kyn0SQBGPy600rMSzEk9TVrdJC3njB6NtzFNk4lHIlj0FS2F5CdpbSZD0eNl96SyupTtFbSseioT7Umns1LzXGzj618H9tqtxrDHoF4WSWMeiyASbfad6l1FqOD9bFon1Qyj3arXVt2xC3OLdu8G+/2mmY0zGmY0zGmY0zGv/8QAJxEAAgEDAwMDBQAAAAAAAAAAAQIAAwQREyExBVFxBhAiMkFTYYH/2gAIAQMBAT8A0ZozRln06peVlo0lJYnG0u/Ql/a2huSv0jLAMCR5Ee2KMyMNwZpHtNI9ppHtPTlwlj1CjXqplVcEy96701LKq6V1dnQhUHO4xvLoCrXqOo2Jg0jwwiC3HPyP64i07d+E37GBABgAASrSZx8WPjO0Fqx+wEQRMDkiLUpLy4iXNHg1R/YjUn4qqfBE0k/Ko8wATEAEwIAPb//Z',
)

/** A round letter with soft edges, 48 x 48 pixels. */
const logo = imageOf(
  'logo.png',
  'image/png',
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAGhklEQVR4Ae3gAZAkSZIkSRKLqpm7R0REZmZmVlVVVVV3d3d3d/fMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMdHd3d3dXV1VVVVVmZkZGRIS7m5kKz0xmV3d1d3dPz8zMzMxMoh79kXfxvxh69Efexf9i6NEfeRf/XpKPA68NvDTwWsBx4KV5Tn8N7AK/A/w18Nu2dvn3QY/+yLv4t4qSbw28F+at+bcQPw18T7b4af5t0KM/8i7+tWqd3troq4AH8x/jVuGPmab60/zroEd/5F28qLp+fDDwXcBr85/jt4H3GYfuVl406NEfeRcvin42vDfwVcBx/nPtAh8zrPvv5l+GHv2Rd/EvmS9WXwV8NP+1vnq1nH8MLxx69EfexQuz2Fx+F+a9+e8gvnt5uHgfXjD06I+8ixdkY+voq4CP5r/XVx8dbHwMzx969EfexfOztXPw3sB38T/D+xzsbX03zws9+iPv4rltH99/MOavgOM8lz/93Efyn+kVP/NJPB+7iJfZ392+leeEHv2Rd/Hcdk7s/Rbw2jwff/LZj+I/0yt99hN5AX577+LO6/Cc0KM/8i4e6Pip3bfG/BQvwB991mP4z/Qqn/N4XiDxNrvnj/80z4Ye/ZF38UAnTl98OvBgXoA//IzH8p/pVT/vcbwQt148d+IhPBt69Efexf1OXXP+rW39FC/EH3z6i/Gf6dU+/x94YSS/zfn7Tv00V6BHf+Rd3O/0ted+CnhrXojf+9SX4D/Ta3zh3/Ev+Olz955+G65Aj/7IuwC45vr7jhtd5F/wu5/8kvxnes0v/lv+JcIn7rv7ml0APfoj7wLg2hvufWujn+Jf8Duf9FL8Z3qtL/kb/iXCb3PvXdf+NIAe/ZF3AXDdTfd8NvBZ/Dv91ie8DC/M63zZX/Ef4HPuueO6zwbQoz/yLgCuv/nu3wJem3+n3/z4l+WFed0v/0v+A/z23bdf/zoAevRH3gXAjQ+686+Al+bf6dc/9uV5YV7/K/+c/wB/feczbnwZAD36I+8C4KaH3GH+A/zaR78CL8wbfPWf8R/hjqffJAA9+iPvAuDmh95u/gP86ke9Ii/MG37Nn/If4fan3SwAPfoj7wLgQQ9/hvkP8Msf8cq8MG/8dX/Mf4RnPOVBAtCjP/IuAB78iFvNf4Bf+vBX4YV5k6//I/4j3PrkBwtAj/7IuwB4yKOe/lfAS/Pv9Isf+qq8MG/6jX/If4C/fvoTH/IyAHr0R94FwMMe89TfAl6bf6ef/+BX54V582/+ff4D/PZTH/+w1wHQoz/yLgAe/tinfDbwWfw7/dwHvQYvzFt8y+/xH+BznvK4h382gB79kXcB8IgXf/JbC/8U/04/8wGvxQvzVt/2O/x7Gb3Nk//+ET8NoEd/5F0APPIlnnRc+CL/Tj/9/q/NC/PW3/7b/HsZnXjS3z1yF0CP/si7uN+jX+oJPwW8Nf8OP/W+r8ML8zbf+Vv8O/30E/7m0W/DFejRH3kX93vMSz/+rSX/FP8OP/Her8cL83bf/Rv8e9h6m8f/9WN+mivQoz/yLh7oxV72H54OPJh/ox9/r9fnhXn77/l1/h1u/Ye/fLGH8Gzo0R95Fw/04i/392+N+Cn+jX7sPd6AF+Ydvu/X+Dczb/P3f/HiP82zoUd/5F08t5d8hb/9LeC1+Tf4kXd/I16Yd/r+X+Hf6Lf/9s9e8nV4TujRH3kXz+2lXvFvHoz4K+A4/0o//K5vzAvzzj/4y/wb7GJe5m/+9KVu5TmhR3/kXTw/L/3Kf/3ewHfxP8P7/PUfv/R387zQoz/yLl6Ql33Vv/wq4KP57/XVf/mHL/sxPH/o0R95Fy/My73aX3wX4r3572C++y/+4OXehxcMPfoj7+Jf8vKv8edfBXw0/7W++s9/7+U/hhcOPfoj7+JF8Yqv9afvDXwVcJz/XLvAx/zp77zid/MvQ4/+yLt4Ub3Sa//Jg4HvAl6b/xy/DbzPn/z2K93KiwY9+iPv4l/rlV/3j99a+KuAB/Mf41ajj/nj33zln+ZfBz36I+/i3+pVX+8P3xp4L8Rb829hfhr4nj/8jVf9af5t0KM/8i7+vV7tDf7gOPDawEsDrwUcB16a5/TXwC7wO8BfA7/9B7/2arv8+6BHf+Rd/C+GHv2Rd/G/GP8I5IqZgEQ5DvwAAAAASUVORK5CYII=',
)

export const samples: Samples<typeof operations> = {
  compress: [
    {
      title: { en: 'A photo for the web', zh: '网页用照片' },
      input: { file: lake, preset: 'web' },
      output: {
        file: imageOf(
          'lake.webp',
          'image/webp',
          'UklGRtIBAABXRUJQVlA4IMYBAACQDgCdASpgAEgAPo06l0elI6ehMBZsQPARiUAYIhYKJy095mDsE3H/qIGh6WwA5icMY4wLT26gpu1JBriCl+0nCeMDZBN4ElusR3ov48b1lv7NLvM21FJjl4U5j/CmeTgMqjKK9pq62rbUcWONbuLt2aJncE6tUhHbcOWjgAD+7A8Ul1f5m6n6kUR/Fey11R2qjQeAWRY9Mdo1wnNC/UC2n3AqTakblrfGyC2ie80/+wRagsjsh/5vw0mdSzJLz4vnT/JG5vrwRNpWj0YasOkRS3LxQTrEmrgaDhIGWvzOEn2+mN3ZXXQTP5oI2tHC/zEO1ZZjjzSUYB0lLmbywUJV5dRGRlDMlqagGQaWa90ZzvToBAw5NFVHHa+9pb9zyuLXEvjOUHqP1hwjAoSMddoj7CPwjGkqVj9a1XspVMLRACrPgr9hdVQopB927D5H+yPwDtldtb0lyw6D/ZpuYm9hzH+xqm3sJkULEYgngApQSyYvUgXdD6MXDztQ476afLbUqFH7B29+5KbuVStEH6N3vhlzQAdpADWktC9hAYtBvlcazqeV6FCGvcGNp84FeXamK7sIDfffDCStcMXtJmHu6jL1MAAA',
        ),
        originalSize: 1893,
        size: 474,
        width: 96,
        height: 72,
        format: 'webp',
        kept: false,
        warnings: [],
      },
    },
    {
      title: { en: 'A logo in 32 colors', zh: '32 色 Logo' },
      input: { file: logo, format: 'png', colors: 32 },
      output: {
        file: imageOf(
          'logo.png',
          'image/png',
          'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAMAAABg3Am1AAAAYFBMVEUAAAA+isNYprMxeNpaqbI8hdFcq68wd9xera8sdOBFkMhVo7cweNxhsaxHksZSn7oxedxcq7H///9hsK1cq7JXpbdSn7xPm79KlsRFkMlAis08htI3gNcze9swd94rcuN9yAJuAAAAEnRSTlMAGFBUYICKj6enr7/CxMrf5+oKsZltAAABFklEQVR42sXP3VqDMAyA4aSlHbDCWpXpHIP7v0s1z8JsS38eD+Z7mnykwD9AqYxZvxmjJEKJ7FZPJ/Prdo3YdIJm3WUw9fklYf/IYck4QKRbsrro+7eC4Ia8FXn/gXb+8ZJAQ4vwYOZ8QAxs5FwKiARm6wK7HbjepQKe84m+NuiB4LUYMKRA1gb8JvUZ4sVooCgw9YGhYLyEOLiERgouFQF7UvAR4SCeUDDWB+PfAlUfKArEe4iDaCAowPoAgfS1QQ9AxDnAwTkg4O5UF5yAicnHweQTsDnWBEd4QFcOHMIvzVTUgEdPBRoC7VtWCxGd29ewo3GpddfALhxedw0IKcLF605Ajmj99VZACQo9DPSSQQuE5/sCuWKG0U5lG1AAAAAASUVORK5CYII=',
        ),
        originalSize: 1727,
        size: 473,
        width: 48,
        height: 48,
        format: 'png',
        kept: false,
        warnings: [],
      },
    },
    {
      title: { en: 'A JPEG, 64 pixels wide', zh: '64 像素宽的 JPEG' },
      input: { file: lake, preset: 'social', maxWidth: 64 },
      output: {
        file: imageOf(
          'lake.jpg',
          'image/jpeg',
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAYGBgYHBgcICAcKCwoLCg8ODAwODxYQERAREBYiFRkVFRkVIh4kHhweJB42KiYmKjY+NDI0PkxERExfWl98fKcBBgYGBgcGBwgIBwoLCgsKDw4MDA4PFhAREBEQFiIVGRUVGRUiHiQeHB4kHjYqJiYqNj40MjQ+TERETF9aX3x8p//CABEIADAAQAMBIgACEQEDEQH/xAAzAAABBQEBAAAAAAAAAAAAAAAGAAMEBQcBAgEAAQUBAAAAAAAAAAAAAAAAAwABAgQFBv/aAAwDAQACEAMQAAAANVOXW83BU5JQZr57jaGasHwfZDNVZT12KO5RIFI3I8t6KxrNdS+rIsm6bt4YA3pvJeYXJLWDTG37VNP/xAAvEAABAwIEBQIEBwAAAAAAAAABAAIDBBMFERIxBiFRYXEykUJDU5IVIkRjoaLB/9oACAEBAAE/ALatq2ratkqLDZpByaT4Clo3xbhW1b7K32VvsrfZQRAyBU0bIoI2sHwg+VjEMbo2vyGrZW+ytq2nW2nJz2tPQkBEMa3UXNA6kgBTY5RwPyjDpSNy3kPcrCOJ4KltoDS8D0P/AMKq6t855q2o+JsBe0E1mns5jgQsU4spdNqhc5xO8ukj7c07EGucS5jiTuScyop4ZeQdz6FaU3U1wc0kEHMEbgqhx+EsDasFrx8bRmHKp4ipmcoIXSHq78oWazQK1Dqoq2WMAZhw7oYj+1/ZDEB9L+UysgduS3yn4Rhzv04HgkL8Ew/6bvuKbhVAzamafOZTaaBvphjHhoRhjO8bPYJ9BSP9VPH7ZI4RQn5RHhxQwmhHyifLiv/EAB8RAAICAwACAwAAAAAAAAAAAAECAAMEBRETkSFBQv/aAAgBAgEBPwDyzyzbbh8JUCJ0tNbsjmY4sI4Y2djqOm1fcTZUueBh2ZCV5IAtQESg00VhKwAIdZeP0kGrs+7FEGNlIOLkexAucD8uhn//xAAfEQACAgICAwEAAAAAAAAAAAABAgADBBIRURMhQWH/2gAIAQMBAT8A0mkwsFby2x4AmXiii0qDyJqO4EU/ZUz0nlDxLN7GLN7MEDDqC38nkToz/9k=',
        ),
        originalSize: 1893,
        size: 836,
        width: 64,
        height: 48,
        format: 'jpeg',
        kept: false,
        warnings: [],
      },
    },
    {
      title: { en: 'A square thumbnail', zh: '方形缩略图' },
      input: { file: lake, preset: 'thumbnail', maxWidth: 32, maxHeight: 32, fileName: '{name}-{width}x{height}' },
      output: {
        file: imageOf(
          'lake-32x32.webp',
          'image/webp',
          'UklGRs4AAABXRUJQVlA4IMIAAAAwBgCdASogACAAPp1Gm0qlo6IhqAqosBOJbACdMt6/h6BEgASprNwyJzMVefHmtbqMfBn7ozgpqWrQAP7qbxEQHCX7Hx/GH/4ibbkWmXcA/38o+huG8dWh1vyYxX7SRFs+gUwCSoGp4K1et7srzgC96iMGjd13vNodvv1/Bwcl+yyTx8jmwL5yYOIs6m36TdC5gdEfX1E1AZ4bspY5p7i3h2UPMYUcgFP/1ixb9y6OYY2ackCd8GHD276Xhxtn96AAAA==',
        ),
        originalSize: 1893,
        size: 214,
        width: 32,
        height: 32,
        format: 'webp',
        kept: false,
        warnings: [],
      },
    },
  ],
}
