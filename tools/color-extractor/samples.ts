import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const imageOf = (name: string, type: string, base64: string): File =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type })

/** Hills under an evening sky, 120 x 80 pixels. */
const sunset = imageOf(
  'sunset.jpg',
  'image/jpeg',
  '/9j/2wBDAAYEBAUEBAYFBQUGBgYHCQ4JCQgICRINDQoOFRIWFhUSFBQXGiEcFxgfGRQUHScdHyIjJSUlFhwpLCgkKyEkJST/2wBDAQYGBgkICREJCREkGBQYJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCT/wAARCABQAHgDASIAAhEBAxEB/8QAHAABAQEAAgMBAAAAAAAAAAAAAAUGAgcDBAgB/8QANhAAAAQEAwQIBQQDAAAAAAAAAAECAwQFFGEGERUSITJiBxMxQVFxgaEiUnKRkggkQ8FCsdL/xAAaAQEAAwEBAQAAAAAAAAAAAAAAAgMEBQYB/8QALREAAQIEBQIFBAMAAAAAAAAAAAECAwQSFAUREyFhFTEGIkKRoSMyQXHR4fD/2gAMAwEAAhEDEQA/AOo6ewU9hUp7BT2Hpay21JdPYKewqU9gp7BWLUl09gp7CpT2CnsFYtSXT2CnsKlPYKewVi1JdPYKewqU9gp7BWLUl09gp7CpT2CnsFYtSXT2CnsKlPYKewVi1JdPYBUp7AFYtSpTWCmsKlPYKewy1nobUl01gprCpT2CnsFYtSXTWCmsKlPYKewVi1JdNYKawqU9gp7BWLUl01gprCpT2CnsFYtSXTWCmsKlPYKewVi1JdNYKawqU9gp7BWLUl01gFSnsAVi1LunWDTrDU6dyhp3KPJdW5O1pGW06wadYanTuUNO5Q6tyNIy2nWDTrDU6dyhp3KHVuRpGW06wadYanTuUNO5Q6tyNIy2nWDTrDayfDi5tMGoRHwEo81Ly4Ul2mOy4LB0igmCaTLod7dvW8glqO+Z/wBCSYo5eximpmHLqjXbqfP+nWDTrDt3F+BoNmGVMJa11OxvcaLhMvEvDyGL07lBcUVO5dLvZHZWwy2nWDTrDU6dyhp3KI9W5L9Iy2nWAanTuUA6tyNI1UbAwsth1RMbEMwzCOJx5ZISXqYws56VcIytSm4d6ImLhbv2zfw5/UrIvtmOlJ1iCa4iijiptHxEY73G6rMk2IuwisQmqcQjiWlPmYsl/DkNqZxnZrxsn+9jzr8YjL9ux2lGdNzijMoKRtILuN581Z+hEX+xPPppnme6Xyoi8DQ5/wBjrhUbDp7XS9N44HMYcv8AIz9B0m4TJtTJGJ8mVcTmF9Z2tCdN0WhRVclhnS7+qdUg/clDVyXpawpM1JbjDiJa4e7N5G0jP6k5+5EPn7UofxV9h+lMIc/5MvMjFMXA5OImyZfpSbMWmG+rM+voGBhJnDJiYGIZimF8LjKyWk/Uh59CP5THyphzGMzwzF1Mmmi4VZ8SUqzSuyknuP1IdzYY/UVCOoQziOXLYcyyOJhPiQdzQe8vQzHAm8Ajwt4XmT59jdDxdzu+x21huBKAmO2osttBoz9SP+hqxgZV0g4UnKUnBT+AUo+xDjpNr/FWR+w08PNVONkbbjbye5RHn7kMMN7oKURGqhmmc47q0U9ubZHLohB7+sQaCLzLIYvQj+Uxo4qNLLbiHkISXeoyIiEGY47wvKiM4yfy1sy7UE+lS/xIzP2FUSqO7yIql8rGdLtVEXueLQj+Uw0I/lMZSc/qBwpAEpMAiMmbhdhtt9Wg/M15H7GOu8QdP2J5qS2paiGlLJ7iNsusdy+pW77EQ1wMFmovpyTnb+yx2LK38ncE5XK8PQ1TNY5iDa7jdVkarEXaZ2IB8sx0wjJnEqiY6Kfin18TjyzWo/UwHbheGoSN+o9VXjb+TO7GY2exnFxLznE4o7ZjxgA9AcAAAD4AAAAA5tvONcC1J8jHAAB7rU0cTucSSy8S3GPcZmDKjzS4aFX3CMAlUpJHqhoNvb+La2r55gICVKTvSZl5GOdQ8X8rn5GPtRLULg8LsUyzxLLPwLeYjqdcXxOKPzMcQqCvPbiZgt7NKPgT7mA9QBHMgqqp/9k=',
)

