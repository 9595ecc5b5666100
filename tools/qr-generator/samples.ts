import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const pictureOf = (name: string, base64: string): File =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type: 'image/png' })

const notes = pictureOf(
  'qr-code.png',
  'iVBORw0KGgoAAAANSUhEUgAAAgAAAAIAAQAAAADcA+lXAAABx0lEQVR42u3cMXaDMBBF0eG4cMkSvJQsDS/NS/ESXLrg8BOhaEYKZZoheb+TPdxSDJLA9MsYAAAAAAAAAAAAAAAAAAAAwD8CXtblKulpJZLWr+HLbnpYlxsAAEBiwH9bAyi56G22A4sXAwAAJAcepX7qJoBFNqnEhyVXAACAcwFmH5K07VdIAgAAODFgw3wAAABwJiC6dfe0Wcks7UANAABAciAyduvhRQAAABIDY/wKyYExAAAAaYF6xXGna7OLauJfAACA1ID0bItnl90zB/zfe61+2wwAAJAYaGvhZvG0XYFoz+/Ve5chAABAeqCVNG/SWoHda8UAAADJAT8WGhPAd+a9eV/cAwAASA50/XhJ37yPt/dZAgAASAz0a2kxHJv3OAMOAACQGijxkmF68Ey1GAAA4ARAXTxzwKcHB+oLWwIAAEgLjPFD3+P9vA4FAACQGhhPiXb72MdDo1Y8AACAxMDhHQ7p3u7nYy8PAACQHji+YenN+6FbBwAAOBfg+9i+cd1yAwAAOA9QSxwoieYdAAAgOXD4duDy85RKXUsDAABIDkTGp21zLwIAAJAY+ANf/gcAAAAAAAAAAAAAAAAAAABIC3wCUzcg0jrP29QAAAAASUVORK5CYII=',
)

