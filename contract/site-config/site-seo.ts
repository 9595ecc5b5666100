import { z } from 'zod'
import { keywords, line, picture } from './bounded-fields.ts'

/** What search engines and social networks are told of the home page. */
export const siteSeo = z.object({
  meta_title: line(200),
  meta_description: line(2000),
  meta_keywords: keywords,
  og_title: line(200),
  og_description: line(2000),
  og_image: picture,
})
