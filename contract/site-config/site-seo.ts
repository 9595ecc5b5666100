import { z } from '../zod.ts'
import { boundedText, image, keywords } from './bounded-fields.ts'
import { translatedTexts, translations } from './translations.ts'

/** What search engines and social networks read of the home page. */
export const siteSeo = z.object({
  meta_title: boundedText(200),
  meta_description: boundedText(2000),
  meta_keywords: keywords,
  og_title: boundedText(200),
  og_description: boundedText(2000),
  og_image: image,
  translations: translations(translatedTexts.site_seo),
})
