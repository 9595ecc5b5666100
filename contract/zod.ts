import { z } from 'zod'

// Zod asks whether it may compile by trying to, as soon as there is a schema: the policy of a page reports that.
z.config({ jitless: true })

export { z }
