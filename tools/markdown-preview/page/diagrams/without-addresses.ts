/**
 * Takes out of the source of a diagram what would make a browser fetch something while it is drawn: the images of nodes,
 * and addresses in styles. The policy of a page would stop most of it; a page that was exported has none.
 */
export const withoutAddresses = (source: string): string =>
  source
    // `A@{ img: "https://…" }`, in YAML: with or without quotes, over several lines, by escapes.
    .replace(/@\{[^}]*/g, (shape) => shape.replaceAll('\\', '').replace(/\bimg(["']?\s*:)/gi, 'image$1'))
    // Lines of styles, and what a diagram says of itself before it begins: there a function may be spelt by escapes.
    .split('\n')
    .map((line) => (/style|classDef|theme|%%\{/i.test(line) ? line.replace(/\\(?=[\da-f])/gi, '') : line))
    .join('\n')
    .replace(/\b(url|src|image|image-set|cross-fade|element|paint)\(/gi, '$1 (')
    .replace(/@import/gi, '@ import')
