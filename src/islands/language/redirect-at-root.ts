import { redirectByCookie } from './language-redirect.ts'

// This is a separate script, so that the script that every page loads stays small.
redirectByCookie()
