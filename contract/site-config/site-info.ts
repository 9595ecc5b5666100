import { z } from 'zod'
import { address, email, keywords, line, origin, picture } from './bounded-fields.ts'

/** What the site is called and says of itself. */
export const siteInfo = z.object({
  site_name: line(100),
  site_url: origin,
  site_title: line(200),
  sub_title: line(200),
  site_desc: line(2000),
  site_logo: picture,
  site_image: picture,
  main_title: line(200),
  site_keywords: keywords,
  site_meta_script: line(20_000),
  disclaimer: line(20_000),
  contact_email: email,
  feedback_email: email,
  code_url: address,
  filing_number: line(100),
  filing_link: address,
})
