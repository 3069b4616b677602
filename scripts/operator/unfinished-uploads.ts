import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'

const addresses = z.record(z.string(), z.string())

const folder = (): string =>
  join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'security-learning-portal')

const file = (): string => join(folder(), 'uploads.json')

function read(): Record<string, string> {
  try {
    return addresses.parse(JSON.parse(readFileSync(file(), 'utf8')))
  } catch {
    return {}
  }
}

/** Returns the URL of an unfinished upload, or undefined if there is none. */
export const findUnfinishedUpload = (fingerprint: string): string | undefined => read()[fingerprint]

/**
 * Stores the URL of an unfinished upload for the current user. If the URL is undefined, the stored URL is deleted.
 */
export function storeUnfinishedUpload(fingerprint: string, address: string | undefined): void {
  const { [fingerprint]: _, ...others } = read()
  mkdirSync(folder(), { recursive: true, mode: 0o700 })
  const all = address === undefined ? others : { ...others, [fingerprint]: address }
  writeFileSync(file(), JSON.stringify(all), { mode: 0o600 })
}
