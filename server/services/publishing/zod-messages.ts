import * as z from 'zod/mini'

// Zod's mini build has no messages: without a locale each issue says "Invalid input". Threads and processes
// that read documents load nothing else that sets one.
z.config(z.locales.en())