/** Flat areas with soft edges, 96 x 64 pixels. */
const poster = imageOf(
  'poster.png',
  'image/png',
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAMAAADS6oI8AAAApVBMVEX/9tX1WDL3e1b2akX8xjv/9dT2akQVXG0vrnr0UCr1XDf0VC72aUT3elT+4L7+4b/2c078zar8y6r1XTn7v5391rP2dFD7wJ73dlH91rT2dVH2a0X5on70WDH1Xjj93775o3/3e1X6o4D91bL1WTP6pIH1WjT8wZ70Uy38zqz91LP2aEP8z637wZ/917X5on380K792Lb93r37vZr5oX77vpv8y6nzyi+8AAAACXBIWXMAAAsTAAALEwEAmpwYAAABCElEQVRYw+3W2VKDQBCF4Qac0SFsQRZDQsB910QT3//RzIVlGTId0TrcaP/XMF8VUN0QSZL0z1Pnz6FX1zqc5YMcvw7MZ16mvr3hiIm5vEnMVkWEBR7mppP/hgTSG7PTaIwDomNjyX9BASox1ioFAl4NU4kBVMABGgPcGbYJBFjxQAsBQh5wIcA9D3gQwOEBBwJc8MAVBAh4QEOA06Ff8owHLiFAzgNLzKjwuPOnfUbFwUd7hl3GAdcgQBX2808UCKDYvnAaQgE0HllW5i3hAFrsLv2UkABFVef5x4QFSJX6y/f5SIQGNk1aVzuOds+e+vwK/gL4WQL8WeBw4AQQQAABBBBAgF69AwVEZoTTG4JbAAAAAElFTkSuQmCC',
)

/** A round badge on a transparent background, 48 x 48 pixels. */
const badge = imageOf(
  'badge.png',
  'image/png',
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAACXBIWXMAAAsTAAALEwEAmpwYAAADcElEQVRo3u1ZS2hTQRStW9GlCzEfrZYiuHHXjSiCn7oQtWqlXYk7ca0bwUL9NHlJ/dVWxboQNMSCBlOKlYJIwUXxE7tIm5UiSLHWfmwbY/o53psm1JhJ8j4zL1F6Ycjj5b15587cuXPumYqKFfsPbF0b1rj9OODyocWpIez0YZiux+k6yS19PUS/z1warrg11PI7pUUNrGIgBOgxgUsQOBhp5ORP+g06/NjPfdmK3eXHMQI+aBR0Xmc0RGgwjigHvsGDKvpYnyzgOU3DC5qRLapGvY6mfVIZ+OXQ+uH2okFqrNOoN6kGLmgt1tcGdUAddZQAfCak2i05wSmvZOCXQ6rZFHh6sb7U4P9ojYazDY3+dLk4QGtwyunFZv2jrzJVWkixeuP+aNmBTzdKr4eLZx2JO6yCUIoUzEopbmMjoJo7wMknxt5x+LCvUObpsgv81htAdBRYBHD1taF3A0Lw1R6sNcMqzbTKVuDVR2TZww9L93Us5vj6C1idGz5LfN6W0Q8MQmjshK614MXe3OxD3MMO8N5+MfiZJFD7QHc/l0W5P6wa/OkwsLCYC36e7p16aqivkCj/x1SCrwsAiTnx6J/vM5xOh0QOfFcFfsc9YCwuBt8xYGpX/iZKob+MdtT8EtjZWfiZ7beATxNi8N0xYKPf1IaWsOwA52620Rlg933xM1XXgDdfxOAjI0D1ddM7csJSCGXAZ0zkhJtaKCoG/3mSZqbdErEThtCw3rAR2ch0djjdHhA/N05rYVenZU4UNZ1GGSSDFVlmJs72iv9PzgP1QSmJIWSpfCzkxNgsMLeQe5/T/5luabXBJctMtJATIvP0S62T9wj1zbTcJ90J5j4S95VZIZlL86Gg0Q6LOcGsUxfL1B8+j/LWAyy0muk0nxOxMWDbTclVmYiJZqlwPryV4cRXykg1d6VrRO+LCl2sEpv9QMYJg9TYiAMH9YpaPVacaOxSQgp7detCLHGzSlw2agSr4q2oNCYtajheRnpQg1lx92IZaEFN1uR1krhLCL5NzumMhnMlOeCQaZxeaUQm7Dhicmg4oeScjCVumo3nCsH3UP+blJ9Wkj55iHdFibH+TvcmJfPwj4VW1ipZ7jNByuJMzFLcxu6D7r+N6S0DYcWMqyUu+bjGZqEgJRbwNd+j/7gYYT6flxKv2D9mvwF3RgDrWKtM0AAAAABJRU5ErkJggg==',
)

