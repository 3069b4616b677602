import { leadByCookie } from './at-root.ts'

// A separate script, so that the script of every page only has to load it.
leadByCookie()
