const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Allowed HTML elements. None of them loads, runs or sends anything, or switches the parser's mode. */
export const htmlTags = setOf(
  'h1 h2 h3 h4 h5 h6 p blockquote pre code ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td ' +
    'a em strong b i u s del ins mark small sub sup kbd samp var abbr cite q dfn time span div section details summary ' +
    'figure figcaption br wbr hr img input ruby rt rp bdi bdo tt strike big center',
)

/** Void elements. */
export const voidTags = setOf('br wbr hr img input col')

/** Elements of MathML as formulas have them. */
export const mathTags = setOf(
  'math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover ' +
    'mmultiscripts mprescripts none mtable mtr mtd mpadded mphantom menclose mstyle merror',
)

/** Attributes of MathML as formulas have them. */
export const mathAttributes = setOf(
  'display displaystyle scriptlevel mathvariant stretchy fence separator lspace rspace minsize maxsize symmetric ' +
    'largeop movablelimits accent accentunder linethickness columnalign rowalign rowspacing columnspacing columnlines ' +
    'rowlines frame width height depth voffset mathcolor mathbackground notation form columnspan rowspan dir',
)

/** Elements that are removed with their content; of others that are not allowed the content stays. */
export const droppedTags = setOf(
  'script style iframe frame frameset object embed applet template noscript noembed noframes textarea title xmp ' +
    'plaintext select option button svg head base meta link audio video canvas portal annotation-xml mglyph malignmark',
)
