import * as z from 'zod/mini'

// Zod's mini build contains no messages: without a locale, the message of each issue is "Invalid input". The locale
// is set here because worker threads and child processes that read documents set it nowhere else.
z.config(z.locales.en())