type Color = Samples<typeof operations>['extract'][0]['output']['colors'][number]

const color = (
  hex: string,
  name: Color['name'],
  share: number,
  rgb: number[],
  hsl: number[],
  oklch: number[],
): Color => ({
  hex,
  rgb,
  hsl,
  oklch,
  share,
  name,
})

export const samples: Samples<typeof operations> = {
  extract: [
    {
      title: { en: 'A photo at sunset', zh: '日落照片' },
      input: { file: sunset },
      output: {
        colors: [
          color('#3b2f5e', 'Dusk purple', 0.2033, [59, 47, 94], [255.3, 33.3, 27.6], [0.3425, 0.0806, 293.4]),
          color('#1d1834', 'Midnight blue', 0.1723, [29, 24, 52], [250.7, 36.8, 14.9], [0.2309, 0.0529, 289.8]),
          color('#9f4c87', 'Plum', 0.1391, [159, 76, 135], [317.3, 35.3, 46.1], [0.5399, 0.1321, 339.6]),
          color('#ee9169', 'Salmon', 0.1095, [238, 145, 105], [18, 79.6, 67.3], [0.7451, 0.1254, 43.7]),
          color('#774280', 'Plum', 0.1018, [119, 66, 128], [291.3, 32, 38], [0.4681, 0.1139, 321.6]),
          color('#593a77', 'Grape', 0.1005, [89, 58, 119], [270.5, 34.5, 34.7], [0.4127, 0.1033, 305.8]),
          color('#c76a79', 'Indian red', 0.089, [199, 106, 121], [350.3, 45.4, 59.8], [0.6349, 0.1186, 10.8]),
          color('#fcd99b', 'Wheat', 0.0846, [252, 217, 155], [38.4, 94.2, 79.8], [0.9006, 0.0878, 81.5]),
        ],
        warnings: [],
        css: [
          ':root {',
          '  --color-1: #3b2f5e; /* Dusk purple */',
          '  --color-2: #1d1834; /* Midnight blue */',
          '  --color-3: #9f4c87; /* Plum */',
          '  --color-4: #ee9169; /* Salmon */',
          '  --color-5: #774280; /* Plum */',
          '  --color-6: #593a77; /* Grape */',
          '  --color-7: #c76a79; /* Indian red */',
          '  --color-8: #fcd99b; /* Wheat */',
          '}',
          '',
        ].join('\n'),
        json: [
          '[',
          '  {"hex":"#3b2f5e","rgb":[59,47,94],"hsl":[255.3,33.3,27.6],"oklch":[0.3425,0.0806,293.4],"share":0.2033,"name":"Dusk purple"},',
          '  {"hex":"#1d1834","rgb":[29,24,52],"hsl":[250.7,36.8,14.9],"oklch":[0.2309,0.0529,289.8],"share":0.1723,"name":"Midnight blue"},',
          '  {"hex":"#9f4c87","rgb":[159,76,135],"hsl":[317.3,35.3,46.1],"oklch":[0.5399,0.1321,339.6],"share":0.1391,"name":"Plum"},',
          '  {"hex":"#ee9169","rgb":[238,145,105],"hsl":[18,79.6,67.3],"oklch":[0.7451,0.1254,43.7],"share":0.1095,"name":"Salmon"},',
          '  {"hex":"#774280","rgb":[119,66,128],"hsl":[291.3,32,38],"oklch":[0.4681,0.1139,321.6],"share":0.1018,"name":"Plum"},',
          '  {"hex":"#593a77","rgb":[89,58,119],"hsl":[270.5,34.5,34.7],"oklch":[0.4127,0.1033,305.8],"share":0.1005,"name":"Grape"},',
          '  {"hex":"#c76a79","rgb":[199,106,121],"hsl":[350.3,45.4,59.8],"oklch":[0.6349,0.1186,10.8],"share":0.089,"name":"Indian red"},',
          '  {"hex":"#fcd99b","rgb":[252,217,155],"hsl":[38.4,94.2,79.8],"oklch":[0.9006,0.0878,81.5],"share":0.0846,"name":"Wheat"}',
          ']',
          '',
        ].join('\n'),
        scss: [
          '$color-1: #3b2f5e; // Dusk purple',
          '$color-2: #1d1834; // Midnight blue',
          '$color-3: #9f4c87; // Plum',
          '$color-4: #ee9169; // Salmon',
          '$color-5: #774280; // Plum',
          '$color-6: #593a77; // Grape',
          '$color-7: #c76a79; // Indian red',
          '$color-8: #fcd99b; // Wheat',
          '',
          '$palette: (',
          '  1: $color-1,',
          '  2: $color-2,',
          '  3: $color-3,',
          '  4: $color-4,',
          '  5: $color-5,',
          '  6: $color-6,',
          '  7: $color-7,',
          '  8: $color-8,',
          ');',
          '',
        ].join('\n'),
        tailwind: [
          '@theme {',
          '  --color-palette-1: oklch(0.3425 0.0806 293.4); /* Dusk purple */',
          '  --color-palette-2: oklch(0.2309 0.0529 289.8); /* Midnight blue */',
          '  --color-palette-3: oklch(0.5399 0.1321 339.6); /* Plum */',
          '  --color-palette-4: oklch(0.7451 0.1254 43.7); /* Salmon */',
          '  --color-palette-5: oklch(0.4681 0.1139 321.6); /* Plum */',
          '  --color-palette-6: oklch(0.4127 0.1033 305.8); /* Grape */',
          '  --color-palette-7: oklch(0.6349 0.1186 10.8); /* Indian red */',
          '  --color-palette-8: oklch(0.9006 0.0878 81.5); /* Wheat */',
          '}',
          '',
        ].join('\n'),
      },
    },
    {
      title: { en: 'Flat colors, exactly', zh: '纯色海报，颜色精确' },
      input: { file: poster, count: 5 },
      output: {
        colors: [
          color('#fff6d5', 'Cream', 0.4596, [255, 246, 213], [47.1, 100, 91.8], [0.9717, 0.044, 94.5]),
          color('#155c6d', 'Peacock blue', 0.3125, [21, 92, 109], [191.6, 67.7, 25.5], [0.4408, 0.0717, 218]),
          color('#2fae7a', 'Jade', 0.1068, [47, 174, 122], [155.4, 57.5, 43.3], [0.6698, 0.134, 161.1]),
          color('#f4502a', 'Vermilion', 0.099, [244, 80, 42], [11.3, 90.2, 56.1], [0.6544, 0.2066, 34.2]),
          color('#fcc63b', 'Sunflower yellow', 0.0221, [252, 198, 59], [43.2, 97, 61], [0.8524, 0.1576, 86.1]),
        ],
        warnings: [],
        css: [
          ':root {',
          '  --color-1: #fff6d5; /* Cream */',
          '  --color-2: #155c6d; /* Peacock blue */',
          '  --color-3: #2fae7a; /* Jade */',
          '  --color-4: #f4502a; /* Vermilion */',
          '  --color-5: #fcc63b; /* Sunflower yellow */',
          '}',
          '',
        ].join('\n'),
        json: [
          '[',
          '  {"hex":"#fff6d5","rgb":[255,246,213],"hsl":[47.1,100,91.8],"oklch":[0.9717,0.044,94.5],"share":0.4596,"name":"Cream"},',
          '  {"hex":"#155c6d","rgb":[21,92,109],"hsl":[191.6,67.7,25.5],"oklch":[0.4408,0.0717,218],"share":0.3125,"name":"Peacock blue"},',
          '  {"hex":"#2fae7a","rgb":[47,174,122],"hsl":[155.4,57.5,43.3],"oklch":[0.6698,0.134,161.1],"share":0.1068,"name":"Jade"},',
          '  {"hex":"#f4502a","rgb":[244,80,42],"hsl":[11.3,90.2,56.1],"oklch":[0.6544,0.2066,34.2],"share":0.099,"name":"Vermilion"},',
          '  {"hex":"#fcc63b","rgb":[252,198,59],"hsl":[43.2,97,61],"oklch":[0.8524,0.1576,86.1],"share":0.0221,"name":"Sunflower yellow"}',
          ']',
          '',
        ].join('\n'),
        scss: [
          '$color-1: #fff6d5; // Cream',
          '$color-2: #155c6d; // Peacock blue',
          '$color-3: #2fae7a; // Jade',
          '$color-4: #f4502a; // Vermilion',
          '$color-5: #fcc63b; // Sunflower yellow',
          '',
          '$palette: (',
          '  1: $color-1,',
          '  2: $color-2,',
          '  3: $color-3,',
          '  4: $color-4,',
          '  5: $color-5,',
          ');',
          '',
        ].join('\n'),
        tailwind: [
          '@theme {',
          '  --color-palette-1: oklch(0.9717 0.044 94.5); /* Cream */',
          '  --color-palette-2: oklch(0.4408 0.0717 218); /* Peacock blue */',
          '  --color-palette-3: oklch(0.6698 0.134 161.1); /* Jade */',
          '  --color-palette-4: oklch(0.6544 0.2066 34.2); /* Vermilion */',
          '  --color-palette-5: oklch(0.8524 0.1576 86.1); /* Sunflower yellow */',
          '}',
          '',
        ].join('\n'),
      },
    },
    {
      title: { en: 'Transparent around, by brightness', zh: '透明背景，按亮度排序' },
      input: { file: badge, count: 2, sort: 'brightness' },
      output: {
        colors: [
          color('#ffffff', 'White', 0.0956, [255, 255, 255], [0, 0, 100], [1, 0, 0]),
          color('#1e8cff', 'Dodger blue', 0.9044, [30, 140, 255], [210.7, 100, 55.9], [0.6434, 0.1945, 254.4]),
        ],
        warnings: [],
        css: [':root {', '  --color-1: #ffffff; /* White */', '  --color-2: #1e8cff; /* Dodger blue */', '}', ''].join(
          '\n',
        ),
        json: [
          '[',
          '  {"hex":"#ffffff","rgb":[255,255,255],"hsl":[0,0,100],"oklch":[1,0,0],"share":0.0956,"name":"White"},',
          '  {"hex":"#1e8cff","rgb":[30,140,255],"hsl":[210.7,100,55.9],"oklch":[0.6434,0.1945,254.4],"share":0.9044,"name":"Dodger blue"}',
          ']',
          '',
        ].join('\n'),
        scss: [
          '$color-1: #ffffff; // White',
          '$color-2: #1e8cff; // Dodger blue',
          '',
          '$palette: (',
          '  1: $color-1,',
          '  2: $color-2,',
          ');',
          '',
        ].join('\n'),
        tailwind: [
          '@theme {',
          '  --color-palette-1: oklch(1 0 0); /* White */',
          '  --color-palette-2: oklch(0.6434 0.1945 254.4); /* Dodger blue */',
          '}',
          '',
        ].join('\n'),
      },
    },
  ],
  exportPalette: [
    {
      title: { en: 'For GIMP and Inkscape', zh: '用于 GIMP 和 Inkscape' },
      input: { colors: ['#1e8cff', '#f4502a', '#fcc63b'], format: 'gpl' },
      output: {
        file: new File(
          [
            [
              'GIMP Palette',
              'Name: palette',
              'Columns: 8',
              '#',
              ' 30 140 255\tDodger blue',
              '244  80  42\tVermilion',
              '252 198  59\tSunflower yellow',
              '',
            ].join('\n'),
          ],
          'palette.gpl',
          { type: 'text/plain' },
        ),
      },
    },
    {
      title: { en: 'For Photoshop', zh: '用于 Photoshop' },
      input: { colors: ['#1e8cff'], format: 'ase' },
      output: {
        file: imageOf(
          'palette.ase',
          'application/octet-stream',
          'QVNFRgABAAAAAAABAAEAAAAsAAwARABvAGQAZwBlAHIAIABiAGwAdQBlAABSR0IgPfDw8T8MjI0/gAAAAAI=',
        ),
      },
    },
  ],
}
