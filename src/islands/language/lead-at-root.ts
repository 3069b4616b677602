import { leadByCookie } from './at-root.ts'

// A script of its own, so that the script of every page only has to load it.
leadByCookie()
