import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** The files that the renderer is compiled from; tests and notes are left out. */
const sources = ['src/**', 'public/**', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json']
const ignored = /\.test\.tsx?$|\.md$/

/** One hash over the names and bytes of all sources: the same sources always compile to the same pages. */
export function sourceDigest(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources).sort()) {
    if (ignored.test(file) || !statSync(file).isFile()) continue
    hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}
