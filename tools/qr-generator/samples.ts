import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const imageOf = (base64: string, name = 'qr-code.png', type = 'image/png'): File =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type })

const notes = imageOf(
  'iVBORw0KGgoAAAANSUhEUgAAAgAAAAIAAQMAAADOtka5AAAABlBMVEX///8AAABVwtN+AAAB9klEQVR42u3cTU7DMBCGYVcsWPYIHKVHo0fjKD0CSxYI4/HPZEzSyAEhT6X3WzV/z672xHYcCCGEEEIIIYQQQsh4ztHkI514yb/Sj6d0eI63cLF33AAAABwDek6eaEDKZ3jOT1zideNmAAAAl0D+x3+ZBuAa0uFyNR2W1gIAAOChgBjf5Pyp9vYBAADggYH41/YAAABgGmCq9ebl9iDG99oejJf7AAAAE4FuLM1U678bjAMAAJgG3OntTfNwdOILAABgEtD9481M1ykNjZd0VwEAAPwC8kQdPJMnWm+vgFx9leYhpIkvKd4BAAC8Am0svD5Y3rb15buU5wkQr8xjAwAAeAf0lurJy3cBavG+N5YGAADgBdBloUsDoM2DFO91aG1/MA4AAMADYOrx1h5o8d517/erdQAAAA9AN5b2Y2qrFe9mDTgAAIBnQKK3rJqHnGWVGQAAgHdAB88KoM2DAuWDre3uHQAAwAOw+S6eV3nb/jwfHtgOAQAAYAKwsf+B+SSrWzQ6vIECAADAJGD1DUceGl8WfXe1PAAAgG9g4wtLU7wPlPsAAABuAZ3H1onr/c3GAAAAXAKmty8zXTrSNry9EQAAwDRgtXeg2fBAR8qXZSkAAABegdX+B/Vt235weWwDBQAAgCkAIYQQQgghhBBCCPm/fANlw2ahpZ90PAAAAABJRU5ErkJggg==',
)

