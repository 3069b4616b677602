import { redirectByCookie } from './language-redirect.ts'

// A separate script, so that the script of every page only has to load it.
redirectByCookie()
