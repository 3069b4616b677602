import { readFileSync } from 'node:fs'

/** Returns the version of this release, as package.json and CHANGELOG.md name it: 1.0.0. */
export const readReleaseVersion = (): string =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