export const samples: Samples<typeof operations> = {
  generate: [
    {
      title: { en: 'A link', zh: '链接' },
      input: { text: 'https://example.org/notes' },
      output: {
        file: notes,
        readable: true,
        contrast: 'good',
        version: 2,
        errorCorrection: 'M',
        size: 512,
        smallModules: false,
      },
    },
    {
      title: { en: 'Two colors and dots', zh: '双色圆点' },
      input: { text: '你好，世界', preset: 'colorful', size: 240 },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwCAMAAAAJixmgAAAAb1BMVEX////9+Prvxdbfj7DTZJLKQ3vELmy+GF3Er+V1RMFbIbbtvtHVa5fBI2X++/znqMLHOXTuwdTIPHb89PfZdp/23ujJQHnxzNu/HGDPVojgkrP34uvhlrX67fLAH2L01+PNToPy0N7cgaf12+bqs8q9SsvAAAAHGElEQVR42u1deV8bIRCtxph6pFq1R7zaqt//MzZRNglKyJuDZXHf+2+P3w6zMG9gGOALQRAEQRAEQRAEQRAEQRAEQRAEQRAEQSRxcDg5mh7PZrPj6dHk8GDne19PTk++QjfjZ7lXcOluODufL6VtMD8/21H80xXelTx5M36WewWX7oRvF5eRvDdcXnxLvHvyWvAT4Gb8bPcrEuk++H6VELjC1fePL7+W+/QUuBk/2/mKSLoHrm92CFzh5rpwDQulO+DHz4zE2eznj6I2LJVux68VM+Zw/KsgS8ulm/XdYsffi9uzu+W9u7Pbxe8txhTIjHWLVUwo7Cwdac+bP3x8/7D14OF+6wncruLWGzfiRJN2lo7w1dqCHifvff3B5HFtSSh3xPwU09RH0vKWDmDNkFd/Ek//rP3FDfi92APFjuijW/KWDvjf7pN/0z/x+m/3AugRRTXsLn1//6r7hzskbsm8wno9Ehv2l74XF933dhvJdVeqC3eWLiB9H0IP9nFjQf+epvPZfPr0b2NJgTsu97jVnHNO+2GldMv4KPy+SXfjebH2BYvn7uYk3FmPXlCfk2/gWukWnAc/13mEl+0R2vyl8w/BI55nu8a5Dna6L62UbhnvBwn3ncSt7s2q49PJvA9l6EoG+pw9Tkor3YDD8OnQw3mOR+BLGaFdPYSiHLrWsFa6AcE8FuFyY0FrS4qfdMbmY8Na6QYcvX3pNjBkYqQS2PL27erIlaXV0vWYRvz3lBD5FPHpVD5KzIwZrdIVCPy3GpFtChAhCLkLfCqOA+SiAkbpGoTvhqv3pPFKHMk38UhPLu5jlG5XOBluyIkEYnm5yJ5ROmuYNkyW9vKESRWzw6Raftinr5NsxNlhUrWelk9vNklT2WFStb60z3gl6Yhyw6R6oyWfEam2hiuMh31iDlobrhHx8IkqKVm6RkxLGzfMqYjnSNSIWuoiw7lGjOdIVIlL62L/OZoCeK3mzINudifniADPVXVuSTV/F5ffUMM1Zg81M7SxwnobrjI/rJmDf9dC1SxdJwNAkWWRVlh8VSvHQ55Hk2zS4qt6WTziTKkkaYmvKuZp2TLxtFc1M/FMuZbmGq6Sa2nIprXacKVsWkO+tI2lK+ZL+wAYLH4qAOGAz6UwEPD5XAoDIT3WMG24LY2HzNK4l1w+C5C5XDwNRFsyc/PLvBkg6FThiT7aktkJJvNmV8d4txlP5dKWzO5C8IVHwBWerKctGWuYNjxmlpavrTLeFCSPw+XUN2lg9ZzxpiB5HC6ngbSA9ZHGm4LkcbicBreEOyLtTTx5HC8na5g2PGaWFqRl4HkcQGI8/pUy40kg8QbP1AGWPuBfKRQxAFKr8FwsYHEL/pVCMSEgeQ7PtgOWL+FfKRT1G10Nj86GR8fSTv7bOBIcssLaMTu+Wm9ggWxtVAZfjzmwqQpt3A1fcTuwyajR1fDobLhdlsaHZD5Fxd1xj01T3EJLdLj6JB8xB5XoUvfpXsRepsSgiTVMGyZLOw8W8SkyoMSusc8y4QB8EhRok67R7UIBH3yaG2Ad1/mLQiE9beZDiWkr1jBtmCytiBvi5cDdcf/+CI8M4y0N73BVaMt47B/nErxLXYGt8Nkd3Fvgg6YK/mh0NTw6Gx4dS1sDlNpJONwrDysErZ1mxftdA5tk0E6k4z3rgU0jaVMlxLnnrGHaMFlaMU7Tjuj2/JMcQMft1dPStjtpq88B6Zq59aW1zCLltWwdiw/6MYyWtL5D67nEc1Lt1TCgadka7tuGAYXL2nDfLI205aIsXXKBV0bhbB92kAprp1IBhQs36XKLNHOklVO4LGkVXIYrTqzrxS35KDy6Gh6BDWe3iGuKpcH9jtKF258wkvtRyE/0BryjVbL5ASlBOVMAzMQXkj3LkgQDJH3lyA4gQldo9sQrv0lEMXV1p9O2W8PK02mbtWH16bSNsrR5d1jYdQqWvRfMRzTv/4t3jnCFC2ac2nd4xru/uMIFc4rte3hrtxSqs5eewy7tTdWwxz78Tdmwy0kLLbG050ke+8tYf5mh51ktQCusr7DnaTwAz1RX2PW8JfG6pQoKu56oBafgZaeWyirsemYanIKXnVoqq7DvqXhYCt6+DICiKHLyoOu2Fs4ocbak68Yl3gqXOD3UdWuasgr7nA/ruvkQa5g2TJbu8ZR4fJ2XT159jz0t7ZoH15UTffaltataXNfG9Dla0q5bcl391Od4uNka1kY8mrVhdUyrVZa2Ri2B8ovXZBX1w8a4tHb1uPqE5tozD9r9AdRncNeeW9LuAKE9Zb367GGbNWyYH27ShpfQZwA0yNKeOR74K+Ld0b3Vd8niwV8R73/v38A98rTwV8QnHJSgMHsmnk++d38J4orTaZuuYc3ptA3bsPJ02mZZmiAIgiAIgiAIgiAIgiAIgiAIgiAIgiBawn8vPSB+z4V99AAAAABJRU5ErkJggg==',
          'qr-code.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 2,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
      },
    },
    {
      title: { en: 'For print, without a background', zh: '印刷用，透明背景' },
      input: { text: 'HTTPS://EXAMPLE.ORG/42', format: 'svg', dots: 'rounded', background: 'transparent' },
      output: {
        file: imageOf(
          'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHhtbG5zOnhsaW5rPSJodHRwOi8vd3d3LnczLm9yZy8xOTk5L3hsaW5rIiB3aWR0aD0iNTEyIiBoZWlnaHQ9IjUxMiIgdmlld0JveD0iMCAwIDMzMCAzMzAiPgo8cGF0aCBmaWxsPSIjMDAwMDAwIiBmaWxsLXJ1bGU9ImV2ZW5vZGQiIGQ9Ik0xODAgNDVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xMjAgNTVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xOTAgNjVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0yMDAgODVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xMjAgMTA1YTUgNSAwIDAgMSAxMCAwYTUgNSAwIDAgMSAtMTAgMHpNMjAwIDEwNWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTE5MCAxMTVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek02MCAxMjVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek04MCAxMjVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xMDAgMTI1YTUgNSAwIDAgMSAxMCAwYTUgNSAwIDAgMSAtMTAgMHpNMTMwIDEyNWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTIwMCAxMjVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek05MCAxMzVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xMDAgMTQ1YTUgNSAwIDAgMSAxMCAwYTUgNSAwIDAgMSAtMTAgMHpNMTMwIDE0NWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTI2MCAxNjVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek00MCAxODVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xMDAgMTg1YTUgNSAwIDAgMSAxMCAwYTUgNSAwIDAgMSAtMTAgMHpNMTcwIDE4NWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTUwIDE5NWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTExMCAxOTVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek00MCAyMDVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xMDAgMjA1YTUgNSAwIDAgMSAxMCAwYTUgNSAwIDAgMSAtMTAgMHpNMTIwIDIxNWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTIyMCAyMjVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0yNzAgMjU1YTUgNSAwIDAgMSAxMCAwYTUgNSAwIDAgMSAtMTAgMHpNMTcwIDI2NWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTIyMCAyNjVhNSA1IDAgMCAxIDEwIDBhNSA1IDAgMCAxIC0xMCAwek0xNTAgMjc1YTUgNSAwIDAgMSAxMCAwYTUgNSAwIDAgMSAtMTAgMHpNMTYwIDI4NWE1IDUgMCAwIDEgMTAgMGE1IDUgMCAwIDEgLTEwIDB6TTE0NSA1MEgxNzVBNSA1IDAgMCAxIDE4MCA1NVY1NUE1IDUgMCAwIDEgMTc1IDYwSDE3MFY3MEgxNzVBNSA1IDAgMCAxIDE4MCA3NVY4NUE1IDUgMCAwIDEgMTc1IDkwSDE2MFY5NUE1IDUgMCAwIDEgMTU1IDEwMEgxNTVBNSA1IDAgMCAxIDE1MCA5NVY4MEgxNDBWODVBNSA1IDAgMCAxIDEzNSA5MEgxMjVBNSA1IDAgMCAxIDEyMCA4NVY4NUE1IDUgMCAwIDEgMTI1IDgwSDEzMFY2NUE1IDUgMCAwIDEgMTM1IDYwSDEzNUE1IDUgMCAwIDEgMTQwIDY1VjcwSDE2MFY2MEgxNDVBNSA1IDAgMCAxIDE0MCA1NVY1NUE1IDUgMCAwIDEgMTQ1IDUwek0xODUgOTBIMTk1QTUgNSAwIDAgMSAyMDAgOTVWOTVBNSA1IDAgMCAxIDE5NSAxMDBIMTkwVjEwNUE1IDUgMCAwIDEgMTg1IDExMEgxODVBNSA1IDAgMCAxIDE4MCAxMDVWOTVBNSA1IDAgMCAxIDE4NSA5MHpNMTQ1IDEwMEgxNDVBNSA1IDAgMCAxIDE1MCAxMDVWMTEwSDE2MFYxMDVBNSA1IDAgMCAxIDE2NSAxMDBIMTY1QTUgNSAwIDAgMSAxNzAgMTA1VjExNUE1IDUgMCAwIDEgMTY1IDEyMEgxNDVBNSA1IDAgMCAxIDE0MCAxMTVWMTA1QTUgNSAwIDAgMSAxNDUgMTAwek00NSAxMjBINDVBNSA1IDAgMCAxIDUwIDEyNVYxMzBINTVBNSA1IDAgMCAxIDYwIDEzNVYxMzVBNSA1IDAgMCAxIDU1IDE0MEg0NUE1IDUgMCAwIDEgNDAgMTM1VjEyNUE1IDUgMCAwIDEgNDUgMTIwek0yNDUgMTIwSDI0NUE1IDUgMCAwIDEgMjUwIDEyNVYxNDBIMjcwVjEyNUE1IDUgMCAwIDEgMjc1IDEyMEgyNzVBNSA1IDAgMCAxIDI4MCAxMjVWMTMwSDI4NUE1IDUgMCAwIDEgMjkwIDEzNVYxNTVBNSA1IDAgMCAxIDI4NSAxNjBIMjc1QTUgNSAwIDAgMSAyNzAgMTU1VjE1MEgyNDBWMTYwSDI0NUE1IDUgMCAwIDEgMjUwIDE2NVYxNjVBNSA1IDAgMCAxIDI0NSAxNzBIMjQwVjE5MEgyNTVBNSA1IDAgMCAxIDI2MCAxOTVWMjA1QTUgNSAwIDAgMSAyNTUgMjEwSDI1MFYyMjBIMjYwVjIxNUE1IDUgMCAwIDEgMjY1IDIxMEgyNjVBNSA1IDAgMCAxIDI3MCAyMTVWMjQ1QTUgNSAwIDAgMSAyNjUgMjUwSDI2MFYyNTVBNSA1IDAgMCAxIDI1NSAyNjBIMjUwVjI3MEgyODBWMjY1QTUgNSAwIDAgMSAyODUgMjYwSDI4NUE1IDUgMCAwIDEgMjkwIDI2NVYyODVBNSA1IDAgMCAxIDI4NSAyOTBIMjg1QTUgNSAwIDAgMSAyODAgMjg1VjI4MEgyNzBWMjg1QTUgNSAwIDAgMSAyNjUgMjkwSDIwNUE1IDUgMCAwIDEgMjAwIDI4NVYyNzBIMTk1QTUgNSAwIDAgMSAxOTAgMjY1VjI2NUE1IDUgMCAwIDEgMTk1IDI2MEgyMDVBNSA1IDAgMCAxIDIxMCAyNjVWMjgwSDI0MFYyNTBIMTkwVjI1NUE1IDUgMCAwIDEgMTg1IDI2MEgxODVBNSA1IDAgMCAxIDE4MCAyNTVWMjQwSDE2NUE1IDUgMCAwIDEgMTYwIDIzNVYyMzBIMTU1QTUgNSAwIDAgMSAxNTAgMjI1VjIxNUE1IDUgMCAwIDEgMTU1IDIxMEgxNjBWMjA1QTUgNSAwIDAgMSAxNjUgMjAwSDE2NUE1IDUgMCAwIDEgMTcwIDIwNVYyMTBIMTc1QTUgNSAwIDAgMSAxODAgMjE1VjIxNUE1IDUgMCAwIDEgMTc1IDIyMEgxNzBWMjMwSDE4MFYyMjVBNSA1IDAgMCAxIDE4NSAyMjBIMjAwVjE4NUE1IDUgMCAwIDEgMjA1IDE4MEgyMDVBNSA1IDAgMCAxIDIxMCAxODVWMTkwSDIxNUE1IDUgMCAwIDEgMjIwIDE5NVYyMDBIMjMwVjE5MEgyMjVBNSA1IDAgMCAxIDIyMCAxODVWMTg1QTUgNSAwIDAgMSAyMjUgMTgwSDIzMFYxNzBIMTkwVjE3NUE1IDUgMCAwIDEgMTg1IDE4MEgxODVBNSA1IDAgMCAxIDE4MCAxNzVWMTYwSDE3NUE1IDUgMCAwIDEgMTcwIDE1NVYxNTVBNSA1IDAgMCAxIDE3NSAxNTBIMTgwVjE0NUE1IDUgMCAwIDEgMTg1IDE0MEgxOTBWMTM1QTUgNSAwIDAgMSAxOTUgMTMwSDE5NUE1IDUgMCAwIDEgMjAwIDEzNVYxNTBIMjA1QTUgNSAwIDAgMSAyMTAgMTU1VjE2MEgyMzBWMTQ1QTUgNSAwIDAgMSAyMzUgMTQwSDI0MFYxMjVBNSA1IDAgMCAxIDI0NSAxMjB6TTE1NSAxMzBIMTc1QTUgNSAwIDAgMSAxODAgMTM1VjEzNUE1IDUgMCAwIDEgMTc1IDE0MEgxNTVBNSA1IDAgMCAxIDE1MCAxMzVWMTM1QTUgNSAwIDAgMSAxNTUgMTMwek0yMTUgMTMwSDIyNUE1IDUgMCAwIDEgMjMwIDEzNVYxMzVBNSA1IDAgMCAxIDIyNSAxNDBIMjE1QTUgNSAwIDAgMSAyMTAgMTM1VjEzNUE1IDUgMCAwIDEgMjE1IDEzMHpNNzUgMTQwSDg1QTUgNSAwIDAgMSA5MCAxNDVWMTUwSDk1QTUgNSAwIDAgMSAxMDAgMTU1VjE2MEgxMTBWMTU1QTUgNSAwIDAgMSAxMTUgMTUwSDEyNUE1IDUgMCAwIDEgMTMwIDE1NVYxNjBIMTUwVjE1NUE1IDUgMCAwIDEgMTU1IDE1MEgxNTVBNSA1IDAgMCAxIDE2MCAxNTVWMTc1QTUgNSAwIDAgMSAxNTUgMTgwSDE0MFYxODVBNSA1IDAgMCAxIDEzNSAxOTBIMTM1QTUgNSAwIDAgMSAxMzAgMTg1VjE3MEgxMDBWMTc1QTUgNSAwIDAgMSA5NSAxODBIOTBWMjA1QTUgNSAwIDAgMSA4NSAyMTBINjVBNSA1IDAgMCAxIDYwIDIwNVYyMDVBNSA1IDAgMCAxIDY1IDIwMEg3MFYxOTBINjVBNSA1IDAgMCAxIDYwIDE4NVYxODBINTVBNSA1IDAgMCAxIDUwIDE3NVYxNzBINDVBNSA1IDAgMCAxIDQwIDE2NVYxNjVBNSA1IDAgMCAxIDQ1IDE2MEg1MFYxNTVBNSA1IDAgMCAxIDU1IDE1MEg2NUE1IDUgMCAwIDEgNzAgMTU1VjE1NUE1IDUgMCAwIDEgNjUgMTYwSDYwVjE3MEg2NUE1IDUgMCAwIDEgNzAgMTc1VjE4MEg4MFYxNzVBNSA1IDAgMCAxIDg1IDE3MEg5MFYxNjBIODVBNSA1IDAgMCAxIDgwIDE1NVYxNTBINzVBNSA1IDAgMCAxIDcwIDE0NVYxNDVBNSA1IDAgMCAxIDc1IDE0MHpNMjc1IDE3MEgyODVBNSA1IDAgMCAxIDI5MCAxNzVWMTc1QTUgNSAwIDAgMSAyODUgMTgwSDI3NUE1IDUgMCAwIDEgMjcwIDE3NVYxNzVBNSA1IDAgMCAxIDI3NSAxNzB6TTE0NSAxOTBIMTU1QTUgNSAwIDAgMSAxNjAgMTk1VjE5NUE1IDUgMCAwIDEgMTU1IDIwMEgxNTBWMjA1QTUgNSAwIDAgMSAxNDUgMjEwSDE0NUE1IDUgMCAwIDEgMTQwIDIwNVYxOTVBNSA1IDAgMCAxIDE0NSAxOTB6TTI4NSAyMDBIMjg1QTUgNSAwIDAgMSAyOTAgMjA1VjIzNUE1IDUgMCAwIDEgMjg1IDI0MEgyODVBNSA1IDAgMCAxIDI4MCAyMzVWMjA1QTUgNSAwIDAgMSAyODUgMjAwek0xMzUgMjMwSDEzNUE1IDUgMCAwIDEgMTQwIDIzNVYyNDVBNSA1IDAgMCAxIDEzNSAyNTBIMTI1QTUgNSAwIDAgMSAxMjAgMjQ1VjI0NUE1IDUgMCAwIDEgMTI1IDI0MEgxMzBWMjM1QTUgNSAwIDAgMSAxMzUgMjMwek0xNTUgMjQwSDE1NUE1IDUgMCAwIDEgMTYwIDI0NVYyNTVBNSA1IDAgMCAxIDE1NSAyNjBIMTUwVjI2NUE1IDUgMCAwIDEgMTQ1IDI3MEgxNDBWMjg1QTUgNSAwIDAgMSAxMzUgMjkwSDEyNUE1IDUgMCAwIDEgMTIwIDI4NVYyODVBNSA1IDAgMCAxIDEyNSAyODBIMTMwVjI3MEgxMjVBNSA1IDAgMCAxIDEyMCAyNjVWMjY1QTUgNSAwIDAgMSAxMjUgMjYwSDE0MFYyNTVBNSA1IDAgMCAxIDE0NSAyNTBIMTUwVjI0NUE1IDUgMCAwIDEgMTU1IDI0MHpNMTkwIDI0MEgyMDBWMjMwSDE5MFYyNDB6TTIxMCAyNDBIMjQwVjIxMEgyMTBWMjQwek0yNTAgMjQwSDI2MFYyMzBIMjUwVjI0MHpNNDAgNDBoNzB2NzBoLTcwek01MCA1MGg1MHY1MGgtNTB6TTYwIDYwaDMwdjMwaC0zMHpNMjIwIDQwaDcwdjcwaC03MHpNMjMwIDUwaDUwdjUwaC01MHpNMjQwIDYwaDMwdjMwaC0zMHpNNDAgMjIwaDcwdjcwaC03MHpNNTAgMjMwaDUwdjUwaC01MHpNNjAgMjQwaDMwdjMwaC0zMHoiLz4KPC9zdmc+Cg==',
          'qr-code.svg',
          'image/svg+xml',
        ),
        readable: true,
        contrast: 'good',
        version: 2,
        errorCorrection: 'M',
        size: 512,
        smallModules: false,
      },
    },
  ],
  wifi: [
    {
      title: { en: 'A network for guests', zh: '访客网络' },
      input: { network: 'Café; Guests', password: 'tea:and,cake', size: 240 },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEX///8AAABVwtN+AAAB10lEQVR42u2XO46DUAxFHVFQsgR2ktkYUiJlY8lO3hIoKaLxnGuS0UCmtwtcRLwciod/17bDDjvssCTrHesfc+fLebg1f+h8r4F5HPtv63jHr8aL638V8MOfI9e/OYeLL6f54pWwnfTOY554Kob7+/A0x7ONd+pgxdtsuJGApCI3/0yHLPyqkml1Kh/ybxFl4NW+cKWrQD5IIibUuitVgisns7NN46a3ZOLIx7lr/q2gy6mbmydiXdvOgzfdfHRXFRfB9yH68AWdIOjLya87n6dhstBGJMxb6Njy5d7KYM4iTlsWITOXv/WTh1FXG8nC6+/1r1YFh9w7VbKmon6qYFJRwkrQT/NklAyKWwSrrfRqK3JvdMFWBEcLXkuFpFQ+PjdqkYnlSggNJuLNNyjyFTBZiLoSZUMnqGKVyqZhJ2IFeDE6Coeu0Wo0PVXB0VYUZY2bIbZFcOwyKlu1Pefmz23bS8SS+9hlqJcuxqddKqbhl2IM3DzGzTtbVxG8zueUSlOXUbyp5/1yn4TfG3QLh3LEvUVw7IK0FYbgNd6Uyn5VzMSh/o5iaBjYSmwylmIwjqw6se8teTg2aGUhbY8hU6W8T8Us/K4SR2dZ7mMOqIEPO+yww0rZD3zuFY/XCjLBAAAAAElFTkSuQmCC',
          'wifi.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 4,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
        text: 'WIFI:T:WPA;S:Café\\; Guests;P:tea\\:and\\,cake;;',
      },
    },
  ],
  contact: [
    {
      title: { en: 'A contact card', zh: '名片' },
      input: {
        firstName: 'Lin',
        lastName: 'Chen',
        phone: '+86 10 1234 5678',
        email: 'lin@example.org',
        organization: 'Example, Inc.',
        size: 240,
      },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEX///8AAABVwtN+AAACbklEQVR42u2YS46DQAxEkbgWUl8diWu1xLxnzwyQva0s6HwIVC9adlXZzvKud73ry9d6nuc+jnNfd37PwffhoxaY+30bc9u29dy3ZeHqoxb4OI9jX2dsdNey+agP9j1XngEuw/tGeC5jH5EbLn2w+d/HJBoEh0/k45GxOhjeHR/rg6llcGyZsYmjkRKZ+CHDKljBEQbI4A++J3q8TlYLkwa4gAxXtA8XfHHEDhgaeLvpAOwJHbDj/2yVMFZHaIICGaD0vR5YpyUPKoE3sfFcOG8DTFiggnaH4xKRNAJcsAFG+/I+OKjvHuB8emDCn8VloAKCYphutlcKAx7UuYiEhU5C6vwNMFmI6o7Z67zsOzCiKy6lsHXN+jYkIUVn4/bmfKWwviMJ0/CUYhacDjjEDgO0fA6VO66UVMJRVr1NPXBCrk+7L4MXUmBK7CiQngeNVqMH9mgREBUoHbzebK8QjuaCMvNXYr162A7Ynj0yYnEbQUNrXQscT+zmLOtoAt+/tZKlcHgeUVEH8MG4fJSaQhj6WWK9BBvt3h1fGmAEgAikhFFxZCJOD5UUwqn/aOUUXzY3jxa3DI5BiROxI2KBG8xoLzvg7BthgBZEglT/5XulcFa67KtyVJeJj/GhEA7TcUi1sVAVbG+Cs7UgKBDR0i41b6sSpo1T8NG/k4gQgbHpgH+VoOk4Kkaf4YYOOCiQA5NHxOxN0a3SVMJWGUuNkJbj6a4yVwv7l0gMyGE7mZrbqNgAx/gQNc++7j7VVMOQPyZjNOBo/tBnJRxTsY9jNjUzTC6PjNXBWd8s7/7dqfr5n+DRb5XB73rXu751/QAlX7Ul8oF0QAAAAABJRU5ErkJggg==',
          'contact.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 7,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
        text: 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Chen;Lin;;;\r\nFN:Lin Chen\r\nTEL:+86 10 1234 5678\r\nEMAIL:lin@example.org\r\nORG:Example\\, Inc.\r\nEND:VCARD',
      },
    },
  ],
  event: [
    {
      title: { en: 'A meeting', zh: '会议' },
      input: {
        title: 'Review',
        start: '2026-05-01 14:30',
        end: '2026-05-01 15:30',
        location: 'Room 7; left',
        size: 240,
      },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEX///8AAABVwtN+AAACyUlEQVR42u2YUWrEMAxEA7mWIVcP5FqB9L3x2g39l6GwWdrNevIhpNGMlO17fa//cu3P81zXvR3PvbX9ue62n/vF4bkAPrf9Oo/rPs6Dv/052/FcHK6AL34cz7kT0914rLXtuDxcA/PrJi3gAGcjPetgQqMqFiI5av1wAdyz33LLHYnJ96tidXCo+Pf6w9Qi+PMIZKQa+839DR3/tmENvNMAOYCGDxCM4D+9MCpWCIvDPVueD7d0gfCnJMUwgak3diCPygh64pyhFcKWA8TPhvLYgKHjaINKmNAOeKDsGZX9iAL56AKYGlCSzoB+G+EdXKyEQ0XJSHo8JSQiO2aHlsI9DXyhAsKoAa1IYhbAVF7+SYPW6MPkxufrYc/CRLin0cZ41L0VMIf6q9HodvG5wcNiOMqjn/fmsxJQETqugCEgRLQLe2ns/Vf3F8PJSVpeJUDy4KNaUA5P4TM1InoNnqPfV8NwIKMcR8bThYgczYpVwuG9s6sOr+Q51FKh4QaFcALpOeHMGd4ntZx6WIflp4rHTZ+gnbJeBlwGw3sjMhOWRxogv6RmpKUS9iykyOqCGvA8LTGyVglbhQw0RGV8ujxeO62mEo7XqDgSgFz09e014lbCJMBZLptTdE+7QwMnHwphlxTMLZMFdYGE4C7MC2AUz5o4yrgy4rgxnN/2L4TVnkyxJie5iefONiiEHak+g1V31z7hzMgq4cxvmSKVvziuC8x0omJYd/fdQOwtBcqOvgB2SyEHpCXk7+L/6+6lsBVxgHeGHTHNJbUWthZGoupkxkB636NFJTzGySjeZ2ENIRfA/ZWIPMhEgfLmZm4WpXDkXe3zK+NV2DDbvxL2bVdY4EgXg/VmCnI1bEVclHw34pTjJPt+M1gLuzsodoQoH9zh3qFVwXH0EICc5B2gy8N4FVQLS0UTkWUFAcibodkIpfD3+l7/4PoBu/bFyDezGdgAAAAASUVORK5CYII=',
          'event.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 8,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
        text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20260501T143000\r\nDTEND:20260501T153000\r\nSUMMARY:Review\r\nLOCATION:Room 7\\; left\r\nEND:VEVENT\r\nEND:VCALENDAR',
      },
    },
  ],
  email: [
    {
      title: { en: 'With a subject', zh: '带主题' },
      input: { to: 'lin@example.org', subject: 'Notes & more', size: 240 },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEX///8AAABVwtN+AAAB5UlEQVR42u2XMa6DMBBEN6Kg5Ai5SXIxJJByMbiJj0BJEeH/xuZLMaJfF94CYcbFsvbM7FqLFi1aOEUfiX6xKdh766I9tF7qgHl99qv2rPFr/brlbzXAfHz2x5DS79izTXqrBqaUM+lvU9gflcE8ZouHdeH+x5xgnbe9hvkZFz3uroMXnFiybqOKqscdiXzgHO/zI+nfKYwP3C8QhKMe+YdtNHvZ+LvHFaaUxil3YX8Nn7jb8H3uP5l7wgupKv1Avl3cH5CmVGQ/OEqHI7KCwHxNSdcCm0FbuRdFZbFjZqG4jH6wfCKQOe4KVYK0j0OvA860ZQ9XMaqy/Eg1sNwrfmQREFg+Vt5UPxh3EGMnlRJZ0aUs+e0GU8UPpczaoqIC//iYK/zmgEUQkobAslikpgo4d0pGT5JkJVlsWXM/GPdS0vPZ/x4nc2qAtdYtzEu0ZYqF7DnCqbWEG2mgkZmVXuIKpwuYzALjp+e8NAeOsBo5qEKTLtnLVLk0ok7w/6F3Z08nga4E/p+gOeWDeqYm/Wa4d4HTBJ3yjSgeSV9tzg/OsyDap6JmWb7cVF9Y+abGCdvg5K+ZO8LqfzGzAbNlqilI5AmnCdoYaNQOqwkuZc8TPifoxBLMLA2EVxL5wC1atGhRVfwBgRrqZTE6S5UAAAAASUVORK5CYII=',
          'email.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 4,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
        text: 'mailto:lin@example.org?subject=Notes%20%26%20more',
      },
    },
  ],
  phone: [
    {
      title: { en: 'A number', zh: '号码' },
      input: { number: '+49 (30) 123-456', size: 240 },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEX///8AAABVwtN+AAAAxklEQVR42u2XQRKAIAwD/QH//6U/UGgJbR31pJe00WHE5ZQhLWylUqn0l9oh2ps+c5YAy+cYW/9rM37crVBDYEwf8+DxIUM2PALxYgsfxiJ5n1LCh5PWc++Ps4MeS+ql1NuimBJO7EzRIKxmx411Ksmf8Y+usWItADDkZi+QYjQ4VEBt8vw4tjus4cerzZk1MSWs2K4t+O13AzFex3d1RRYmw/PqEo813BjNXUt/BuxjMIvAU0qY8Lq24NJ2Oc6R4lKpVPpYJ7UruZvdUG5ZAAAAAElFTkSuQmCC',
          'phone.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 1,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
        text: 'tel:+4930123456',
      },
    },
  ],
  sms: [
    {
      title: { en: 'With a message', zh: '带内容' },
      input: { number: '+49 30 123456', message: 'On my way', size: 240 },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEX///8AAABVwtN+AAABQElEQVR42u2XsZXCQAxEdc+BwyvBpVxppjSXciUQEvAQM6MFGzDkEqtExp9EXu1oZD169Kgdrjj8+OnXl9kG/bwUwHr6OzBN7jac7i+zY1T6Dzygbr+nQtjGI8svh81GJB5oGRydyhadFnvXyAlx0xaepBp2X3oS4vVfR7P5w1DIhjeiCYyhIO0sgFnwtMxxE53TDunhvJNiPFFNNL+ZmoTmxzrCpWknoLRljbxYaulxkujUcwyFAtjPIzoViTcx6ubQy49XYxJWmdq5YyUTYloto7bQccGfyHhVwHiPThW2+TbNC+CNdoZaPk6DvLhVigVULRoe+WXBToibMWljTnVvjVdifNtq+F5fAWln6UmLtc7ISj5rS26swY2T5FYDm1IBtz1UQ0ESurfVJMRNW+BIcAVhvGIVKIB79OjxjXEFz0a8ij0WzKoAAAAASUVORK5CYII=',
          'sms.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 2,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
        text: 'SMSTO:+4930123456:On my way',
      },
    },
  ],
  place: [
    {
      title: { en: 'A tower', zh: '铁塔' },
      input: { latitude: 48.85837, longitude: 2.294481, label: 'Tour Eiffel', size: 240 },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAPAAAADwAQMAAAAEm3vRAAAABlBMVEX///8AAABVwtN+AAAB0UlEQVR42u2YPY6DQAyFZ5UiZY7ATZKLIQWJiyU3mSNQUiC83zNIS5b0djEuWMI3hWfGzz9bmjVr1izIroZdXzerepi99fuVA/PaXVfw/AOYf6btWwb8tqUr+ljKbeDn9GQjeTCeD529wHieC+O03Leh2NeNBWHdN9gqeDQO9RwOUdhV8p76bn98E1EM/lvjh3pwOhzj6ijZXoS1ZrrU48YCMR8Xea4otLGyYrSj65H4gUrmO/Eo7VZU0pc5Cb7flmJrQbZ7ghlrFqy0wnku8pdL1+oPi8NeXfn7rHiu3KJ4zIG3ZGd+1YTizPV/7CsQu+coFs/xmavW9R8TdiRWFEq23pNIJcRjCkzsDS4VBKx4/Ff9Q/GDZCzS8eaiGek5c+B76fdHKb0aO24+B5ZA1J8PHbnluRWzLFgp2Lw/J+1V1Y7PlioOe27hvrllg5idqn8cprpKG+xh5b730SsF5pWP+Kv+0nMfZS0H3ns6tEGdGPCceEyCt/58JQrVkzBBq0lPgn2C9hK2a5cEcyyxgXiboMEelKygbCTCHOo2EKqdY4zOhJX7fKAh7Q2nQ43C2wSNdqUNzQ/fBuwY7CoxZhmftTy3nP79FoObNWvWLJX9AmpO3rzk0DMbAAAAAElFTkSuQmCC',
          'place.png',
          'image/png',
        ),
        readable: true,
        contrast: 'good',
        version: 4,
        errorCorrection: 'M',
        size: 240,
        smallModules: false,
        text: 'geo:48.85837,2.294481?q=48.85837,2.294481(Tour%20Eiffel)',
      },
    },
  ],
  batch: [
    {
      title: { en: 'Three tables', zh: '三张桌子' },
      input: {
        texts: 'https://example.org/table/1\nhttps://example.org/table/2\nhttps://example.org/table/3',
        size: 128,
      },
      output: {
        file: new File([], 'qr-codes.zip', { type: 'application/zip' }),
        count: 3,
        unreadable: [],
        skipped: [],
      },
      varies: ['file'],
    },
    {
      title: { en: 'A table of contacts', zh: '联系人表格' },
      language: 'en',
      input: {
        texts:
          'Name,Mobile,E-mail,Company,Birthday\nAda Lovelace,+44 20 7946 0001,ada@example.org,Analytical Engines,1815-12-10\nAlan Turing,+44 20 7946 0002,alan@example.org,Bletchley Park,1912-06-23',
        size: 256,
      },
      output: {
        file: new File([], 'qr-codes.zip', { type: 'application/zip' }),
        count: 2,
        unreadable: [],
        skipped: [],
      },
      varies: ['file'],
    },
    {
      title: { en: 'Contacts in Chinese', zh: '中文联系人' },
      language: 'zh',
      input: {
        texts:
          '姓名,手机,邮箱,公司,职位\n陈明,+86 138 0000 0001,chen@example.org,示例科技,工程师\n李雪,+86 138 0000 0002,li@example.org,示例科技,设计师',
        size: 256,
      },
      output: {
        file: new File([], 'qr-codes.zip', { type: 'application/zip' }),
        count: 2,
        unreadable: [],
        skipped: [],
      },
      varies: ['file'],
    },
  ],
  barcode: [
    {
      title: { en: 'An article number', zh: '商品条码' },
      input: { text: '400638133393', format: 'ean13' },
      output: {
        file: imageOf(
          'iVBORw0KGgoAAAANSUhEUgAAAVMAAABnCAMAAACKCVFJAAACPVBMVEX///8AAAD9/f36+vr+/v77+/u3t7d5eXlfX19ycnKqqqr19fX4+Pi6urp/f39jY2NsbGyVlZXe3t78/PzHx8eHh4doaGhlZWWBgYHGxsaTk5OOjo60tLTy8vLY2NjT09Nzc3N3d3efn5/j4+PCwsLw8PBeXl5GRkbi4uLW1tZISEgGBgaWlpbb29tbW1tHR0fa2trh4eFVVVUxMTHFxcXu7u5SUlKcnJwSEhKgoKC4uLhmZmYzMzOysrLc3NzAwMBOTk7Z2dkpKSk6OjqkpKTMzMyIiIgdHR1PT0+xsbHS0tKioqIiIiI4ODhERETg4ODPz891dXUZGRmEhIQNDQ3V1dWYmJgWFhbr6+stLS0vLy+8vLw7Ozv09PTKysrLy8uPj4+jo6N8fHyampptbW1dXV3p6emvr6+/v7/d3d1gYGCsrKwnJyf5+flwcHCbm5uDg4NBQUH29vbt7e1ra2tvb296enqLi4sfHx/q6uorKyvDw8ONjY1kZGSdnZ2CgoJDQ0PR0dH39/ehoaHf39+urq6UlJSpqamSkpK1tbVAQEDz8/O2trZ2dnbExMTJycl4eHiQkJCRkZFnZ2eKiopubm5YWFhcXFyzs7NWVlbk5ORKSkqMjIw/Pz89PT2AgIDl5eUlJSWoqKilpaVLS0uFhYXIyMhUVFTv7+/Q0NCrq6vo6Ojs7Oynp6eJiYmmpqaZmZm9vb19fX03NzewsLCenp5qamo1NTXNzc1paWnn5+dRUVFZWVlMTEzx8fGt5B3/AAAGUUlEQVR42u2Y+VcURxDH5ysLCkGighCRFRWPyIKCRFkvEkHFeHDoKkpYjSLEIxpFjUe8glfE4BnFIyIkGDCQQ40mMcfflpnZOXp2e3t6h+fLe1r1Az18t7qm+jPT3dWjkJGRkZGRkZFZBsD6aymsaP0U0aN+ihJjfdi7RHUU3I7t602MTUPgKR44MSWmxJSYElNiSkyJKTElpsSUmBJTYkpMiSkxJabElJgSU2JKTIkpMSWmxJSYElNiSkyJKTElpsSUmBJTYkpMiSkxJabElJgSU2JKTIkpMSWmxJSYElNiSkyJKTElpsSUmBJTYkpMiSkxJabElJgSU2JKTIkpMSWmxJSYElNi+j/a65MJMSWmxPTNyGREUpJP1D85ZeSo1LS3nJ24opI+OuPtMWPHsVJm1vjsnHdGpzsdkybkZkzM80en4puUzzrGjoQbTV5Uxo2dPGVqgVPjezqTSZTpZGCagOn0GfrmN/Nd1ocrKrMKdTVQlGlJxbMje+ecEtaxdK4ulr3n6D4vZT5QKmLKjSYv+sp1LbiAvSs/w6hkEmS6UPUUMB2xCIuXVLz/AQqZl5IrKksrUbVsedaKQKX1JkyqxsoPJ61avQZrp9uO/hrMnVZbV491xUz39frQREy50eRFZRlC5RUbNjZgqq3xPaOTSYzpps3VjSKmH6FhqfbYmsA8Xa6YNB85Ye1iy1YbfurHSVq7FdjGjq1Gc/Rtx3bmvs07drSImXKjyYutQXyitTsR2uWSYXQyCTH1paK8UMR0N1bo7R5U2TOaKy7Ep5ti4u812pWYYov78FnkHUGj0zvfZe5zo0mLyzAnsnHUY79L9+hkEmKaggNtawVMDwJ1uqpebDA9uKKSg9z49zmEw/Y/i5AWWZUB+5HIMOVGkxY/x5HIRRaOxuxIsd29Mj12HF8olQKmWQgYty/EHtODK4aB/Lj3Sa5igZ9Avd5WoDCx95QbTVo8iVPGDgvMcu/ukalvH04ryhoB0z04Y03YiaYHV/wSgfa4NzqLEAPrXBDntfYCLnpi6owmLabiK+OqCSnu3T0yvYSOy4pyVMC0GS2GfBojrQWcJ36NDiVz5/rOE1f0NZ+p/6ZfvYaQYxApQH2Jkh9scU59GaacaLLidcyIXOyCsfiIuntk2nocy9VGxPQGbhryN7hlenDFNMxuva1XIF2tbLhaTTqklQmM3VG1MZvvzhMMgz8SbjRJcTmwRWvv3QfOunX3yNR3ODJzRUxzkW3I32Kf6cEVF+DB/Tl59wqWNGIU+/rVhrTqPpct/pSrVd0P1wEtPYkz5USTFX2H0PtdcfH3jV0djveU290j0zz0tXGYOmwBdhtXj5AhFFcDO/TydFYAPzgeXVvJxQ50MLBGo3+eMnCqF5WPhUy5L0JMNHlxIFufR4f9M3HJtbtMMrEzvxIT/JoBef6Yo7dhP+K+cVWPE0LxPKCuzZpl43p0mMtdmD/C/GdwTfWg1g6dRNmAl2E4oiUi+urKxxc9VjIbcNW9uxemuexX+GAcpytoMCZyP35yEauTzcDXYuLUmSWtaqfws3FGbcQvnobBRvMgngOG3D29MG1+YJiK9EFNvKMrEPm20BbCKqE4CBin9yJ0xsRRS8I75nWnVdQ+dBxO5YfBRvMgpkXXxVxPL0wtE62nalXfbBzxq+3ykyvOxa9mHWjPffMrYinwxNSeGr0VJQNPExoGL1oColne97FH+7ier47pNjzT1rzkLjxyEX9Do15EFTTA+oiSl2EwnwhY3wXT0BRZvsNl9tIhMwxuNHlRaYssTs9x/KA45itmGu5GTqsS3o+j91zE5H7cVb/3FPRjhrnYt1eh74l6jB26AeaNDDehpVZbQl7gd3tv3Nve3v6Hun6oTZxUuNHkRSX9zxcV6tZ8hJ3kfE+JZIbDVMnvRaAmiIBjYnDFlzVAzV8BFL60Pz73AaGObnXFvqmXbRGraAJuTzkZRBlz7M6xN8x4RQg3mrzYcwZ4VqVqz91iyiQzHKZKaWcDAjnWXiQQwxvV3BYXsVmkn/87oCY2Ks9Rp/jL/1HFAxfYc5TMMLjR5EV/7mK1wrnlLIq5nsNmWrLUpV/6MeYRCkXfv9GnEXUV6+nhdd/EESWMG01azDzWE/uVL06GZGRkZGRkZGRkZGRkZGRkb7L9B9JvoeL3xGTHAAAAAElFTkSuQmCC',
          'barcode.png',
          'image/png',
        ),
        warnings: [],
      },
    },
    {
      title: { en: 'A label for a part', zh: '零件标签' },
      input: { text: 'P/N 4711-08, 2026-05', format: 'datamatrix', scale: 5, image: 'svg' },
      output: {
        file: imageOf(
          'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMTAiIGhlaWdodD0iMTEwIiB2aWV3Qm94PSIwIDAgMTEwIDExMCI+CjxwYXRoIGZpbGw9IiNmZmYiIGQ9Ik0wIDBoMTEwdjExMGgtMTEweiIvPgo8cGF0aCBkPSJNMTAgMTBoNXY1aC01ek0yMCAxMGg1djVoLTV6TTMwIDEwaDV2NWgtNXpNNDAgMTBoNXY1aC01ek01MCAxMGg1djVoLTV6TTYwIDEwaDV2NWgtNXpNNzAgMTBoNXY1aC01ek04MCAxMGg1djVoLTV6TTkwIDEwaDV2NWgtNXpNMTAgMTVoNXY1aC01ek0yNSAxNWgyMHY1aC0yMHpNNjUgMTVoMTV2NWgtMTV6TTk1IDE1aDV2NWgtNXpNMTAgMjBoMTV2NWgtMTV6TTMwIDIwaDV2NWgtNXpNNTAgMjBoMTB2NWgtMTB6TTY1IDIwaDE1djVoLTE1ek05MCAyMGg1djVoLTV6TTEwIDI1aDV2NWgtNXpNMzAgMjVoMTB2NWgtMTB6TTQ1IDI1aDV2NWgtNXpNNTUgMjVoMTB2NWgtMTB6TTcwIDI1aDV2NWgtNXpNODAgMjVoNXY1aC01ek05MCAyNWgxMHY1aC0xMHpNMTAgMzBoNXY1aC01ek0yMCAzMGg1djVoLTV6TTQwIDMwaDV2NWgtNXpNNTAgMzBoMTV2NWgtMTV6TTcwIDMwaDV2NWgtNXpNODAgMzBoNXY1aC01ek05MCAzMGg1djVoLTV6TTEwIDM1aDEwdjVoLTEwek0zMCAzNWgxMHY1aC0xMHpNNDUgMzVoNXY1aC01ek05NSAzNWg1djVoLTV6TTEwIDQwaDV2NWgtNXpNMjAgNDBoNXY1aC01ek0zMCA0MGg1djVoLTV6TTQwIDQwaDV2NWgtNXpNNjAgNDBoNXY1aC01ek03MCA0MGg1djVoLTV6TTgwIDQwaDV2NWgtNXpNMTAgNDVoNXY1aC01ek0yMCA0NWg1djVoLTV6TTM1IDQ1aDEwdjVoLTEwek01NSA0NWgxMHY1aC0xMHpNNzAgNDVoNXY1aC01ek04MCA0NWg1djVoLTV6TTkwIDQ1aDEwdjVoLTEwek0xMCA1MGgxMHY1aC0xMHpNMjUgNTBoNXY1aC01ek00MCA1MGgxNXY1aC0xNXpNNzUgNTBoNXY1aC01ek05MCA1MGg1djVoLTV6TTEwIDU1aDV2NWgtNXpNMzUgNTVoMTB2NWgtMTB6TTYwIDU1aDIwdjVoLTIwek04NSA1NWgxNXY1aC0xNXpNMTAgNjBoMTB2NWgtMTB6TTI1IDYwaDE1djVoLTE1ek01MCA2MGgxMHY1aC0xMHpNNjUgNjBoMTB2NWgtMTB6TTgwIDYwaDV2NWgtNXpNOTAgNjBoNXY1aC01ek0xMCA2NWgxMHY1aC0xMHpNMjUgNjVoMTB2NWgtMTB6TTcwIDY1aDV2NWgtNXpNODUgNjVoNXY1aC01ek05NSA2NWg1djVoLTV6TTEwIDcwaDE1djVoLTE1ek0zMCA3MGgxNXY1aC0xNXpNNTUgNzBoMTB2NWgtMTB6TTc1IDcwaDV2NWgtNXpNMTAgNzVoNXY1aC01ek0yMCA3NWg1djVoLTV6TTMwIDc1aDV2NWgtNXpNNDUgNzVoNXY1aC01ek02NSA3NWg1djVoLTV6TTkwIDc1aDEwdjVoLTEwek0xMCA4MGgxMHY1aC0xMHpNMjUgODBoNXY1aC01ek0zNSA4MGg1djVoLTV6TTQ1IDgwaDV2NWgtNXpNODAgODBoNXY1aC01ek0xMCA4NWgxNXY1aC0xNXpNMzAgODVoNXY1aC01ek00NSA4NWgxNXY1aC0xNXpNNjUgODVoNXY1aC01ek03NSA4NWg1djVoLTV6TTk1IDg1aDV2NWgtNXpNMTAgOTBoMTV2NWgtMTV6TTM1IDkwaDV2NWgtNXpNNjAgOTBoNXY1aC01ek04MCA5MGg1djVoLTV6TTkwIDkwaDV2NWgtNXpNMTAgOTVoOTB2NWgtOTB6Ii8+Cjwvc3ZnPgo=',
          'barcode.svg',
          'image/svg+xml',
        ),
        warnings: [],
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
