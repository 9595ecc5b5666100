import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const imageOf = (name: string, type: string, base64: string): File =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type })

/** A round badge with a tick and soft edges, 48 x 48 pixels. */
const badge = imageOf(
  'badge.png',
  'image/png',
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAADuUlEQVR42u3V228UZRjH8eePWM+H9awUURHxgIeKN15pvCBz44XZK+ONR3Sh9ASiIrBo0eIIBbWIFBWB0uNYS0G3tdBqYmog8Q0gRDfR4sXWhIbD/vi9yRsIZWd2Zzo7uxd8k0/eTN/nfbOTTbpyOXbFK0MxsihFDinKUs7IkiLHzFgUk3J35auDCXIIATmUkKi76rV0kjKEkGQoKaXu6td/skgRSkSRJaXomjd+tAkRsSWsrl24L05pQsTSFJfpdN2be6tIEcpEUZUE6fq3BuKkCGWmKC5+uyG5J02oEGnx042L+m1ChbGlmOKLf7AIFcqSQt1U06cIFUqJVzcv+T5JKIcZjf14pnlYr4Vmk+LWLbVOhhC1hdvHcPLUWTC96mev+Yzk69a63gQhaonWUUyJL3EGM5f1eZ1LyNRuq+9xCFF6dl0a2cnTyNdz9qDXWUfY+W5v6I4RojRvVT8Oj/8PlvcbmLXcKXRHTMR0R2OXRYjS/qMn4Nainb8Vc4clYrpzaWeKEJWusb/hVqrvULH3pERMdy3rcAhRaB0+DLe45+cuR8Q04+3dilCM2Su6sKBln171sy9r+g/Cra7f//J7nxIxVS1vzxIKWdz+K06ePgOmV/1s9gqr4axbB/4c1zN+ZUVMM9/ZlSN4mbOyw3z4i+IH+wWFzr7YNgS3joxPoLqpR8/5lRMx3f3uzhzBi7VpAG7V7B51Pbdg4x5MTJ5Cvvh3va/ngrjwArPe25EleJm7ut18A/lb0jF6yZn5a7tx5MQE3Hpp26CeCyorYrpnxXeKUEhtxwi84v5F8yPH/oVbdZ2jZi4wJWK69/3tDqEYtZ0H4JXe13M9B4/Draa9Y3pmuhwR030rv00RilVX4CW2jPzhucc7wnDhh2z2qm8sgh/1Xfvht95Dx/TZsFgipvtXfx0j+FXfXfxLjB7/R58JU0zY+eaktjkEvxq6h1Goo/9l8bS9S8+HxZGpPbCmLUEIoqHnZzDX//XPb+7Vc2FKSL7mfrA1QwiisTf/S7y8Y0Dvhykjbj344VdJQlBLe4cwaX7suOpnsxeqpHj1UNMWRQiqurkNL2zt1qt+DpuSQj289kuLUKEsKaZHPtpsEyqMLX6a93FrmlAh0uK3R5u/iJMilJmiuATpsXWfV5EilImiKplOj3/yWZzShIilKS5h9YS9ySZExJZSVP3pRosUoUQUWVLqnlzfkqQMISQZSkrUzd+wIUEOISCHElLunmpZHyOLUuSQoizljCwpcsyMRTG5nMg5tvX2Tlya45EAAAAASUVORK5CYII=',
)

/** A smile of 8 x 8 pixels. */
const smile = imageOf(
  'smile.gif',
  'image/gif',
  'R0lGODlhCAAIAPEAAP///ygoPP/SPAAAACwAAAAACAAIAAACEwSCYSctGpxDr0Uq302PzZUoQAEAOw==',
)

