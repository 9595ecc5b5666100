import { z } from '../zod.ts'
import { address, boundedText, email, image, keywords, origin } from './bounded-fields.ts'
import { translatedTexts, translations } from './translations.ts'

/** What the site is called and says of itself. */
export const siteInfo = z.object({
  site_name: boundedText(100),
  site_url: origin,
  site_title: boundedText(200),
  sub_title: boundedText(200),
  site_desc: boundedText(2000),
  site_logo: image,
  site_image: image,
  main_title: boundedText(200),
  site_keywords: keywords,
  site_meta_script: boundedText(20_000),
  disclaimer: boundedText(20_000),
  contact_email: email,
  feedback_email: email,
  code_url: address,
  filing_number: boundedText(100),
  filing_link: address,
  translations: translations(translatedTexts.site_info),
})
