import * as z from 'zod/mini'

// Zod's mini build has no messages: without a locale the message of each issue is "Invalid input". Threads and
// processes that read documents do not set a locale elsewhere.
z.config(z.locales.en())
