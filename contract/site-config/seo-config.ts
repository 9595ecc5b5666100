import { z } from 'zod'
import { line } from './bounded-fields.ts'

/** The body of /robots.txt when it holds a line with a colon, else the content of the robots meta tag. */
export const seoConfig = z.object({ robots: line(20_000) })