/** Dunes under a clear sky, 96 x 64 pixels. */
const dunes = imageOf(
  'dunes.jpg',
  'image/jpeg',
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAQEBAQEBAQFBQQGBgYGBgkIBwcICQ0KCgoKCg0UDQ8NDQ8NFBIWEhESFhIgGRcXGSAlHx4fJS0pKS05NjlLS2QBBAQEBAQEBAUFBAYGBgYGCQgHBwgJDQoKCgoKDRQNDw0NDw0UEhYSERIWEiAZFxcZICUfHh8lLSkpLTk2OUtLZP/CABEIAEAAYAMBEQACEQEDEQH/xAAzAAADAQEBAQEAAAAAAAAAAAAAAwQCBQEGBwEBAAMBAQEAAAAAAAAAAAAAAAECAwYEBf/aAAwDAQACEAMQAAAA/cu45IAAAAAAAqy0AAAAAAAKcdQX5fRL8n6L/oeN/wBDxAAZx1j+L9R3u8j8dePynQfN8P1aKmnd6v4Hf7blt7Z8bkui+d4rp5srsrYRPrSXXJV6srNGWs2Xo5rRVo1bOzbzVKfN4/Qv08udsV2qrH0w5eqa0qs8luDaTbOPJ01dRqsgu8JuTeF2eS3BtJbRD6IbRus+GLwm8JuXZ5LUG0OpP//EADAQAAICAQIEBAQFBQAAAAAAAAABAgMSBBEFEzFRITJhkRVCwdEGU4KhojNBUnGB/9oACAEBAAE/AMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMTEtsqpW9k4x69X2PiOh/O/jIpvo1G/KsUvTo/ZmJiYmJN11rec1Fd5PY+I6H87+MirUaa/wrti326P2ZPV6OEXJ6mvZdpJv2Rq+NxW8dPD9cvoi3USnJylNyb6tvdnN9SF7i01JprxTRpONWQ2jcuZHv8AMvuVa7RXQUlfCPpJ4v8AclqtHFNvU1eHaSZq+NRW8dPD9cvoi/VWXTcrJuT9Tm+pG0dpO0lac0jaRuSW7eyXVlvGtNTuot2S8fL03Xqyf4g1Lk8Kq1Hs92/oPjuqfyVez+5DjMn/AFa/+x+zK9bVb5Z+PZkbSjiOopWKnlH+yl47EeJwn5ouP7olrKn0mPVw/wAiXEGvJH3LdRZa95zbHYOw5grSNhVrbofNl/vxI2CsOYOwlYSsHYO05orCNhGwjYKw5g7CVhKwdg7DmisI2EbD/8QALREAAgEEAQEFCAMBAAAAAAAAAQIAAwQREgUxBiFRcZETFBYyQVShoyJC0lL/2gAIAQIBAT8AzMzMzMzMzMzMzMzM2m02m02m02m02m02m02m0ur+zsk2ubmnSGCRsQCdeuo6mfFfA/f/AK6n+ZY8vx3I7e63aVCvVe9W89Wwcd/WbTabTaV7q3tkD169OkpOAzsFGfDJnxXwP3/66n+ZZ81xl+Qtve03YkgIf4ucDPcrYJlXnOIo02duRtyB1COHPouTOS7Zk70+Po+I9vUHmMqv5BPpKj1a9Rqlaq9R26u5LE47upmkXem6ujFWUgqwOCCOhE43tdfWulO7X3mkMDbpUA7h1/tLbtBxF1SFQX1Kn4rVYIwOM4wY/NcSiMx5K2IUEnFRSe7wAOTOS7Zk70+Po+I9vUHmMqv5BPpLi4ub2qatxWeq5+rHoM5wPATSFJpAkCTSFIyTSaQLiA46iLq3QwpO8RXX6jEFSl/1+DPa0cfNGrZ+VfWYLdYFms1msKwO6/XPnCsKzWawLAsCzWazWFYVhWFZrNYFgWBZrNZrCsKz/8QAMBEAAgICAAIGCQUBAAAAAAAAAQIAEQMEBRIQEzFRYdEGFiAhMkFSgZEUVHGiwaH/2gAIAQMBAT8AqVKlSpUqVKlSpUqVKlSpUqVKlSpUqVNfT2dpuXBgfIbAPKLAvss/Ker3F/2n9085tcN3NKv1GuyA9jdq/wAWLFypUqVMWvmzsVxYXyMBdICxr7T1e4v+0/unnNnhe9pgnNquqgWW+JRZr3kWJj4VxHI4RdLMCfqUqPy1CaPoyByvuZPHqk/0+URceFAmNFRB2KooCc8PK6srAMrAgg+8EGbvo5qbHM+seoyGzy9qHymfg/EcGQodTI/cyKXUj7ReGcQZlUaOeyaFoQPyZo+jIHK+7k8eqT/W8phw4NXGMeHEuNB8lH2s95nPA8LwvC854HitFVz4Tk8Z1a95jYPpb8x0yJ2r7u+B42NH8I+vkHwkGHBn+j/og1tgn4K+4ian1v8AiKqoKUV7NxsGJ/lX8dNy+m5cuX03L6b9u5//2Q==',
)