export const samples: Samples<typeof operations> = {
  generate: [
    {
      title: { en: 'A link', zh: '链接' },
      input: { text: 'https://example.org/notes' },
      output: { file: notes, readable: true, contrast: 'good', version: 2, errorCorrection: 'M', size: 512 },
    },
    {
      title: { en: 'Two colors and dots', zh: '双色圆点' },
      input: { text: '你好，世界', preset: 'colorful', size: 240 },
      output: {
        file: pictureOf(
          'qr-code.png',
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwCAMAAAAJixmgAAAAb1BMVEX////++/z9+Pr89Pf67fL34uv23uj12+b01+Py0N7xzNvvxdbuwdTtvtHqs8rnqMLEr+XhlrXgkrPfj7DcgafZdp/Va5fTZJLPVojNToPKQ3vJQHnIPHbHOXTELmx1RMHBI2XAH2K/HGC+GF1bIbbG6/GvAAAGJklEQVR42u2d61bbOhCFRbi0BVIu4ZKGEFyU93/Gs3qYNHhZzch7pIxt9vdHSzbOtpFmZEsjKRBCCCGEEEIIIYQQQgghhBBCCCFJZleL59UmxrhZPS+uZuFf3L5t326Vg91zkgDqlZg/NfEzzdM8JLnd/uFWOdg9JwmgXoGTm9fY5fXmJHR52/7hTTnYPScJoF6e63VMs74OHbYfKAe75wRAvTSnj/HfPJ4WLmFAvTAXL/EQLxcVbBhXt3O5iYfZXBb30ri6ncsm/uV9eT8/DyGcz++X7/EvTVJTfzZJ2uds6nYuNnHH5u4s7Dm7+3QmWa/02itJ+5xF3c7pSxR+L2ahzWzxOwovKd+h+ydJ2ucs6nYeo7D+Hrp8X0fhMeSxTdE+Z1C3cx2FX6fpCvArCtfFSxhXxzlZJxTTmuuT0jaMq+Pc7H5PFFOau7u6Ke2lcXWcV/EYewv68bBqYrN6+LG3JPEdr0FQnkZ7fFzdzjx+sAjCt2XcsfwWhIUcmQdBqa9aBYfV7TxJOzeT/M8m7ml+ytGZtIhPQVA8kubCUHU7M1G42ym+x8+87zTv5B5mklfaHK2RgtXNXMlPn0mNamKbRurVmdzKVZkShtXNLMReJLuMe5JnFmVsGFY38xz/5148ZOwi3vL+I/dc0kvj6jirlv97iF0eWv501fcrUXKF1XHE/53vbqCLiJyLP+3dDyC5suo48QPJNbFLk/zLDDfVztVQtz9wTJGW1Buibs6uzhKmDdNLF2qH9UdMJlZ1vzetjEqcTIzqfu/SGW4qmRjV/b6W9IYojVHd43vYXsK4ukuPh92GcXXPPi3cS+PqLr2W+iNq/xNc3adfWq/ESq3H1X1GHnQ3pfg1WN1pbElviJSWC1V3HT3ESxhX9xwfxm0YV/eOAMC9NK7uH+OB5lB1/ygeNAeq+8dpoTlQ3T8SD82B6v6xlngOV/ePpsVzuvpQ46WxnK4+EvSPxWmhdwdM7IkzOnzCpMjo0guT4suV8Jez4WF7abkBNKRdz+kK+JAcXv3QSQsZOV0BH3TFHQw6LSUjpyvgw+p4E4JOPErn9AvQwAmWMG2YXlqAHxE/qCvof2kAqMTgQV0B6NYGANwUdlBXAAYuAICGCDuoK+T/JUuYNkwvna+c3cimkz7/PT0pRn7gTTJ3KMm3j/wfs5MfWpXMHUryPWD+j9nJD57r5DR6tHE6LGHaML20EfiLTr9uFA+MfrNnVPdhdmSjvTIZDm2YQxVAv5t6UBjmYNSXK+EvZ8Pj9dLqJ1kyV785Pk7VBGpotReuozgfwAdVe6Wu27wA4061P5pYwrRheumiH4vomFqNDtHjdOmho6Y1uryP0uGDjouXHdSowzYFGvlQdNiKJUwbppcGGlL1PoAhMocn1V+V8mt270FQj7qsvwzn+67ew9x+3mrbl+R1vQMZerdHLGHaML00hP278HBOf2AH8qst+hamXFcfdLAAfc9WrjsueO8d0hWof3OxhGnD9NKYFtoco0nlAHFjvVMugJK6AeJGz6JcACV1A8SNbQfQcmFjUixh2jC9NECFgbYUw35g41BqSIFW6frYB8tDCtRp1cceDhFS4M0SS5g2TC8NrrZUf/qxMJT1tOpPMB/Y7rT1lxAIYVC709ZdJEJyLrvTTq6E1ZUlJ2bDGWuHTspLo6vDosHv6CpN/rvTotMb0HW43HenRSewoCutue9Oi05RclhLD1qlfRIl3Gsd/inYcK+dFqbgpcvt5NFOhjpztuReLe1koLPuSu7G006GOa+y0H5LKYY5c7b3nlZjL+Heu5aN3YZ770s3di9dYefBsstatHHe2RIP+0EruPPepXhgl4MLq7g/bNHFh1jCtGF66fLtMB4RbwwRcXvTwuc8GIOAvN6l8VktxjAvr68lfN6SMZDP4Xt47CXcu8dj7Dbcu09r7F7a1muJzi2G9+9175dGZ4+jOzS7jzyg6wOge3C7jy2hK0Agu6x77E47kRLuMT48CRvuEwEwBS8NxXhUjCRULvCK4qkYK6pc4BSnVTEaWLnAKRKvYry3csGRYi2nWMKHo2knZ8NqvPTEvDQhhBBCCCGEEEIIIYQQQgghhBAyJv4Da1z1iN8YYh4AAAAASUVORK5CYII=',
        ),
        readable: true,
        contrast: 'good',
        version: 1,
        errorCorrection: 'M',
        size: 240,
      },
    },
  ],
  read: [
    {
      title: { en: 'A code with a link', zh: '链接的二维码' },
      input: { file: notes },
      output: { texts: ['https://example.org/notes'] },
    },
  ],
}
