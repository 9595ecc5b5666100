import { z } from '../zod.ts'
import { boundedText } from './bounded-fields.ts'

/** The body of /robots.txt when it holds a line with a colon, else the content of the robots meta tag. */
export const seoConfig = z.object({ robots: boundedText(20_000) })

/** The default body of /robots.txt. */
export const defaultRobots = 'User-agent: *\nDisallow: /admin\nDisallow: /login\nDisallow: /account'
