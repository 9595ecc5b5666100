/** Says whether a text is a color as CSS writes it in hexadecimal: #rgb, #rgba, #rrggbb or #rrggbbaa. */
export const isHexColor = (text: string): boolean => /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)