export const samples: Samples<typeof operations> = {
  convert: [
    {
      title: { en: 'A favicon in three sizes', zh: '三种尺寸的网站图标' },
      input: { file: badge, format: 'ico' },
      output: {
        file: imageOf(
          'badge.ico',
          'image/x-icon',
          'AAABAAMAEBAAAAEAIAC8AgAANgAAACAgAAABACAAqQUAAPICAAAwMAAAAQAgAPIDAACbCAAAiVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAACg0lEQVR42oWTXUiTYRiG38MgCBJH2vzZ/MGfZtOcSepQVicddFRJpx10mIaiztQ1f0qdU4dTQ/382+ZK+Tar4RyabZpuLBEnRBGdRHXUSUIHRcV39z7RBwsGXnDxPnue+2ZHH0uEoj5So7gTsSrqwz6SZtqxo0hp2NGlNGzvprbsIdW4D3rjZ7pRJmFZ2bxVm9a+h3TzayhbtqFs2uJugqSZdnSjDGX/K2cYQ1rVvVcgM4wvJC7izeSmt2zg+O2AlGwMQ23mudaQlsmo255Hc3r3oG5bl7iIN4ub0bqGpAY/bjljuDIWldK7d6FqW48yIse0ps/tDiHXvI5sUwDq9lXQm/PP7I4AjtV50eg5ABH7dIiTTSvI6gqCuiyv028t6AuioMsPdYcPyc1eKO8+RX7nCvK4JxpF3JgJQ+a6sIPT/E4d6rLCnmc+jWUNmSYvrglbOPj8FVeFTSQbl6DgXh7fgMxNV5j/+yJ4B9ShLivq9fq0g6tQdjxGnRiBzKXRAArue/D9128QPYEYkowLOPPAi6LeZVCHuqx4QLSWjqzgbL8IVacbQ8EDEN9+/MS7L4cgpiJvcardAU3fEkosIootHlCHukw3tKQvsz9BmU2E1vIIqaZZDIdikPG/+YA08xw0/W7oBhdRytUNi6AOdRlx3uaOVs74UW5zSyWDLqh6pmF/uY/g+484x39rBhx0A8+REmWpw2QqxlxaveABWWF3SuUjDhRaBOT3C9DZ5lEx6sQF+18lOUcdFk/Vw/namtlFGBaWoZ9wonJ8jodmUcVffgPt6EYZyrJEVE9O66onpncNcy5cdCyA3viZbpRhR2EQJmsMwpTVMDXpI2nmu4Sf8x84ivvqZyMTgQAAAABJRU5ErkJggolQTkcNChoKAAAADUlIRFIAAAAgAAAAIAgGAAAAc3p69AAABXBJREFUeNq1l2tP02cYxv9fYGMzrJwPVpCTCDi1Mp0iElmWmMAr4xdYsrhNQc5QDhZaQFGcBxjIGdpyajkfW6coxUwF3YTF6TYy45xzGmYWl+ncteeKk9hSWAG9k1+eu89z39fvH+MbpMXWir1jTs6fWiKcP7PEvrPvYjxhzzu+Sa+rZPtG42T7LVrBpGBGlngJLqnfgLDnHd84w9lXJnZJHN3jkjA67Zb+Ndwyp+CWdg2uyZfheuAiXBLHQNjzjm+c4Sx3uLtkseuBMZnbgfMmj+wpuGdchVvyGMRvh+Asd7jLDGYtSu6eNKIQPPDKnYJHqgXuSecEI4uCO9xlBrOY6ZDcM2VE4Zly9ql3zlV4ppyD6JcFM5jFTGYvKPdKG3H2Sj3z0DdvHF6pX75SmMlsOqT5yifdbJIXXINP+hmIfll4p5nhnmKCZ6oJ/M1MZtNhV+6bYd69Sj2OlUrxtRnDAtOSWJlJ4TDeSuiHLGkQTvv74Zk2BN4zmw66JNuSZw5N++VbIM8aWhbeGUKa0INkwyS+u/cHGi7eRkCOCR5pA+A7HXRZyVcpB3atVlvgJwZXKQeXhJ9AnjWANxO6sFd/FS9Xesd1vJ3YDblyAHTQRaf0ovxzBrSBxWPwz+lfDkLegbjyUdhWZud1rEjqhF/28zm66HwuV3Y5rc7tmwwqPAdxzsE/t5ewn5eAvD44pxihKB7GzOMnVvKRm/fBd5+s7tl5uuikWwo82BMumAlSD0GcswQd7IU8uwuyVAPIStHzjm+2uKYZsbagDzd/fWQlv3HvEYJVvfDI6LDapYtOuqWgg12xwep+BKvFl6m6Z/HP60SYphfKnmsgwfnd8FEaec7OsPcWd6vF7PjtB1byOzOPsbG4Hy7pbVY7hC466ZZCCjrjQ0tMCFF3Q/QggaoOeGS2QnflR7wo84274qOM8FK2iZkurBHIcw3wyW7H4Ld3rOTPnv2DD8vMkKW1MG8OdNFJt7RG3REfdnQYoZpOiB4kQGWAPK8Nt+5b/5Oe//4X8M03pxWB+Qa4ZepR/9Ut2NbHzRbI0nUiy8i8OdBFJ93SWk17bNihLoQVd2JtoYGIAQO8c/RQ9l6BbZ29eRcB+a14I7kO2XbeVQMTcMvSIUTdziy70EUn3VJYUXu4YCbiSDfE+R9cboNndhMKhiZgW72TP+Ej/Qhs69SFKbgrGxGsbkV4MXPsQxeddEvhhTqniEOtk+uP90GcVoQUNsMrpwGa4XHY1pO/n+Hlapm4Bd+8JgRr9GK3jfvzQheddEusdSUtWsUXg1h3uMWKd0taEFqkh2duHTSmK7Bf/L/xM+SqBgRptNzh7oLQRaf0otaX6HcpynuwoVR83RG9Dc0IO6SFr6oWhebLsK0ffvsdm0pbEKBp4Cx3FoQOuuiUXq4NR7XTkeWd2HBUN4eNpTqEH26Cj6oKRWcuzcof/fkXPqgwwl9di42cdQA66JJsS3FMu3tLTS82nWiGorQJimO2aLHuSANCimvxicGMkxcmEFfdgeAiIef7/8BMZtNBl2SvNn3eaNpa1wNx2iXyeKOQNSCouAoBRacRergGkbznuwMwmw5pvtpc1uj83on6h9tqjRDnvESS4+wdh5nMpkNaqLaU1Ss2n6x7GlVvgDgFtTwXi9Uus5jJbMmRer+sRiF4sENrxNaKeoh+SXCXGcwSUO54RVXWyLaWV5tidO2IrtdhW2UtxG+H4Cx3uMsMZklLraiKqj2C6ZhGHXbqWxDTqEV0TT22n65BVGU1CHve8Y0znOUOd6VXVdsrK+K2V1ZqBZOCmR011djZ1AjCnnd84wxnpddVMVWnnKJPl0dEV5bHRldVxBP2vBNvi/7z/F/0YLlbZledFgAAAABJRU5ErkJggolQTkcNChoKAAAADUlIRFIAAAAwAAAAMAgGAAAAVwL5hwAAA7lJREFUeNrt1dtvFGUYx/Hnj1jPh/WsFFER8YCHijdeabwgc+OF2SvjjUd0ofQEoiKwaNHiCAW1iBQVgdLjWEtBt7XQamJqIPENIEQ30eLF1oSGw/74vckbCGVndmc6O7sXfJNP3kzf532zk026cjl2xStDMbIoRQ4pylLOyJIix8xYFJNyd+WrgwlyCAE5lJCou+q1dJIyhJBkKCml7urXf7JIEUpEkSWl6Jo3frQJEbElrK5duC9OaULE0hSX6XTdm3urSBHKRFGVBOn6twbipAhlpigufrshuSdNqBBp8dONi/ptQoWxpZjii3+wCBXKkkLdVNOnCBVKiVc3L/k+SSiHGY39eKZ5WK+FZpPi1i21ToYQtYXbx3Dy1Fkwvepnr/mM5OvWut4EIWqJ1lFMiS9xBjOX9XmdS8jUbqvvcQhRenZdGtnJ08jXc/ag11lH2Plub+iOEaI0b1U/Do//D5b3G5i13Cl0R0zEdEdjl0WI0v6jJ+DWop2/FXOHJWK6c2lnihCVrrG/4Vaq71Cx96RETHct63AIUWgdPgy3uOfnLkfENOPt3YpQjNkrurCgZZ9e9bMva/oPwq2u3//ye58SMVUtb88SClnc/itOnj4Dplf9bPYKq+GsWwf+HNczfmVFTDPf2ZUjeJmzssN8+IviB/sFhc6+2DYEt46MT6C6qUfP+ZUTMd397s4cwYu1aQBu1ewedT23YOMeTEyeQr74d72v54K48AKz3tuRJXiZu7rdfAP5W9IxesmZ+Wu7ceTEBNx6adugngsqK2K6Z8V3ilBIbccIvOL+RfMjx/6FW3Wdo2YuMCViuvf97Q6hGLWdB+CV3tdzPQePw62mvWN6ZrocEdN9K79NEYpVV+Altoz84bnHO8Jw4Yds9qpvLIIf9V374bfeQ8f02bBYIqb7V38dI/hV3138S4we/0efCVNM2PnmpLY5BL8auodRqKP/ZfG0vUvPh8WRqT2wpi1BCKKh52cw1//1z2/u1XNhSki+5n6wNUMIorE3/0u8vGNA74cpI249+OFXSUJQS3uHMGl+7LjqZ7MXqqR49VDTFkUIqrq5DS9s7darfg6bkkI9vPZLi1ChLCmmRz7abBMqjC1+mvdxa5pQIdLit0ebv4iTIpSZorgE6bF1n1eRIpSJoiqZTo9/8lmc0oSIpSkuYfWEvckmRMSWUlT96UaLFKFEFFlS6p5c35KkDCEkGUpK1M3fsCFBDiEghxJS7p5qWR8ji1LkkKIs5YwsKXLMjEUxuZzIObb19k5cmuORAAAAAElFTkSuQmCC',
        ),
        width: 48,
        height: 48,
        format: 'ico',
        source: 'png',
        originalSize: 1010,
        size: 3213,
        frames: 1,
        firstOnly: false,
        warnings: [],
      },
    },
    {
      title: { en: 'A photo as WebP', zh: '照片转 WebP' },
      input: { file: dunes, preset: 'web' },
      output: {
        file: imageOf(
          'dunes.webp',
          'image/webp',
          'UklGRq4BAABXRUJQVlA4IKIBAABQDQCdASpgAEAAPm00k0ckIyGhKrYLAIANiUAZc4TR7zD/QPkd6gNur5gP1c/Y73//RB//8fM9oI7ftOCKqwrPl1jnnrktdPqOf4Opl/p03MtoGR/8P47UVp5eQY64RK68f4CRzyhJAE0ylfDPeTBwJ32AAP7xNRQLh/q7d/Yv0/0KstSpfOGwk/nwgaaO6/a/FrSNMZn7ur8peboV1eZKi7G88+yzZ+JtKXty5NzXNSXnobcS7Aprmz8EhwzNQ0qmWNn7ZyZcmMUVX8jXkgmadDlvAU8ShlEMzECCoLgfd/rzGRH4Xuxt+YlayYBXYoihKD4j72Vra3ChXnfMZM/Cccf/f+g+59bvKv0phjldMggOXUQuuPmMhldpScWav9wI5NYCOS/rP+Bk98j0yCxRHd4pTJnApW56AJryyY9O8afVQUmVVOpggBUyOfVBrDQE9zTC8eno6UmhektTIJdvB5L1L/aKCQOvBE9Qww4d6s4eDLh5s5jRLV/GzyXckkQBFHwT2v0J6miDgl0vlKipKJ4En7FxB+SMyu2wFyY/EAAA',
        ),
        width: 96,
        height: 64,
        format: 'webp',
        source: 'jpeg',
        originalSize: 1615,
        size: 438,
        frames: 1,
        firstOnly: false,
        warnings: [],
      },
    },
    {
      title: { en: 'Transparent to JPEG, on a color', zh: '透明图转 JPEG 并填背景色' },
      input: { file: badge, format: 'jpeg', background: '#fff3d6' },
      output: {
        file: imageOf(
          'badge.jpg',
          'image/jpeg',
          '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAUFBQUFBQUGBgUICAcICAsKCQkKCxEMDQwNDBEaEBMQEBMQGhcbFhUWGxcpIBwcICkvJyUnLzkzMzlHREddXX0BBQUFBQUFBQYGBQgIBwgICwoJCQoLEQwNDA0MERoQExAQExAaFxsWFRYbFykgHBwgKS8nJScvOTMzOUdER11dff/CABEIADAAMAMBEQACEQEDEQH/xAAyAAEAAgMBAAAAAAAAAAAAAAAHAAYDBQgEAQEAAwEBAQAAAAAAAAAAAAAGAAQFAwEC/9oADAMBAAIQAxAAAADrfEujrEsRrjUkXCKViHKSBYX5+eiZJJLJUuLo1UX75zDY41+xVYMfe2/DuXX8r0Vfq28rSrn7ep+uHNyEjZaOgqG0YelHXmrpUuznYvfHA0xVMJMX7Bo31T0kSMpCoY6X/8QALxAAAQMDAQUHBAMBAAAAAAAAAQIDBAAFBgcREiExMhMiYWJxgsFBUXKiNUOjwv/aAAgBAQABPwAkAEk7AKyrVViA67DsbSJLqeCpK+LQPkA6qmZvl05ZW5fpSPBlfYj/AD2VDzfLoKwtu/Sl+Dy+2H+m2sV1VYnutQ740iM6rgmSjg0T5wemgQQCDtBrVPJ3YUduyQ3Cl2SjfkqHMNcgn3VuVuVuVKw7IoVnavMi2ONwV7pDhKdoC+klPMA1pZk7s2O5ZJjhU7GRvxlHmWuRT7azSSublN7cUeiSpoejXc+KtGI5BfosqVbbct9lg7FqBSOPPYkEgk0ppSFFKgQoHYQeBBFaa6fG7vNXm6MkQG1bWGlf3qH/AAK1UzhqQ2/jdtIUgKAmPD7oO0NprC5K4WU2RxJ65KWj6O9z5rMYS4mT3pCh1yVOj0d7/wA1pzm6MbdVbZ/8fId3+0+rLhAG9+Jq/ac2TI7rBuyHA2haguUlrpkJ5ggjkT9TWoOas49EFisxSiWWghakcozf2HmopJJJO0msOhLl5PZUJHRJS6fRrv8AxWpGNuTWW7vFb3nWEbj6RzLfMK9tblWLP8hsFvXAjLacZ49l2ySss/hT7j0l5195wuOuKKlrUdpUTzJrcrTfG3ITLl3lN7rr6NxhJ5hvmVe6iAQQayHTliY45KtK0MOK4qYVwbJ8pHTUnEMjiqKV2h9Xi0ntR+m2o2IZHKUEotD6fF1PZD99lY9pyxDcblXZaH3E8UsJ4tg+YnqoAAACv//EAC4RAAIBAgQCCAcBAAAAAAAAAAECAwAEBREhQRNxBhASMTJCUZIUIzNhgbGyUv/aAAgBAgEBPwCsK6KvOqzXztGh1ES+I8/SocFwiBQFsIm+7jt/1nU2C4ROpDWES/dB2P5yrFeirwK01i7SINTE3iHL16ujOHJLI15KuaxtlGDu3r+K4lcSuJSYjayTmBZgZBtyrpNhyRSLeRLksjZSAbN6/msJUQ4bZqN4w3u1qa+t4HVJJQrN3VxM96xPEuEpgib5h8R/yKwmyKFbmTQ+Qc96xZRNht4p2jLe3WsMnElhakHuQL7dKxC1+IAkT6ijLL1FQYhPbxPF37Ln5asbXjvxptVzz18xrt1ic4jsLok96FfdpWDXoiZrdzkrHNOdcSpbaGZw7Zg75b0GCgAaAVxKxm9ErLboc1U5vz6rXFXjASYFhs29Jf2zjSZRz0/dPf2yDWZTy1/VXWKvICkIKjdt+r//xAAwEQACAQQAAggEBwEAAAAAAAABAgMABAURBlEQEiExMkFxckKBkrETFCIjM0NS0f/aAAgBAwEBPwCsjxGkLNFaKJGHfIfCPTnUuXycx215IPaer9qiy+ThO1vJD7j1vvWO4jSZliu1EbHukHhPry6OIsg0KLaRNppBuQ8l5fOtVqtU9hdx24uHhIiOu31rh3INMjWkrbaMbjPNeXyrLSGXI3jHykK/T2VBYXV0jvDCWVe80Ro6IrD4v8dluJl/aB/Sp+I/8rNZJWDWkXaP7G9PIViZDFkbNh5yBfq7Ky0RiyN2D5yFvq7axOSFoTDL/Ezb3/k1c4m2u545wdAnbgdzisrkRaJ+Wt9CTWjr4B0YmIy5G0A8pA309tcQY9pkW6jXbINOOa861Vtlbq1iMSFWX4esN9X0pizszMxLE7JNarh/HtCjXUi6ZxpByXn0X/D6Ss0lqwRj3ofD8uVSYrIRHRtHPtHW+1R4rISnQtHHuHV+9WHD6RMsl0wdh3IPD8+fR//Z',
        ),
        width: 48,
        height: 48,
        format: 'jpeg',
        source: 'png',
        originalSize: 1010,
        size: 1668,
        frames: 1,
        firstOnly: false,
        warnings: [],
      },
    },
    {
      title: { en: 'Pixel art, eight times as large', zh: '像素画放大八倍' },
      input: { file: smile, format: 'png', width: 64, smoothing: false },
      output: {
        file: imageOf(
          'smile.png',
          'image/png',
          'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAgMAAADXB5lNAAAACVBMVEUoKDz/////0jwtRvr4AAAANklEQVR42s3TMREAMAzDQJEUSaPskqEMbI0/5mJUuVSpAeSCHkC+oAmQJFCErXtcRZj505HdPukyVBCryFYaAAAAAElFTkSuQmCC',
        ),
        width: 64,
        height: 64,
        format: 'png',
        source: 'gif',
        originalSize: 58,
        size: 132,
        frames: 1,
        firstOnly: false,
        warnings: [],
      },
    },
  ],
}
